import { Button } from '@mantine/core';
import { endpoints } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { FileDenied, notifyDenied } from '../../../lib/files/denied.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { IconFileDownload } from '../../../ui/icons.ts';
import { notifyRefused } from '../../../ui/notify.ts';

type Props = {
  readonly disputeId: string;
  /** Number of the memo. */
  readonly number: number;
  /** Staff read it in the account of the customer. */
  readonly staff?: boolean;
};

/** Saves the credit memo of a dispute as PDF. */
export function MemoButton({ disputeId, number, staff = false }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      const params = { id: disputeId };
      const pdf = staff
        ? await call(endpoints.staffDisputes.memo, { params })
        : await call(endpoints.disputes.memo, { params });
      saveFile(`CM-${number}.pdf`, new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }));
    } catch (cause) {
      if (cause instanceof FileDenied) notifyDenied();
      else notifyRefused({ title: t('invoices.memo.failed'), text: cause instanceof Error ? cause.message : '' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      loading={busy}
      aria-label={t('invoices.memo.of', { number })}
      leftSection={<IconFileDownload size={16} aria-hidden="true" />}
      onClick={() => void download()}
    >
      {t('invoices.pdf.short')}
    </Button>
  );
}

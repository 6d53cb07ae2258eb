import { Button } from '@mantine/core';
import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { usePdf } from '../../../lib/files/use-pdf.ts';
import { IconFileDownload } from '../../../ui/icons.ts';

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
  const { busy, save } = usePdf(t('invoices.memo.failed'));
  const params = { id: disputeId };
  const read = () =>
    staff ? call(endpoints.staffDisputes.memo, { params }) : call(endpoints.disputes.memo, { params });
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      loading={busy}
      aria-label={t('invoices.memo.of', { number })}
      leftSection={<IconFileDownload size={16} aria-hidden="true" />}
      onClick={() => save(`CM-${number}.pdf`, read)}
    >
      {t('invoices.pdf.short')}
    </Button>
  );
}

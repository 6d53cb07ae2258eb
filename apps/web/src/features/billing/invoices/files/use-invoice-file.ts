import { endpoints } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { FileDenied, notifyDenied } from '../../../../lib/files/denied.ts';
import { saveFile } from '../../../../lib/files/save-file.ts';
import { notifyRefused } from '../../../../ui/notify.ts';

/** Saves an invoice as PDF; a refusal of the browser is told in the specification's words. */
export function useInvoiceFile() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState<string | null>(null);
  const download = async (id: string, number: number): Promise<void> => {
    setBusy(id);
    try {
      const pdf = await call(endpoints.invoices.pdf, { params: { id } });
      saveFile(`INV-${number}.pdf`, new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }));
    } catch (cause) {
      if (cause instanceof FileDenied) notifyDenied();
      else notifyRefused({ title: t('invoices.pdf.failed'), text: cause instanceof Error ? cause.message : '' });
    } finally {
      setBusy(null);
    }
  };
  return {
    /** The invoice that is being fetched. */
    busy,
    download: (id: string, number: number) => void download(id, number),
  };
}

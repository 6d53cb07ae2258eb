import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { usePdf } from '../../../../lib/files/use-pdf.ts';

/** Saves an invoice as PDF. */
export function useInvoiceFile() {
  const { t } = useTranslation();
  const { busy, save } = usePdf(t('invoices.pdf.failed'));
  return {
    busy,
    download: (id: string, number: number) =>
      save(`INV-${number}.pdf`, () => call(endpoints.invoices.pdf, { params: { id } })),
  };
}

import { Button } from '@mantine/core';
import { endpoints, type Quote } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { usePdf } from '../../../../lib/files/use-pdf.ts';
import { IconFileDownload } from '../../../../ui/icons.ts';
import { useQuoteForm } from '../draft/quote-form.ts';

type Props = {
  readonly quote: Quote;
  readonly insured: boolean;
  /** The only rate in it; all of them when missing. */
  readonly rate?: string;
};

/** Saves a quote, or one rate of it, as PDF. A guest has none, and no quote has one before its first rate. */
export function PdfButton({ quote, insured, rate }: Props) {
  const { t } = useTranslation();
  const { busy, save } = usePdf(t('quote_pdf.failed'));
  const { channel } = useQuoteForm();
  if (channel.guest || quote.rates.length === 0) return null;
  const { id, number } = quote;
  const query = { insured: insured ? 'true' : 'false', ...(rate === undefined ? {} : { rates: rate }) } as const;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      loading={busy}
      leftSection={<IconFileDownload size={16} aria-hidden="true" />}
      onClick={() => save(`quote-${number}.pdf`, () => call(endpoints.quotes.pdf, { params: { id }, query }))}
    >
      {t(rate === undefined ? 'quote_pdf.download' : 'quote_pdf.download_rate')}
    </Button>
  );
}

import { Button, type ButtonProps } from '@mantine/core';
import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { usePdf } from '../../../lib/files/use-pdf.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import { IconFileDownload } from '../../../ui/icons.ts';

type Props = {
  readonly paymentId: string;
  /** When it was paid. */
  readonly at: string;
  /** Staff read it in the account of the customer. */
  readonly account?: string;
  readonly look?: ButtonProps;
};

/** Saves the receipt of a payment by card as PDF. */
export function ReceiptButton({ paymentId, at, account, look }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { busy, save } = usePdf(t('payments.receipt.failed'));
  const read = () =>
    account === undefined
      ? call(endpoints.payments.receipt, { params: { id: paymentId } })
      : call(endpoints.staffPayments.receipt, { params: { account, id: paymentId } });
  return (
    <Button
      {...look}
      loading={busy}
      aria-label={t('payments.receipt.of', { date: dateTime(at, ownZone()) })}
      leftSection={<IconFileDownload size={16} aria-hidden="true" />}
      onClick={() => save(`receipt-${paymentId}.pdf`, read)}
    >
      {t('payments.receipt.download')}
    </Button>
  );
}

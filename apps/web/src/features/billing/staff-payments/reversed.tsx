import { reversalReasons, type StaffPayment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { ownZone } from '../../../lib/format/zones.ts';
import { Notice } from '../../../ui/notice.tsx';

/** Why a payment was taken back, by whom, and when. */
export function Reversed({ payment: { reversal } }: { readonly payment: StaffPayment }) {
  const { t } = useTranslation();
  const { dateTime } = useChargedFormats();
  if (reversal === null) return null;
  const reason = reversalReasons.find((one) => one === reversal.reason) ?? 'other';
  const words = t('received_payments.reverse.by', {
    time: dateTime(reversal.at, ownZone()),
    name: reversal.by ?? '–',
    reason: t(`received_payments.reverse.reasons.${reason}`),
  });
  return (
    <Notice tone="stop" title={words}>
      {reversal.note}
    </Notice>
  );
}

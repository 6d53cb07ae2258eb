import type { PaymentRefund, StaffPaymentState } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconArrowBackUp, IconBan, IconCircleCheck, IconClock, IconHourglass, IconLock } from '../../../ui/icons.ts';

const looks = {
  open: { tone: 'wait', icon: IconHourglass },
  held: { tone: 'move', icon: IconLock },
  paid: { tone: 'go', icon: IconCircleCheck },
  released: { tone: 'off', icon: IconArrowBackUp },
  expired: { tone: 'off', icon: IconBan },
  reversed: { tone: 'stop', icon: IconArrowBackUp },
} as const satisfies Record<StaffPaymentState, object>;

const refundLooks = {
  sent: { tone: 'wait', icon: IconClock },
  done: { tone: 'go', icon: IconCircleCheck },
  refused: { tone: 'stop', icon: IconBan },
} as const satisfies Record<PaymentRefund['state'], object>;

/** How far a payment has come, as picture and word. */
export function PaymentStateChip({ state }: { readonly state: StaffPaymentState }) {
  const { t } = useTranslation();
  return <ToneChip {...looks[state]}>{t(`staff_payments.state.${state}`)}</ToneChip>;
}

/** How far a refund has come, as picture and word. */
export function RefundStateChip({ state }: { readonly state: PaymentRefund['state'] }) {
  const { t } = useTranslation();
  return <ToneChip {...refundLooks[state]}>{t(`staff_payments.detail.refund_state.${state}`)}</ToneChip>;
}

import type { InvoiceStatus } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconAlertCircle, IconCalendarDue, IconCalendarEvent, IconCircleCheck, IconFlag } from '../../../ui/icons.ts';

const looks = {
  current: { tone: 'wait', icon: IconCalendarEvent },
  due_soon: { tone: 'care', icon: IconCalendarDue },
  past_due: { tone: 'stop', icon: IconAlertCircle },
  disputed: { tone: 'stop', icon: IconFlag },
  paid: { tone: 'go', icon: IconCircleCheck },
} as const;

/** Where an invoice stands, as picture and word. */
export function InvoiceStatusChip({ status }: { readonly status: InvoiceStatus }) {
  const { t } = useTranslation();
  return <ToneChip {...looks[status]}>{t(`invoices.status.${status}`)}</ToneChip>;
}

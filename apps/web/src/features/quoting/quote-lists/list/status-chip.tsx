import type { QuoteStatus } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { IconCircleCheck, IconClock, IconHistory } from '../../../../ui/icons.ts';

const looks = {
  open: { tone: 'move', icon: IconClock },
  booked: { tone: 'go', icon: IconCircleCheck },
  expired: { tone: 'off', icon: IconHistory },
} as const;

/** Where a quote stands, as picture and word. */
export function QuoteStatusChip({ status }: { readonly status: QuoteStatus }) {
  const { t } = useTranslation();
  return <ToneChip {...looks[status]}>{t(`quote_lists.status.${status}`)}</ToneChip>;
}

import type { OrderStatus, TrackingReport } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { orderStyles, trackingReportStyles } from './styles.ts';

/** The status of an order. */
export function OrderChip({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation();
  return <ToneChip {...orderStyles[status]}>{t(`marketplace.statuses.${status}`)}</ToneChip>;
}

/** How far its tracking number is on the way back. */
export function TrackingReportChip({ state }: { readonly state: TrackingReport['state'] }) {
  const { t } = useTranslation();
  return <ToneChip {...trackingReportStyles[state]}>{t(`marketplace.told.${state}`)}</ToneChip>;
}

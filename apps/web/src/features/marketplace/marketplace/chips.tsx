import type { OrderStatus, OrderTold } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { orderLooks, toldLooks } from './looks.ts';

/** The status of an order. */
export function OrderChip({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation();
  return <ToneChip {...orderLooks[status]}>{t(`marketplace.statuses.${status}`)}</ToneChip>;
}

/** How far its tracking number is on the way back. */
export function ToldChip({ state }: { readonly state: OrderTold['state'] }) {
  const { t } = useTranslation();
  return <ToneChip {...toldLooks[state]}>{t(`marketplace.told.${state}`)}</ToneChip>;
}

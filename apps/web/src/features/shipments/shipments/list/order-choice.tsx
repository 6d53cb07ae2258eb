import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { shipmentSorts, type ShipmentSort } from '@waybill/contract';
import { sortIn, type ShipmentList } from './filters.ts';

const words = {
  attention: 'action_first',
  '-attention': 'action_last',
  '-created_at': 'newest',
  created_at: 'oldest',
  '-pickup_date': 'latest_pickup',
  pickup_date: 'earliest_pickup',
  bol_number: 'number_up',
  '-bol_number': 'number_down',
  status: 'status_up',
  '-status': 'status_down',
  carrier: 'carrier_up',
  '-carrier': 'carrier_down',
  delivery: 'earliest_delivery',
  '-delivery': 'latest_delivery',
  total: 'total_up',
  '-total': 'total_down',
} as const satisfies Readonly<Record<ShipmentSort, string>>;

/** The order as a choice: the only way to it on a phone, where rows are cards without a head. */
export function OrderChoice({
  list,
  sorts = shipmentSorts,
  className,
}: {
  readonly list: Pick<ShipmentList, 'sort' | 'sortBy'>;
  readonly sorts: readonly ShipmentSort[] | undefined;
  readonly className: string | undefined;
}) {
  const { t } = useTranslation();
  const sort = sortIn(list.sort, sorts);
  return (
    <Select
      className={className ?? ''}
      aria-label={t('tracking.filter.order')}
      value={sort}
      data={sorts.map((value) => ({ value, label: t(`tracking.order.${words[value]}`) }))}
      onChange={(value) => value !== null && value !== list.sort && list.sortBy(value)}
    />
  );
}

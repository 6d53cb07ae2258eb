import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ShipmentList } from './filters.ts';
import { firstSort, sorts } from './filters.ts';

const words = {
  '-created_at': 'newest',
  created_at: 'oldest',
  '-pickup_date': 'latest_pickup',
  pickup_date: 'earliest_pickup',
  bol_number: 'number_up',
  '-bol_number': 'number_down',
} as const;

/** The order as a choice: the only way to it on a phone, where rows are cards without a head. */
export function OrderChoice({
  list,
  className,
}: {
  readonly list: Pick<ShipmentList, 'sort' | 'sortBy'>;
  readonly className: string | undefined;
}) {
  const { t } = useTranslation();
  const sort = sorts.find((one) => one === list.sort) ?? firstSort;
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

import { shipmentStatuses } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { CountTabs, type CountTab } from '../../../../ui/count-tabs/count-tabs.tsx';
import { IconHandStop } from '../../../../ui/icons.ts';
import type { StatusCounts } from '../api.ts';
import { statusIn, type ShipmentList, type StatusChoice } from './filters.ts';

type Props = {
  readonly list: Pick<ShipmentList, 'filters' | 'filter'>;
  /** How many each holds; left out while unknown. */
  readonly counts?: StatusCounts | undefined;
  /** Keeps the place of the counts while they are on their way. */
  readonly counted: boolean;
};

/** The statuses as tabs with their counts; Action Required stands apart, for it overlaps them. */
export function StatusTabs({ list, counts, counted }: Props) {
  const { t } = useTranslation();
  const tab = (key: StatusChoice | 'all'): CountTab<StatusChoice | 'all'> => ({
    key,
    words: key === 'all' ? t('tracking.filter.all') : t(`freight.status.${key}`),
    ...(counted ? { count: counts?.[key] ?? null } : {}),
  });
  return (
    <CountTabs
      label={t('tracking.filter.status')}
      chosen={statusIn(list) ?? 'all'}
      choose={(status) => list.filter({ status: status === 'all' ? '' : status })}
      tabs={[
        tab('all'),
        ...shipmentStatuses.map(tab),
        { ...tab('action_required'), icon: IconHandStop, care: true, apart: true },
      ]}
    />
  );
}

import { shipmentStatuses } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { CountTabs, type CountTab } from '../../../../ui/count-tabs/count-tabs.tsx';
import { IconHandStop } from '../../../../ui/icons.ts';
import type { StatusCounts } from '../api.ts';
import { statusIn, type ShipmentList, type StatusChoice } from './filters.ts';

type Props = {
  readonly list: Pick<ShipmentList, 'filters' | 'filter' | 'board'>;
  /** How many each holds; left out while unknown. */
  readonly counts?: StatusCounts | undefined;
  /** Keeps the place of the counts while they are on their way. */
  readonly counted: boolean;
};

/**
 * The statuses as tabs with their counts; Action Required stands apart, for it overlaps them. Tracking begins with what
 * is open, and ends with everything.
 */
export function StatusTabs({ list, counts, counted }: Props) {
  const { t } = useTranslation();
  const first = list.board?.status ?? 'all';
  const countOf = (key: StatusChoice | 'all'): number | null => {
    if (counts === undefined) return null;
    return key === 'open' ? counts.all - counts.delivered - counts.canceled : counts[key];
  };
  const tab = (key: StatusChoice | 'all'): CountTab<StatusChoice | 'all'> => ({
    key,
    words: key === 'all' || key === 'open' ? t(`tracking.filter.${key}`) : t(`freight.status.${key}`),
    ...(counted ? { count: countOf(key) } : {}),
  });
  return (
    <CountTabs
      label={t('tracking.filter.status')}
      chosen={statusIn(list) ?? 'all'}
      choose={(status) => list.filter({ status: status === first ? '' : status })}
      tabs={[
        tab(first),
        ...shipmentStatuses.map(tab),
        { ...tab('action_required'), icon: IconHandStop, care: true, apart: true },
        ...(first === 'open' ? [tab('all')] : []),
      ]}
    />
  );
}

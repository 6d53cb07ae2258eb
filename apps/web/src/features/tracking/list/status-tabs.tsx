import { UnstyledButton } from '@mantine/core';
import { shipmentStatuses } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { IconHandStop } from '../../../ui/icons.ts';
import type { StatusCounts } from '../api.ts';
import { statusIn, type ShipmentList, type StatusChoice } from './filters.ts';
import css from './status-tabs.module.css';

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
  const { number } = useFormats();
  const chosen = statusIn(list) ?? 'all';
  const tab = (status: StatusChoice | 'all') => (
    <UnstyledButton
      key={status}
      className={css.tab}
      aria-pressed={chosen === status}
      data-care={status === 'action_required' || undefined}
      onClick={() => list.filter({ status: status === 'all' ? '' : status })}
    >
      {status === 'action_required' && <IconHandStop size={16} aria-hidden="true" />}
      {status === 'all' ? t('tracking.filter.all') : t(`freight.status.${status}`)}
      {counted && (
        <span className={css.count} data-some={(counts?.[status] ?? 0) > 0 || undefined}>
          {counts ? number(counts[status]) : ''}
        </span>
      )}
    </UnstyledButton>
  );
  return (
    <div className={css.tabs} role="group" aria-label={t('tracking.filter.status')}>
      {tab('all')}
      {shipmentStatuses.map(tab)}
      <span className={css.apart} aria-hidden="true" />
      {tab('action_required')}
    </div>
  );
}

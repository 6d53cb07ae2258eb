import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { IconFilterOff } from '../../../../ui/icons.ts';
import { statusIn, type ShipmentList } from './filters.ts';

/** Nothing matches the filters: says what was looked for, and offers to drop each part of it. */
export function NothingFound({
  list,
}: {
  readonly list: Pick<ShipmentList, 'filters' | 'filter' | 'clearFilters' | 'board'>;
}) {
  const { t } = useTranslation();
  const status = statusIn(list);
  const { search, from, to } = list.filters;
  const state = status && status !== 'open' ? t(`freight.status.${status}`) : undefined;
  const dates = from !== undefined || to !== undefined;
  const kind = search !== undefined ? 'text' : status !== undefined ? 'status_text' : 'dates_text';
  const title =
    search !== undefined
      ? t('tracking.nothing.search', { search })
      : state
        ? t('tracking.nothing.status', { status: state })
        : t('tracking.nothing.title');
  return (
    <EmptyState
      picture={<IconFilterOff size={32} aria-hidden="true" />}
      title={title}
      text={t(`tracking.nothing.${kind}`)}
      actions={
        <>
          {search !== undefined && (
            <Button onClick={() => list.filter({ search: '' })}>{t('tracking.filter.drop_search', { search })}</Button>
          )}
          {state && (
            <Button onClick={() => list.filter({ status: '' })}>
              {t('tracking.filter.drop_status', { status: state })}
            </Button>
          )}
          {dates && (
            <Button onClick={() => list.filter({ from: '', to: '' })}>{t('tracking.filter.drop_pickup')}</Button>
          )}
          <Button variant="subtle" onClick={list.clearFilters}>
            {t('common.clear_all')}
          </Button>
        </>
      }
    />
  );
}

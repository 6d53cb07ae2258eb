import { Select } from '@mantine/core';
import { quoteModes, quoteStatuses, type QuoteSort } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ListTools } from '../../../../ui/table/list-tools.tsx';
import { CreatedRange } from './created-range.tsx';
import { modeIn, sortIn, sortsOf, statusIn, type Kind, type QuoteList } from './filters.ts';
import tools from '../../../../ui/table/list-tools.module.css';
import css from './tools.module.css';

const orders = {
  '-created_at': 'newest',
  created_at: 'oldest',
  lowest: 'lowest',
  '-lowest': 'highest',
  origin: 'origin',
  '-origin': 'origin_down',
  destination: 'destination',
  '-destination': 'destination_down',
  '-saved_at': 'saved_last',
  saved_at: 'saved_first',
  name: 'name',
  '-name': 'name_down',
} as const satisfies Readonly<Record<QuoteSort, string>>;

/** Search, status, mode and days of a list of quotes; on a phone also its order. */
export function QuoteTools({ list, kind }: { readonly list: QuoteList; readonly kind: Kind }) {
  const { t } = useTranslation();
  const sort = sortIn(kind, list);
  return (
    <ListTools list={list} label={t('quote_lists.filter.search')} clearLabel={t('quote_lists.filter.clear_search')}>
      <Select
        className={css.pick ?? ''}
        aria-label={t('quote_lists.filter.status')}
        placeholder={t('quote_lists.filter.any_status')}
        clearable
        value={statusIn(list) ?? null}
        data={quoteStatuses.map((value) => ({ value, label: t(`quote_lists.status.${value}`) }))}
        onChange={(status) => list.filter({ status: status ?? '' })}
      />
      <Select
        className={css.pick ?? ''}
        aria-label={t('quote_lists.filter.mode')}
        placeholder={t('quote_lists.filter.any_mode')}
        clearable
        value={modeIn(list) ?? null}
        data={quoteModes.map((value) => ({ value, label: t(`terms.modes.${value}`) }))}
        onChange={(mode) => list.filter({ mode: mode ?? '' })}
      />
      <CreatedRange list={list} />
      <Select
        className={tools.order ?? ''}
        aria-label={t('quote_lists.filter.order')}
        value={sort}
        data={sortsOf[kind].map((value) => ({ value, label: t(`quote_lists.order.${orders[value]}`) }))}
        onChange={(value) => value !== null && value !== sort && list.sortBy(value)}
      />
    </ListTools>
  );
}

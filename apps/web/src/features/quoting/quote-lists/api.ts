import { keepPreviousData } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { apiQuery } from '../../../lib/api/query.ts';
import { filtersOf, type Kind, type QuoteList } from './list/filters.ts';

/** A page of a list; looked at again whenever the window is, since others of the account quote too. */
export function quotesQuery(kind: Kind, list: QuoteList) {
  const query = { ...filtersOf(kind, list), page: list.page, per_page: list.perPage };
  return {
    ...apiQuery(endpoints.quoteLists.list, { query }),
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  } as const;
}

export function quoteQuery(id: string) {
  return apiQuery(endpoints.quotes.show, { params: { id } });
}

import { keepPreviousData } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { apiQuery } from '../../../lib/api/query.ts';
import { historyQueryOf, openQueryOf, type HistoryList, type OpenList } from './list/filters.ts';

const { list, history, show } = endpoints.invoices;

// Somebody else may pay or bill meanwhile.
const live = { refetchOnWindowFocus: 'always', placeholderData: keepPreviousData } as const;

export function openInvoicesQuery(at: OpenList) {
  return {
    ...apiQuery(list, { query: { ...openQueryOf(at), page: at.page, per_page: at.perPage } }),
    ...live,
  } as const;
}

export function invoiceHistoryQuery(at: HistoryList) {
  const query = { ...historyQueryOf(at), page: at.page, per_page: at.perPage };
  return { ...apiQuery(history, { query }), ...live } as const;
}

export function invoiceQuery(id: string) {
  return apiQuery(show, { params: { id } });
}

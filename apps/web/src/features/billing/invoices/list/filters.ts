import { openInvoiceFilters, type endpoints, type QueryInput } from '@waybill/contract';
import type { List } from '../../../../ui/table/use-list.ts';
import { dateIn } from '../../../../lib/format/date-in.ts';

/** What each list can be narrowed by; the names stand in the URL. */
export const openFilters = ['filter', 'search'] as const;
export const historyFilters = ['search', 'from', 'to'] as const;
export type OpenList = List<(typeof openFilters)[number]>;
export type HistoryList = List<(typeof historyFilters)[number]>;

const openSorts = ['-issued_on', 'issued_on', '-due_on', 'due_on', '-number', 'number', '-total', 'total'] as const;
const historySorts = ['-paid_at', 'paid_at', '-number', 'number', '-total', 'total'] as const;
export const firstSort = { open: 'due_on', history: '-paid_at' } as const;

/** The filter of the URL; all of them for one that nobody knows. */
export function filterIn({ filters }: Pick<OpenList, 'filters'>) {
  return openInvoiceFilters.find((filter) => filter === filters.filter) ?? 'all';
}

const searchIn = (text: string | undefined) => (text ? { search: text.slice(0, 60) } : {});

/** The state of a list as the server is asked; what the URL has wrong is left out. */
export function openQueryOf(list: Pick<OpenList, 'filters' | 'sort'>) {
  return {
    filter: filterIn(list),
    ...searchIn(list.filters.search),
    sort: openSorts.find((sort) => sort === list.sort) ?? firstSort.open,
  } satisfies QueryInput<typeof endpoints.invoices.export>;
}

/** The same of the history; without days the server shows its own: the past 7. */
export function historyQueryOf(list: Pick<HistoryList, 'filters' | 'sort'>) {
  const [from, to] = [dateIn(list.filters.from), dateIn(list.filters.to)];
  return {
    ...searchIn(list.filters.search),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    sort: historySorts.find((sort) => sort === list.sort) ?? firstSort.history,
  } satisfies QueryInput<typeof endpoints.invoices.exportHistory>;
}

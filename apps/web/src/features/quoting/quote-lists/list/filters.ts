import {
  quoteModes,
  quoteSorts,
  quoteStatuses,
  type endpoints,
  type QueryInput,
  type QuoteSort,
} from '@waybill/contract';
import type { List } from '../../../../ui/table/use-list.ts';
import { dateIn } from '../../../../lib/format/date-in.ts';

/** What a list of quotes can be narrowed by; the names stand in the URL. */
export const quoteFilters = ['search', 'status', 'mode', 'from', 'to'] as const;
export type QuoteFilter = (typeof quoteFilters)[number];
export type QuoteList = List<QuoteFilter>;

/** The two lists: every quote, and those that were saved. */
export type Kind = 'history' | 'saved';

/** The orders of each list; the first is its own. */
export const sortsOf: Readonly<Record<Kind, readonly QuoteSort[]>> = {
  history: quoteSorts.filter((sort) => !/name|saved_at/.test(sort)),
  saved: ['-saved_at', ...quoteSorts.filter((sort) => sort !== '-saved_at')],
};

type Filters = NonNullable<QueryInput<typeof endpoints.quoteLists.export>>;

export function statusIn({ filters }: Pick<QuoteList, 'filters'>) {
  return quoteStatuses.find((status) => status === filters.status);
}

export function modeIn({ filters }: Pick<QuoteList, 'filters'>) {
  return quoteModes.find((mode) => mode === filters.mode);
}

export function sortIn(kind: Kind, { sort }: Pick<QuoteList, 'sort'>): QuoteSort {
  return sortsOf[kind].find((one) => one === sort) ?? sortsOf[kind][0] ?? '-created_at';
}

/** The state of a list as the server is asked; what the URL has wrong is left out. Days are those of the reader. */
export function filtersOf(kind: Kind, list: Pick<QuoteList, 'filters' | 'sort'>): Filters {
  const [from, to] = [dateIn(list.filters.from), dateIn(list.filters.to)];
  const days = from !== undefined || to !== undefined;
  const given = {
    saved: kind === 'saved' ? ('true' as const) : undefined,
    search: list.filters.search?.slice(0, 60),
    status: statusIn(list),
    mode: modeIn(list),
    from,
    to,
    time_zone: days ? new Intl.DateTimeFormat().resolvedOptions().timeZone : undefined,
  };
  const set = Object.entries(given).filter(([, value]) => value !== undefined && value !== '');
  return { ...Object.fromEntries(set), sort: sortIn(kind, list) };
}

import {
  accountBookings,
  accountCredits,
  accountSorts,
  accountStates,
  type endpoints,
  type QueryInput,
} from '@waybill/contract';
import type { List } from '../../../../ui/table/use-list.ts';

/** What the list can be narrowed by; the names stand in the address. */
export const accountFilters = ['search', 'state', 'terms', 'owner', 'credit', 'booked'] as const;
export type AccountList = List<(typeof accountFilters)[number]>;
export const firstSort = 'name';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The filters and the order as the server is asked for them; what the address has wrong is left out. */
export function filtersOf({ filters, sort }: Pick<AccountList, 'filters' | 'sort'>) {
  const state = accountStates.find((one) => one === filters.state);
  const credit = accountCredits.find((one) => one === filters.credit);
  const booked = accountBookings.find((one) => one === filters.booked);
  const { owner, terms } = filters;
  return {
    ...(filters.search ? { search: filters.search.slice(0, 80) } : {}),
    ...(state === undefined ? {} : { state }),
    ...(terms !== undefined && /^\d{1,3}$/.test(terms) && Number(terms) <= 120 ? { terms: Number(terms) } : {}),
    ...(owner !== undefined && (owner === 'none' || uuid.test(owner)) ? { owner } : {}),
    ...(credit === undefined ? {} : { credit }),
    ...(booked === undefined ? {} : { booked }),
    sort: accountSorts.find((one) => one === sort) ?? firstSort,
  };
}

/** The list as the server is asked for it, a page at a time. */
export function queryOf(list: AccountList) {
  return { ...filtersOf(list), page: list.page, per_page: list.perPage } satisfies QueryInput<
    typeof endpoints.staffAccounts.list
  >;
}

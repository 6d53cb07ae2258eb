import { ownShipmentSorts, shipmentSorts, shipmentStates, type ShipmentSort } from '@waybill/contract';
import { dateIn } from '../../../../lib/format/date-in.ts';
import type { List } from '../../../../ui/table/use-list.ts';
import type { ListQuery } from '../api.ts';

/** What every shipments list can be narrowed by; the names stand in the URL. */
export const shipmentFilters = ['status', 'search', 'from', 'to'] as const;
export type ShipmentFilter = (typeof shipmentFilters)[number];

/** How a list of shipments stands until somebody changes it. */
export type Board = { readonly sort: ShipmentSort; readonly status?: 'open' };

export const firstSort = '-created_at';

/** Tracking shows what is not over yet, what needs action first; the history shows everything, the newest first. */
export const boards = {
  tracking: { sort: 'attention', status: 'open' },
  history: { sort: firstSort },
} as const satisfies Readonly<Record<string, Board>>;

/** A list narrowed by these filters, and by any more that its page adds. */
export type ShipmentList = List<ShipmentFilter> & { readonly board?: Board | undefined };

/** What one can look for: statuses in the order of the way, and Action Required, which overlaps them. */
export type StatusChoice = (typeof shipmentStates)[number];

/** The status of the URL, else that of the board; undefined for `all`, and for one that nobody knows. */
export function statusIn({ filters, board }: Pick<ShipmentList, 'filters' | 'board'>): StatusChoice | undefined {
  if (filters.status === undefined) return board?.status;
  return shipmentStates.find((status) => status === filters.status);
}

/** The state of a list as the server is asked; what the URL has wrong is left out. */
export function listQuery(list: Pick<ShipmentList, 'filters' | 'sort' | 'page' | 'perPage' | 'board'>): ListQuery {
  const { filters, sort, page, perPage } = list;
  const given = {
    status: statusIn(list),
    search: filters.search?.slice(0, 60),
    from: dateIn(filters.from),
    to: dateIn(filters.to),
  };
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''));
  return { page, per_page: perPage, sort: sortIn(sort, ownShipmentSorts), ...set };
}

/** One of the orders of a list, or its first. */
export function sortIn<S extends ShipmentSort>(sort: string, sorts: readonly S[]): S | typeof firstSort {
  return sorts.find((one) => one === sort) ?? firstSort;
}

/** The same across accounts, which have fewer orders. */
export function staffListQuery(list: Parameters<typeof listQuery>[0]) {
  return { ...listQuery(list), sort: sortIn(list.sort, shipmentSorts) };
}

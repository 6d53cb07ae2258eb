import { ownShipmentSorts, shipmentSorts, shipmentStatuses, type ShipmentSort } from '@waybill/contract';
import { dateIn } from '../../../../lib/format/date-in.ts';
import type { List } from '../../../../ui/table/use-list.ts';
import type { ListQuery } from '../api.ts';

/** What every shipments list can be narrowed by; the names stand in the URL. */
export const shipmentFilters = ['status', 'search', 'from', 'to'] as const;
export type ShipmentFilter = (typeof shipmentFilters)[number];

/** A list narrowed by these filters, and by any more that its page adds. */
export type ShipmentList = List<ShipmentFilter>;

/** The statuses one can look for, in the order of the way; Action Required overlaps them. */
export const statusChoices = [...shipmentStatuses, 'action_required'] as const;
export type StatusChoice = (typeof statusChoices)[number];

export const firstSort = '-created_at';

/** The status of the URL, or undefined for one that nobody knows. */
export function statusIn(list: Pick<ShipmentList, 'filters'>): StatusChoice | undefined {
  return statusChoices.find((status) => status === list.filters.status);
}

/** The state of a list as the server is asked; what the URL has wrong is left out. */
export function listQuery(list: Pick<ShipmentList, 'filters' | 'sort' | 'page' | 'perPage'>): ListQuery {
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

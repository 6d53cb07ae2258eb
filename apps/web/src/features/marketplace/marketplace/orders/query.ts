import { orderSorts, orderStatuses, type endpoints, type QueryInput } from '@waybill/contract';
import { ownZone } from '../../../../lib/format/zones.ts';
import type { List } from '../../../../ui/table/use-list.ts';
import { dateIn } from '../../../../lib/format/date-in.ts';

/** What the orders can be narrowed by; the names stand in the URL. */
export const orderFilters = ['search', 'status', 'connection', 'from', 'to'] as const;
export type OrderList = List<(typeof orderFilters)[number]>;
export const firstSort = 'ship_by';

/** The status of the URL; without one, orders that are still to ship, and none for `all` of them. */
export function statusIn({ filters }: Pick<OrderList, 'filters'>) {
  return orderStatuses.find((status) => status === (filters.status ?? 'to_ship'));
}

type Asked = NonNullable<QueryInput<typeof endpoints.marketplace.orders>>;

/** The state of the list as the server is asked; what the URL has wrong is left out. Days are those of the reader. */
export function ordersQuery({ filters, sort, page, perPage }: Omit<OrderList, 'filter'>): Asked {
  const [from, to] = [dateIn(filters.from), dateIn(filters.to)];
  const given = {
    search: filters.search?.slice(0, 60),
    status: statusIn({ filters }),
    connection: filters.connection,
    from,
    to,
    time_zone: from !== undefined || to !== undefined ? ownZone() : undefined,
  };
  const set = Object.entries(given).filter(([, value]) => value !== undefined && value !== '');
  return {
    page,
    per_page: perPage,
    sort: orderSorts.find((one) => one === sort) ?? firstSort,
    ...Object.fromEntries(set),
  };
}

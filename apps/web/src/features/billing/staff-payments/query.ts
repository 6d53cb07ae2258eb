import {
  paymentMethods,
  paymentPurposes,
  staffPaymentStates,
  type endpoints,
  type QueryInput,
} from '@waybill/contract';
import type { List } from '../../../ui/table/use-list.ts';
import { dateIn } from '../../../lib/format/date-in.ts';

/** What the list can be narrowed by; the names stand in the address. */
export const paymentFilters = ['state', 'purpose', 'method', 'account', 'from', 'to', 'search'] as const;
export type PaymentList = List<(typeof paymentFilters)[number]>;
export const firstSort = '-created_at';

const states = [...staffPaymentStates, 'refunded'] as const;
const sorts = ['-created_at', 'created_at', '-amount', 'amount'] as const;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The list as the server is asked for it; what the address has wrong is left out. */
export function queryOf({ filters, sort, page, perPage }: PaymentList) {
  const [from, to] = [dateIn(filters.from), dateIn(filters.to)];
  const method = paymentMethods.find((one) => one === filters.method);
  const purpose = paymentPurposes.find((one) => one === filters.purpose);
  return {
    state: states.find((one) => one === filters.state) ?? 'all',
    ...(purpose === undefined ? {} : { purpose }),
    ...(method === undefined ? {} : { method }),
    ...(filters.account !== undefined && uuid.test(filters.account) ? { account: filters.account } : {}),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(filters.search ? { search: filters.search.slice(0, 80) } : {}),
    sort: sorts.find((one) => one === sort) ?? firstSort,
    page,
    per_page: perPage,
  } satisfies QueryInput<typeof endpoints.staffPayments.list>;
}

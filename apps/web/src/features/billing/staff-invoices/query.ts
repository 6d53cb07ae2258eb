import { agingBuckets, invoiceTypes, staffInvoiceStates, type endpoints, type QueryInput } from '@waybill/contract';
import type { List } from '../../../ui/table/use-list.ts';

/** What the list can be narrowed by; the names stand in the address. */
export const invoiceFilters = ['state', 'type', 'bucket', 'account', 'search'] as const;
export type StaffInvoiceList = List<(typeof invoiceFilters)[number]>;
export const firstSort = 'due_on';

const sorts = ['-issued_on', 'issued_on', '-due_on', 'due_on', '-number', 'number', '-total', 'total'] as const;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The list as the server is asked for it; what the address has wrong is left out. */
export function queryOf({ filters, sort, page, perPage }: StaffInvoiceList) {
  const type = invoiceTypes.find((one) => one === filters.type);
  const bucket = agingBuckets.find((one) => one === filters.bucket);
  return {
    state: staffInvoiceStates.find((one) => one === filters.state) ?? 'open',
    ...(type === undefined ? {} : { type }),
    ...(bucket === undefined ? {} : { bucket }),
    ...(filters.account !== undefined && uuid.test(filters.account) ? { account: filters.account } : {}),
    ...(filters.search ? { search: filters.search.slice(0, 60) } : {}),
    sort: sorts.find((one) => one === sort) ?? firstSort,
    page,
    per_page: perPage,
  } satisfies QueryInput<typeof endpoints.staffInvoices.list>;
}

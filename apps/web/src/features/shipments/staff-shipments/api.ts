import { endpoints, type Answer, type QueryInput } from '@waybill/contract';
import { apiQuery } from '../../../lib/api/query.ts';
import { liveList, refetchAfterMs } from '../shipments/public.ts';

const { list, counts, choices, show } = endpoints.staffShipments;

export type StaffListQuery = NonNullable<QueryInput<typeof list>>;
export type StaffShipment = Answer<typeof show>['data'];
export type StaffShipmentRow = Answer<typeof list>['data'][number];

export function staffShipmentsQuery(query: StaffListQuery) {
  return { ...apiQuery(list, { query }), ...liveList };
}

/** How many shipments each status holds, of one account or of all. */
export function staffCountsQuery(account_id: string | undefined) {
  return { ...apiQuery(counts, { query: account_id === undefined ? {} : { account_id } }), ...liveList };
}

export const shipmentChoicesQuery = () => apiQuery(choices);

/** One shipment of any account, asked for again and again until it is at its end. */
export function staffShipmentQuery(id: string) {
  return {
    ...apiQuery(show, { params: { id } }),
    refetchInterval: (query: { readonly state: { readonly data: Answer<typeof show> | undefined } }) =>
      refetchAfterMs(query.state.data?.data.status),
    refetchOnWindowFocus: 'always',
  } as const;
}

import { keepPreviousData } from '@tanstack/react-query';
import { endpoints, type Answer, type QueryInput, type ShipmentStatus } from '@waybill/contract';
import { apiQuery } from '../../../lib/api/query.ts';

export type ListQuery = NonNullable<QueryInput<typeof endpoints.shipments.list>>;
export type StatusCounts = Answer<typeof endpoints.shipments.counts>['data'];

/** How often lists look for news, in milliseconds; also whenever the window is looked at again. */
export const liveList = {
  refetchInterval: 15_000,
  refetchOnWindowFocus: 'always',
  placeholderData: keepPreviousData,
} as const;

const liveEvery = 5_000;
/** A shipment that is followed is asked for more seldom. */
const followedEvery = 30_000;

/** Whether nothing more will happen to a shipment. */
export function isOver(status: ShipmentStatus): boolean {
  return status === 'delivered' || status === 'canceled';
}

/** For how long to wait before asking about a shipment again; false when it is at its end. */
export function refetchAfterMs(status: ShipmentStatus | undefined): number | false {
  return status !== undefined && isOver(status) ? false : liveEvery;
}

export function shipmentsQuery(query: ListQuery) {
  return { ...apiQuery(endpoints.shipments.list, { query }), ...liveList };
}

export function countsQuery() {
  return { ...apiQuery(endpoints.shipments.counts), ...liveList };
}

/** One shipment, asked for again now and then until it is at its end; more seldom while it is followed besides. */
export function shipmentQuery(id: string, followed: boolean) {
  return {
    ...apiQuery(endpoints.shipments.show, { params: { id } }),
    refetchInterval: (query: {
      readonly state: { readonly data: Answer<typeof endpoints.shipments.show> | undefined };
    }) => refetchAfterMs(query.state.data?.data.status) && (followed ? followedEvery : liveEvery),
    refetchOnWindowFocus: 'always',
  } as const;
}

import { endpoints, type Answer } from '@waybill/contract';
import { apiQuery } from '../../../../lib/api/query.ts';
import { deskReads } from '../desk/api.ts';

const { rebookings } = endpoints;
const everyMs = 15_000;
const answersEveryMs = 1000;

/** What is asked for again after something was booked in the place of something else. */
export const rebookReads = [rebookings.show, ...deskReads] as const;

/** Whether a shipment can be booked again, and what stands in its place. */
export const rebookingQuery = (id: string) => ({
  ...apiQuery(rebookings.show, { params: { id } }),
  refetchInterval: everyMs,
});

/** Rates that were asked for again, looked at until every carrier has answered. */
export const ratesQuery = (id: string, quote: string) => ({
  ...apiQuery(rebookings.quote, { params: { id, quote } }),
  refetchInterval: (query: { readonly state: { readonly data: Answer<typeof rebookings.quote> | undefined } }) =>
    query.state.data?.data.answering === false ? (false as const) : answersEveryMs,
});

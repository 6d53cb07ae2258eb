import { endpoints, type Quote, type QuoteRequest } from '@waybill/contract';
import { call } from '../../../../lib/api/call.ts';
import { apiQuery } from '../../../../lib/api/query.ts';
import type { HearsQuote } from './follow-quote.ts';

const shown = (id: string) => apiQuery(endpoints.quotes.show, { params: { id } });

/** How the page asks for rates and reads them again. */
export type QuoteChannel = {
  /** Nobody's account stands behind it: nothing of one is offered, and nothing can be booked. */
  readonly guest: boolean;
  /** @throws ApiProblem */
  readonly create: (request: QuoteRequest) => Promise<Quote>;
  readonly shown: (id: string) => ReturnType<typeof shown>;
  /** Follows a quote's answers until all are there. @throws ApiProblem for a refusal that would not change */
  readonly follow: (id: string, hear: HearsQuote, signal: AbortSignal) => Promise<void>;
};

/** The channel of a customer: at the prices of their account. */
export const accountChannel: QuoteChannel = {
  guest: false,
  create: async (body) => (await call(endpoints.quotes.create, { body })).data,
  shown,
  follow: async (id, hear, signal) => {
    const { followQuote } = await import('./follow-quote.ts');
    await followQuote(id, hear, signal);
  },
};

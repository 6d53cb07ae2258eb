import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import * as f from '../fields.ts';

const tag = 'Admin';
const access = 'staff.carriers';

/** The pairs that rates are kept for; each is read in both directions. */
export const exchangePairs = ['USD-CAD', 'USD-MXN', 'CAD-MXN'] as const;
export const exchangePair = z.enum(exchangePairs);
export type ExchangePair = z.infer<typeof exchangePair>;

/** A rate older than so many days is marked, for staff to replace it. */
export const exchangeRateFreshDays = 7;

const rate = z.object({
  pair: exchangePair,
  /** The day the rate is of. */
  date: f.calendarDate,
  /** What one unit of the first currency was worth in the second, in millionths. */
  millionths: z.int(),
  /** Where it was read; empty where nobody said. */
  source: z.string(),
});
export type StaffExchangeRate = z.infer<typeof rate>;

export const exchangeRateBody = z.object({
  millionths: z.int({ error: 'required' }).min(1, 'too_small').max(1_000_000_000, 'too_big'),
  source: f.name(120),
});

/** Exchange rates that amounts are shown by in another currency, and values typed in one are converted by. */
export const exchangeRates = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/exchange-rates',
    tag,
    access,
    audit: null,
    summary: 'Exchange rates with their sources, newest first; the first of a pair is in effect',
    answers: { 200: z.object({ data: z.array(rate) }) },
    errors: [],
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/admin/exchange-rates/:pair/:date',
    tag,
    access,
    audit: 'exchange_rate.set',
    summary: 'Sets the rate of a currency pair for a day that is not in the future; existing quotes keep theirs',
    params: z.object({ pair: exchangePair, date: f.calendarDate }),
    body: exchangeRateBody,
    answers: { 200: z.object({ data: z.array(rate) }) },
    errors: ['validation_failed'],
  }),
} as const;

import type { Services } from '../../../core/context.ts';
import { consume } from '../../../core/limits.ts';

const tenMinutes = 10 * 60;

/** Quotes without an account: for one caller, and for all of them together. Both are asked of real carriers. */
export const quotesPerCaller = 12;
export const quotesOfAll = 300;
/** Reads of one caller in a minute; a stream is one. */
const readsPerMinute = 120;

const refusal = { field: 'quote', says: 'too_many_quotes' } as const;

/**
 * Counts a quote about to be made; the counts are shared by all instances.
 * @returns headers for the answer
 * @throws Refusal 429 under `quote`, with Retry-After
 */
export async function countQuote(services: Services, ip: string): Promise<Record<string, string>> {
  const seconds = tenMinutes;
  const headers = await consume(services, {
    name: 'public-quote',
    key: ip,
    points: quotesPerCaller,
    seconds,
    ...refusal,
  });
  await consume(services, { name: 'public-quotes', key: 'all', points: quotesOfAll, seconds, ...refusal });
  return headers;
}

/** Counts a look at a quote, so that secrets cannot be tried out. @throws Refusal 429 */
export async function countRead(services: Services, ip: string): Promise<void> {
  await consume(services, { name: 'public-quote-read', key: ip, points: readsPerMinute, seconds: 60 });
}

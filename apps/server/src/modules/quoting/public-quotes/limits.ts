import type { Services } from '../../../core/context.ts';
import { consume } from '../../../core/limits.ts';

const tenMinutes = 10 * 60;

/** Limits of guest quotes per caller, and for all callers together, since real carriers are called. */
export const quotesPerCaller = 12;
export const quotesOfAll = 300;
/** Reads per caller and minute. A stream counts as one. */
const readsPerMinute = 120;

const refusal = { field: 'quote', says: 'too_many_quotes' } as const;

/**
 * Counts a guest quote before it is made, over all instances.
 * @returns response headers
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

/** Counts a read of a quote, so that secrets cannot be guessed. @throws Refusal 429 */
export async function countRead(services: Services, ip: string): Promise<void> {
  await consume(services, { name: 'public-quote-read', key: ip, points: readsPerMinute, seconds: 60 });
}

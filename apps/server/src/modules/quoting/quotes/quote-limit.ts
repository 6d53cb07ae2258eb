import type { Context } from '../../../core/context.ts';
import type { Limit } from '../../../core/limits.ts';

/**
 * The limit on quotes of one person in a minute: each asks every carrier.
 * @param by what asks. Batches count apart, so that somebody whose batch is at work can go on by hand
 */
export function quoteLimit(ctx: Context, by: 'quotes' | 'batch_quotes', userId: string): Limit {
  return { name: by, key: userId, points: ctx.services.quotesAMinute, seconds: 60 };
}

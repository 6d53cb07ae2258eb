import type { Context } from '../../../core/context.ts';
import type { Limit } from '../../../core/limits.ts';

/**
 * Limit on a person's quotes per minute, since each calls every carrier.
 * @param by source. Batches count separately, so that a person can quote by hand while one runs
 */
export function quoteLimit(ctx: Context, by: 'quotes' | 'batch_quotes', userId: string): Limit {
  return { name: by, key: userId, points: ctx.services.quotesAMinute, seconds: 60 };
}

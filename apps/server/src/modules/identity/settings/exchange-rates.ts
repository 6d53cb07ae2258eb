import { dayAt } from '@waybill/freight';
import type { Answer, endpoints } from '@waybill/contract';
import type { Context } from '../../../core/context.ts';
import { ratesUpTo } from '../../platform/exchange-rates/index.ts';

type Rates = Answer<typeof endpoints.settings.exchangeRates>;

/** Stored exchange rates, newest first. The newest of each pair is used to show amounts. */
export async function exchangeRates(ctx: Context): Promise<Rates> {
  return { data: await ratesUpTo(ctx.db, dayAt(ctx.now(), 'UTC')) };
}

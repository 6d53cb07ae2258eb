import { dayAt } from '@waybill/freight';
import type { Answer, endpoints } from '@waybill/contract';
import type { Context } from '../../core/context.ts';

type Rates = Answer<typeof endpoints.settings.exchangeRates>;

/** Exchange rates on record, newest first; the newest of each pair is the one to show amounts by. */
export async function exchangeRates(ctx: Context): Promise<Rates> {
  const rows = await ctx.db
    .selectFrom('exchange_rates')
    .selectAll()
    .where('date', '<=', dayAt(ctx.now(), 'UTC'))
    .orderBy('date', 'desc')
    .orderBy('from_currency')
    .orderBy('to_currency')
    .limit(60)
    .execute();
  return {
    data: rows.map((row) => ({
      from: row.from_currency,
      to: row.to_currency,
      millionths: row.millionths,
      date: row.date,
    })) as Rates['data'],
  };
}

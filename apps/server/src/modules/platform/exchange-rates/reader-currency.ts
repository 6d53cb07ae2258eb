import type { MoneyWire } from '@waybill/contract';
import { dayAt, exchange, FreightError } from '@waybill/freight';
import type { Context } from '../../../core/context.ts';
import { ratesUpTo } from './read-rates.ts';

type Shown = {
  readonly money: MoneyWire;
  /** Day of the exchange rate; null if the amount is not converted. */
  readonly rateDate: string | null;
};

/**
 * Converts amounts to the currency in the caller's settings with the latest stored rate, as pages show them. Not
 * converted for programs, and for currencies without a rate.
 */
export async function readerCurrency(ctx: Context): Promise<(money: MoneyWire) => Shown> {
  const asCharged = (money: MoneyWire): Shown => ({ money, rateDate: null });
  if (ctx.actor.kind !== 'user') return asCharged;
  const { currency } = await ctx.services.database.staff
    .selectFrom('users')
    .select('currency')
    .where('id', '=', ctx.actor.userId)
    .executeTakeFirstOrThrow();
  const today = dayAt(ctx.now(), 'UTC');
  const rates = await ratesUpTo(ctx.db, today);
  return (money) => {
    if (money.currency === currency) return asCharged(money);
    try {
      const { money: converted, rate } = exchange(money, currency as MoneyWire['currency'], rates, today);
      return { money: { ...converted }, rateDate: rate.date };
    } catch (error) {
      if (error instanceof FreightError) return asCharged(money);
      throw error;
    }
  };
}

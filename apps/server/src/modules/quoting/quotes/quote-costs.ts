import type { Answer, endpoints, Params } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { accountOf, bookingFor, type Context } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';

type Costs = (typeof endpoints)['quotes']['costs'];

/**
 * What the carriers charge for the rates of a quote, for staff who quote for its account. Customers never see it.
 * @throws Refusal not_found, also for everyone else
 */
export async function quoteCosts(ctx: Context, { params }: { readonly params: Params<Costs> }): Promise<Answer<Costs>> {
  if (bookingFor(ctx) === null) throw new Refusal('not_found');
  const rows = await ctx.services.database.staff
    .selectFrom('rate_costs')
    .select(['rate_id', 'amount', 'currency'])
    .where('account_id', '=', accountOf(ctx))
    .where('quote_id', '=', params.id)
    .execute();
  return {
    data: rows.map(({ rate_id, amount, currency }) => ({ rate_id, cost: { amount, currency: currency as Currency } })),
  };
}

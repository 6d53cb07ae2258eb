import type { Body, endpoints, Params, RebookingQuote } from '@waybill/contract';
import { zoned, type Currency } from '@waybill/freight';
import { forAccount, signedIn, type Context } from '../../../../core/context.ts';
import { reply, type Reply } from '../../../../core/http/binding.ts';
import { invalidField } from '../../../../core/refusal.ts';
import { askForRates, awaitQuote } from '../../../quoting/quotes/index.ts';
import { barred } from './barred.ts';
import { oldBooking } from './old-booking.ts';
import { requestedOptions, rebookBar } from './rebook-bar.ts';

type Rebookings = (typeof endpoints)['rebookings'];

/** A quote with the cost of each rate, which only staff see. */
async function withCosts(ctx: Context, accountId: string, id: string): Promise<RebookingQuote> {
  const quote = await awaitQuote(forAccount(ctx, accountId), id, 0);
  const rows = await ctx.services.database.staff
    .selectFrom('rate_costs')
    .select(['rate_id', 'amount', 'currency', 'charges'])
    .where('account_id', '=', accountId)
    .where('quote_id', '=', id)
    .execute();
  return {
    ...quote,
    costs: rows.map(({ rate_id, amount, currency, charges }) => ({
      rate_id,
      total: { amount, currency: currency as Currency },
      charges: charges,
    })),
  };
}

/**
 * Requests new rates for the same load, on the same or another day. Nothing is canceled or booked. The quote belongs to
 * the account and the person who booked before.
 * @throws Refusal not_found, rebook_barred; an invalid field for a day in the past at the pickup place
 */
export async function requestRates(
  ctx: Context,
  { params, body }: { readonly params: Params<Rebookings['rates']>; readonly body: Body<Rebookings['rates']> },
): Promise<Reply<{ data: RebookingQuote }>> {
  const old = await oldBooking(ctx.db, params.id);
  const bar = await rebookBar(ctx.services, ctx.db, old, ctx.now());
  const asked = await requestedOptions(ctx.db, old);
  if (bar !== null || asked === null) throw barred(ctx, bar ?? 'no_quote');
  if (body.pickup_date < zoned(ctx.now().getTime(), old.zone).date)
    throw invalidField('pickup_date', 'date_before_today');
  const theirs = forAccount(ctx, old.accountId);
  const asking = { createdBy: old.bookedBy ?? signedIn(ctx).userId, marginBp: null };
  const { id } = await askForRates(theirs, { ...asked, pickup_date: body.pickup_date }, asking);
  return reply(201, { data: await withCosts(ctx, old.accountId, id) });
}

/** The rates received so far. @throws Refusal not_found */
export async function ratesSoFar(
  ctx: Context,
  { params }: { readonly params: Params<Rebookings['quote']> },
): Promise<{ data: RebookingQuote }> {
  const { accountId } = await oldBooking(ctx.db, params.id);
  return { data: await withCosts(ctx, accountId, params.quote) };
}

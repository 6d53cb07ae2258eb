import type { Answer, endpoints, QuoteTicket } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { accountOf, signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { isTicket, guestAccount } from './guest-account.ts';

type Carried = (typeof endpoints)['publicQuotes']['carried'];

/**
 * Links a guest's quote to their new account. An invalid ticket, or one whose quote is gone, is ignored, so that it
 * does not block the sign-up.
 * @param tx across accounts, in the transaction that adds the person
 * @returns number of the quote, or null
 */
export async function claimGuestQuote(
  ctx: Context,
  tx: Tx,
  person: { readonly id: string; readonly account_id: string },
  ticket: QuoteTicket | null | undefined,
): Promise<string | null> {
  if (!ticket || !isTicket(ctx.services, ticket)) return null;
  const quote = await tx
    .selectFrom('quotes')
    .select(['number', 'request'])
    .where('account_id', '=', guestAccount)
    .where('id', '=', ticket.id)
    .executeTakeFirst();
  if (quote === undefined) return null;
  await tx
    .insertInto('carried_quotes')
    .values({
      account_id: person.account_id,
      user_id: person.id,
      number: quote.number,
      request: JSON.stringify(quote.request),
      carried_at: ctx.now(),
    })
    .execute();
  return quote.number;
}

/** The quote that the signed-in person made as a guest, until Quote & Ship has opened it. */
export async function showClaimedQuote(ctx: Context): Promise<Answer<Carried>> {
  const row = await ctx.db
    .selectFrom('carried_quotes')
    .select(['number', 'request'])
    .where('account_id', '=', accountOf(ctx))
    .where('user_id', '=', signedIn(ctx).userId)
    .executeTakeFirst();
  return { data: row ?? null };
}

/** Unlinks the guest's quote. Idempotent. */
export async function dropClaimedQuote(ctx: Context, tx: Tx): Promise<Outcome<undefined>> {
  const { userId } = signedIn(ctx);
  const dropped = await tx
    .deleteFrom('carried_quotes')
    .where('account_id', '=', accountOf(ctx))
    .where('user_id', '=', userId)
    .returning('number')
    .executeTakeFirst();
  if (dropped === undefined) return unchanged(undefined);
  return changed(undefined, { subject: 'user', subjectId: userId, before: { number: dropped.number } });
}

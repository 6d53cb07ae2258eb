import type { QuoteTicket } from '@waybill/contract';
import type { Context, Services } from '../../../core/context.ts';
import { isLinkSignature, linkSignature } from '../../../core/signed-link.ts';

/** The account that quotes of people without one belong to; the migration that adds it says why. */
export const guestAccount = '0193b000-0000-7000-8000-000000000001';

const purpose = 'public-quote';

/** The secret that a quote of the public desk is read with. It is made of its id, so that nothing of it is kept. */
export function secretOf({ secret }: Pick<Services, 'secret'>, quoteId: string): string {
  return linkSignature(secret, purpose, quoteId);
}

/** Whether a secret is the one of this quote. */
export function isTicket({ secret }: Pick<Services, 'secret'>, ticket: QuoteTicket): boolean {
  return isLinkSignature(secret, ticket.secret, purpose, ticket.id);
}

/** The same call at the public desk: it sees that account's rows and no other, whoever is signed in. */
export function asGuestAccount(ctx: Context): Context {
  return { ...ctx, accountId: guestAccount, db: ctx.services.database.account(guestAccount) };
}

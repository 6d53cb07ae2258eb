import type { QuoteTicket } from '@waybill/contract';
import type { Context, Services } from '../../../core/context.ts';
import { isLinkSignature, linkSignature } from '../../../core/signed-link.ts';

/** The account that owns guest quotes. The migration that adds it explains why. */
export const guestAccount = '0193b000-0000-7000-8000-000000000001';

const purpose = 'public-quote';

/** The secret to read a guest quote. Derived from its id, so that it is not stored. */
export function secretOf({ secret }: Pick<Services, 'secret'>, quoteId: string): string {
  return linkSignature(secret, purpose, quoteId);
}

/** Whether a ticket has the right secret of its quote. */
export function isTicket({ secret }: Pick<Services, 'secret'>, ticket: QuoteTicket): boolean {
  return isLinkSignature(secret, ticket.secret, purpose, ticket.id);
}

/** The context of the guest account, whoever is signed in. It only sees that account's rows. */
export function asGuestAccount(ctx: Context): Context {
  return { ...ctx, accountId: guestAccount, db: ctx.services.database.account(guestAccount) };
}

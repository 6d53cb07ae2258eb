import { signedIn, type Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { Refusal } from '../../core/refusal.ts';
import { addEvent, moveRequest } from './request-row.ts';
import { tellDesk } from './tell.ts';

type Accepted = { readonly accountId: string; readonly quoteId: string; readonly carrier: string };

async function isTaken(tx: Tx, accountId: string, quoteId: string): Promise<boolean> {
  const booking = await tx
    .selectFrom('bookings')
    .select('id')
    .where('account_id', '=', accountId)
    .where('quote_id', '=', quoteId)
    .where('state', '<>', 'rejected')
    .executeTakeFirst();
  return booking !== undefined;
}

/**
 * Accepts what the desk offered, in the transaction that claims its booking: of accepting and anything else at the same
 * time one happens. An offer is booked once; it may be tried again while no booking of it went through.
 * @throws Refusal quote_request_moved when it was withdrawn, declined, replaced, has expired or is booked
 */
export async function acceptOffer(ctx: Context, tx: Tx, { accountId, quoteId, carrier }: Accepted): Promise<void> {
  const row = await tx
    .selectFrom('quote_requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('quote_id', '=', quoteId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined || (await isTaken(tx, accountId, quoteId))) throw new Refusal('quote_request_moved');
  if (row.state === 'accepted') return;
  const moved = await moveRequest(ctx, tx, row, { states: ['answered'], offersHold: true }, { state: 'accepted' });
  if (moved === undefined) throw new Refusal('quote_request_moved');
  const eventId = await addEvent(ctx, tx, moved, 'accepted', carrier);
  await tellDesk(ctx, tx, moved, 'sales_request_accepted', { eventId, by: signedIn(ctx).name, params: { carrier } });
}

import { authorOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { addEvent, moveRequest } from './request-row.ts';
import { notifyDesk } from './notify.ts';

type Accepted = {
  /** The booking that accepts the offer. The same id again is a retry. */
  readonly bookingId: string;
  readonly accountId: string;
  readonly quoteId: string;
  readonly rateId: string;
  readonly carrier: string;
};

async function isTaken(tx: Tx, { accountId, quoteId, bookingId }: Accepted): Promise<boolean> {
  const booking = await tx
    .selectFrom('bookings')
    .select('id')
    .where('account_id', '=', accountId)
    .where('quote_id', '=', quoteId)
    .where('id', '!=', bookingId)
    .where('state', 'not in', ['rejected', 'expired'])
    .executeTakeFirst();
  return booking !== undefined;
}

/**
 * Accepts an offer of the sales desk, in the transaction that claims its booking, so that only one of several
 * concurrent changes wins. An offer is booked once; a failed booking can be retried.
 * @throws Refusal quote_request_moved when it was withdrawn, declined, replaced, has expired, or is booked
 */
export async function acceptOffer(ctx: Context, tx: Tx, accepting: Accepted): Promise<void> {
  const { accountId, quoteId, rateId, carrier } = accepting;
  const row = await tx
    .selectFrom('quote_requests')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('quote_id', '=', quoteId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined || (await isTaken(tx, accepting))) throw new Refusal('quote_request_moved');
  if (row.state === 'accepted') {
    // Another offer was accepted by the mailed link.
    if (row.accepted_rate_id !== null && row.accepted_rate_id !== rateId) throw new Refusal('quote_request_moved');
    return;
  }
  const from = { states: ['answered'], offersHold: true } as const;
  const accepted = { accepted_rate_id: rateId, accepted_by: authorOf(ctx).name, accepted_at: ctx.now() };
  const moved = await moveRequest(ctx, tx, row, from, { state: 'accepted', ...accepted });
  if (moved === undefined) throw new Refusal('quote_request_moved');
  const eventId = await addEvent(ctx, tx, moved, 'accepted', carrier);
  await notifyDesk(ctx, tx, moved, 'sales_request_accepted', { eventId, by: authorOf(ctx).name, params: { carrier } });
}

import { createHash } from 'node:crypto';
import type { BookingRequest } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../core/command.ts';
import { accountOf, signedIn, type Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { Refusal } from '../../core/refusal.ts';
import { addJob } from '../../core/jobs/define.ts';
import { speak } from '../../core/speak.ts';
import { assertDisclaimerAccepted } from '../disclaimers/index.ts';
import { drawPro } from '../gateway/index.ts';
import { acceptOffer } from '../quote-requests/index.ts';
import { rateOfQuote, ratesWritten, type BookableRate } from '../quotes/index.ts';
import { assertBookable } from './bookable.ts';
import { bookingConnection } from './booking-connection.ts';
import { pickupChoicesOf } from './booking-terms.ts';
import { abandonedClaimMs, lookIntoBooking } from './look-job.ts';
import { nextBolNumber } from './new-shipment.ts';

export type Claim =
  /** This call is the one that talks to the carrier. */
  | { readonly kind: 'mine' }
  /** Another call with the same id came first; its outcome is this call's too. */
  | {
      readonly kind: 'taken';
      readonly state: string;
      readonly shipmentId: string | null;
      readonly reason: string | null;
    };

/** Fingerprint of what is booked, so that an id cannot be used again for something else. */
export function requestHash(request: BookingRequest): Buffer {
  return createHash('sha256').update(JSON.stringify(request)).digest();
}

async function existing(tx: Tx, accountId: string, id: string, hash: Buffer): Promise<Claim | null> {
  const row = await tx
    .selectFrom('bookings')
    .select(['state', 'shipment_id', 'reason', 'request_hash'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  if (!hash.equals(row.request_hash)) throw new Refusal('idempotency_key_reused');
  return { kind: 'taken', state: row.state, shipmentId: row.shipment_id, reason: row.reason };
}

async function assertNotOnHold(tx: Tx, accountId: string): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('credit_status')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (account.credit_status === 'hold') throw new Refusal('credit_hold');
}

/** Without a number of ours the carrier does not take the booking; nothing was sent. */
function noNumberLeft(ctx: Context, { rate }: BookableRate): Refusal {
  const reason = speak(ctx.language)('terms.no_pro_left', { carrier: rate.carrier.name });
  return new Refusal('booking_refused', { params: { reason } });
}

/**
 * Claims a booking id for one rate, in a transaction that is committed before any carrier hears of it.
 * Whoever comes second with the same id gets the first one's outcome.
 * An offer of the desk is accepted with its claim, once.
 * @throws Refusal idempotency_key_reused, credit_hold, disclaimer_required, quote_expired, quote_changed,
 * quote_request_moved, pickup_cutoff_passed, not_found, booking_refused when a carrier that takes numbers from a block
 * of ours has none left
 */
export async function claimBooking(ctx: Context, id: string, request: BookingRequest): Promise<Claim> {
  const accountId = accountOf(ctx);
  const hash = requestHash(request);
  await ratesWritten(ctx.services, request.quote_id);
  const rate = await rateOfQuote(ctx.db, accountId, request.quote_id, request.rate_id);
  const connection = await bookingConnection(ctx.services, rate);
  return runCommand<Claim>(ctx, 'booking.claimed', async (tx) => {
    const known = await existing(tx, accountId, id, hash);
    if (known !== null) return unchanged(known);
    await assertNotOnHold(tx, accountId);
    await assertDisclaimerAccepted(tx, accountId, signedIn(ctx).userId);
    assertBookable(rate, request, pickupChoicesOf(rate, connection), { now: ctx.now(), language: ctx.language });
    if (rate.offered)
      await acceptOffer(ctx, tx, { accountId, quoteId: request.quote_id, carrier: rate.rate.carrier.name });
    const reference = await nextBolNumber(tx);
    const ownPro = connection === null ? null : await drawPro(ctx, tx, connection);
    if (ownPro?.spent === true) throw noNumberLeft(ctx, rate);
    const { numInsertedOrUpdatedRows: inserted } = await tx
      .insertInto('bookings')
      .values({
        account_id: accountId,
        id,
        request_hash: hash,
        state: 'claimed',
        quote_id: request.quote_id,
        rate_id: request.rate_id,
        reference,
        connection_id: connection?.id ?? null,
        own_pro: ownPro?.pro ?? null,
        request: JSON.stringify(request),
        claimed_by: signedIn(ctx).userId,
        created_at: ctx.now(),
        updated_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
      .executeTakeFirstOrThrow();
    if (inserted === 0n) {
      // The other call's claim was committed between our look and our insert.
      const first = await existing(tx, accountId, id, hash);
      return unchanged(first ?? { kind: 'taken', state: 'claimed', shipmentId: null, reason: null });
    }
    const key = { account_id: accountId, id };
    const runAt = new Date(ctx.now().getTime() + abandonedClaimMs);
    await addJob(tx, lookIntoBooking, key, { runAt, key: `booking:${id}` });
    return changed<Claim>(
      { kind: 'mine' },
      { subject: 'booking', subjectId: id, after: { reference, quote_id: request.quote_id, rate_id: request.rate_id } },
    );
  });
}

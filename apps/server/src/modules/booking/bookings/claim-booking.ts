import { createHash } from 'node:crypto';
import type { BookingRequest, MoneyWire } from '@waybill/contract';
import { changed, runCommand, unchanged } from '../../../core/command.ts';
import { missingForBooking, notOpenYet } from '../../../core/company.ts';
import { accountOf, authorOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { addJob } from '../../../core/jobs/define.ts';
import { speak } from '../../../core/speak.ts';
import { assertCarrierAllowed } from '../../identity/account-carriers/index.ts';
import { assertMayShip } from '../../billing/credit-holds/index.ts';
import { assertPlaces } from '../../platform/places/index.ts';
import { assertCallerAccepted } from '../../platform/disclaimers/index.ts';
import { drawPro } from '../../carriers/gateway/index.ts';
import { acceptOffer } from '../../quoting/quote-requests/index.ts';
import { liveBookingOf, lockQuote, rateOfQuote, ratesWritten, type BookableRate } from '../../quoting/quotes/index.ts';
import { assertBookable } from './bookable.ts';
import { bookingConnection } from './booking-connection.ts';
import { pickupChoicesOf } from './booking-terms.ts';
import { abandonedClaimMs, reconcileBookingJob } from './reconcile-job.ts';
import { assertPayable, claimHold, totalOf } from './pay-now/claim-hold.ts';
import { drawBolNumber } from './new-shipment.ts';

export type Claim =
  /** This call talks to the carrier. */
  | { readonly kind: 'mine' }
  /** Another call with the same id was first. This call shares its outcome. */
  | {
      readonly kind: 'taken';
      readonly state: string;
      readonly shipmentId: string | null;
      readonly reason: string | null;
    };

/** What staff book for a customer. */
export type BookingForCustomer = {
  /** Who agreed to it; null if unknown. */
  readonly forWhom: string | null;
  /** Whether the account must have accepted the disclaimer; otherwise somebody agreed to the offer itself. */
  readonly needsAcceptance?: boolean;
  /** The customer's price, if it differs from the rate. */
  readonly price?: MoneyWire;
  /** Runs in the transaction of the claim. If it throws, the claim is rolled back. */
  readonly claimed?: (tx: Tx, reference: string) => Promise<void>;
};

/** Fingerprint of a request, so that an id cannot be reused for another one. */
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

/**
 * Checks that a booking can be claimed: the quote has no live booking, and no other account uses the id.
 * @param quoteNumber shown when the existing booking has no number yet
 * @throws Refusal quote_booked, idempotency_key_reused
 */
export async function assertClaimable(
  tx: Tx,
  accountId: string,
  { id, quoteId, quoteNumber }: { readonly id: string; readonly quoteId: string; readonly quoteNumber: string },
): Promise<void> {
  const live = await liveBookingOf(tx, accountId, quoteId);
  if (live !== null) throw new Refusal('quote_booked', { params: { number: live.number ?? quoteNumber } });
  const { free } = await tx
    .selectNoFrom((of) => of.fn<boolean>('booking_id_is_free', [of.val(accountId), of.val(id)]).as('free'))
    .executeTakeFirstOrThrow();
  if (!free) throw new Refusal('idempotency_key_reused');
}

/** The carrier requires one of our PRO numbers, and none is left. Nothing was sent. */
function noNumberLeft(ctx: Context, { rate }: BookableRate): Refusal {
  const reason = speak(ctx.language)('terms.no_pro_left', { carrier: rate.carrier.name });
  return new Refusal('booking_refused', { params: { reason } });
}

/**
 * Claims a booking id for one rate, in a transaction that commits before any carrier is called. A second call with the
 * same id gets the outcome of the first. A quote has at most one live booking whatever the id: one in progress, or one
 * whose shipment is not canceled. An offer of the sales desk is accepted once, with its claim.
 * @param desk what staff book for a customer, who agreed to it; null when the caller books
 * @throws Refusal idempotency_key_reused (also for an id of another account), quote_booked, credit_hold, credit_limit,
 * disclaimer_required, quote_expired, quote_changed, quote_request_moved, pickup_cutoff_passed, carrier_blocked,
 * not_found, not_open_yet before the company is set up, 422 to ask about a place that contradicts itself, booking_refused
 * when none of our PRO numbers is left for a carrier that requires them
 */
export async function claimBooking(
  ctx: Context,
  id: string,
  request: BookingRequest,
  desk: BookingForCustomer | null = null,
): Promise<Claim> {
  const accountId = accountOf(ctx);
  const hash = requestHash(request);
  const paysNow = request.payment === 'now';
  if (missingForBooking(ctx.services.company.current).length > 0) throw notOpenYet(ctx);
  await ratesWritten(ctx.services, request.quote_id);
  const rate = await rateOfQuote(ctx.db, accountId, request.quote_id, request.rate_id);
  const price = desk?.price ?? totalOf(rate, request);
  const connection = await bookingConnection(ctx.services, rate);
  return runCommand<Claim>(ctx, 'booking.claimed', async (tx) => {
    // Claims for one quote run one at a time, so a second one, from another tab or a colleague, sees the first.
    await lockQuote(tx, accountId, request.quote_id);
    const known = await existing(tx, accountId, id, hash);
    if (known !== null) return unchanged(known);
    await assertClaimable(tx, accountId, { id, quoteId: request.quote_id, quoteNumber: rate.quoteNumber });
    // What a card is authorized for is never owed, so the credit limit does not apply.
    await assertMayShip(ctx, tx, accountId, paysNow ? null : price);
    if (desk === null || desk.needsAcceptance === true) await assertCallerAccepted(ctx, tx);
    if (paysNow) await assertPayable(ctx, rate, request);
    assertBookable(rate, request, pickupChoicesOf(rate, connection), { now: ctx.now(), language: ctx.language });
    assertPlaces({ pickup: request.pickup, delivery: request.delivery }, request.place_confirmed);
    await assertCarrierAllowed(tx, accountId, rate.rate.carrier.id);
    if (rate.offered) {
      const { id: rateId, carrier } = rate.rate;
      await acceptOffer(ctx, tx, {
        bookingId: id,
        accountId,
        quoteId: request.quote_id,
        rateId,
        carrier: carrier.name,
      });
    }
    const reference = await drawBolNumber(tx);
    const ownPro = connection === null ? null : await drawPro(ctx, tx, connection);
    if (ownPro?.spent === true) throw noNumberLeft(ctx, rate);
    const { numInsertedOrUpdatedRows: inserted } = await tx
      .insertInto('bookings')
      .values({
        account_id: accountId,
        id,
        request_hash: hash,
        state: paysNow ? 'awaiting_payment' : 'claimed',
        quote_id: request.quote_id,
        rate_id: request.rate_id,
        reference,
        connection_id: connection?.id ?? null,
        own_pro: ownPro?.pro ?? null,
        request: JSON.stringify(request),
        amount: price.amount,
        currency: price.currency,
        claimed_by: desk === null ? authorOf(ctx).userId : desk.forWhom,
        created_at: ctx.now(),
        updated_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
      .executeTakeFirstOrThrow();
    if (inserted === 0n) {
      // A concurrent call with the same id committed its claim first.
      const first = await existing(tx, accountId, id, hash);
      return unchanged(first ?? { kind: 'taken', state: 'claimed', shipmentId: null, reason: null });
    }
    await desk?.claimed?.(tx, reference);
    if (paysNow) await claimHold(ctx, tx, id, price);
    const key = { account_id: accountId, id };
    const runAt = new Date(ctx.now().getTime() + abandonedClaimMs);
    await addJob(tx, reconcileBookingJob, key, { runAt, key: `booking:${id}` });
    return changed<Claim>(
      { kind: 'mine' },
      { subject: 'booking', subjectId: id, after: { reference, quote_id: request.quote_id, rate_id: request.rate_id } },
    );
  });
}

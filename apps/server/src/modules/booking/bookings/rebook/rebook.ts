import { setTimeout as pause } from 'node:timers/promises';
import type { BookingRequest, endpoints, Params, Rebooked, RebookInput } from '@waybill/contract';
import { runCommand, unchanged } from '../../../../core/command.ts';
import { forAccount, type Context } from '../../../../core/context.ts';
import { reply, type Reply } from '../../../../core/http/binding.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { cancelShipment } from '../../carrier-requests/index.ts';
import { assertMayShip } from '../../../billing/credit-holds/index.ts';
import { rateOfQuote, ratesWritten, type BookableRate } from '../../../quoting/quotes/index.ts';
import { assertBookable } from '../bookable.ts';
import { awaitOutcome } from '../book-shipment.ts';
import { bookingConnection } from '../booking-connection.ts';
import { readBooking } from '../booking-row.ts';
import { pickupChoicesOf } from '../booking-terms.ts';
import { submitBooking } from '../submit-booking.ts';
import { assertClaimable, claimBooking } from '../claim-booking.ts';
import { totalOf } from '../pay-now/claim-hold.ts';
import { barred } from './barred.ts';
import { claimPlace } from './claim-place.ts';
import { oldBooking, type OldBooking } from './old-booking.ts';
import { isBooked, isForSameLoad, rebookBar } from './rebook-bar.ts';

type Given = { readonly params: Params<(typeof endpoints)['rebookings']['book']>; readonly body: RebookInput };
type Answered = Promise<Reply<{ data: Rebooked }>>;

/** The new booking request: the old choices with carrier, day, and service of the new rate. */
function requestOf({ settled }: OldBooking, rate: BookableRate, body: RebookInput, offered: readonly string[]) {
  const { appointment_date: appointment, pickup_choice: choice } = settled;
  const request: BookingRequest = {
    quote_id: body.quote_id,
    rate_id: body.rate_id,
    insured: settled.insured,
    pickup: settled.pickup,
    delivery: settled.delivery,
    ready_at: settled.ready_at,
    references: settled.references,
    notes: settled.notes,
    // An appointment on or before the new pickup day is dropped.
    appointment_date: appointment !== null && appointment > rate.request.pickup_date ? appointment : null,
    pickup_choice: choice !== null && offered.includes(choice) ? choice : null,
    // The same goods were certified at the first booking, and its places were confirmed.
    hazmat_certified: true,
    place_confirmed: true,
    payment: 'later',
  };
  return request;
}

/**
 * Checks that the rate could be booked, before anything is canceled for it. Writes nothing.
 * @throws Refusal quote_booked, idempotency_key_reused, credit_hold, credit_limit, quote_expired, quote_changed,
 * pickup_cutoff_passed
 */
async function assertWouldBook(
  theirs: Context,
  old: OldBooking,
  rate: BookableRate,
  request: BookingRequest,
  { booking_id: id, price }: RebookInput,
): Promise<void> {
  const connection = await bookingConnection(theirs.services, rate);
  const choices = pickupChoicesOf(rate, connection);
  const total = price === 'kept' ? old.price : totalOf(rate, request);
  // An existing booking on account already counts as owed, so only the difference is checked.
  const more = isBooked(old) && !old.onCard ? total.amount - old.price.amount : total.amount;
  await runCommand(theirs, 'booking.looked', async (tx) => {
    const { quote_id: quoteId } = request;
    await assertClaimable(tx, old.accountId, { id, quoteId, quoteNumber: rate.quoteNumber });
    await assertMayShip(theirs, tx, old.accountId, { amount: more, currency: total.currency });
    assertBookable(rate, request, choices, { now: theirs.now(), language: theirs.language });
    return unchanged(undefined);
  });
}

/** State of the new booking. @throws Refusal booking_refused with the carrier's reason */
async function outcome(theirs: Context, accountId: string, id: string): Answered {
  const row = await readBooking(theirs.db, accountId, id);
  if (row === undefined) throw new Refusal('not_found');
  if (row.state === 'rejected') throw new Refusal('booking_refused', { params: { reason: row.reason ?? '' } });
  const booked = row.state === 'booked';
  const data = {
    state: booked ? 'booked' : 'confirming',
    shipment_id: row.shipment_id,
    number: row.reference,
  } as const;
  return reply(booked ? 200 : 202, { data });
}

const [looks, betweenLooksMs] = [20, 250];

/** Waits a while for a concurrent cancellation. @returns whether the shipment is canceled now */
async function isCanceledSoon(theirs: Context, { accountId, id }: OldBooking): Promise<boolean> {
  for (let look = 0; look < looks; look += 1) {
    const open = await theirs.db
      .selectFrom('carrier_requests')
      .select('state')
      .where('account_id', '=', accountId)
      .where('shipment_id', '=', id)
      .where('kind', '=', 'void')
      .where('state', '=', 'sending')
      .executeTakeFirst();
    if (open === undefined) break;
    await pause(betweenLooksMs);
  }
  return (await oldBooking(theirs.db, id)).shipment?.status === 'canceled';
}

/**
 * Cancels the existing booking.
 * @returns whether it is canceled by now
 * @throws Refusal not_cancelable
 */
async function cleared(theirs: Context, old: OldBooking): Promise<boolean> {
  if (!isBooked(old)) return true;
  const { status } = await cancelShipment(theirs, { params: { id: old.id } });
  await theirs.services.checkpoint?.('rebook_canceled');
  return status === 200 || isCanceledSoon(theirs, old);
}

/**
 * Replaces a shipment, or a failed booking, with a new booking, idempotent by id. The old one is canceled first, and
 * its place is claimed with the new booking, so that a crash never leaves two. Nothing is booked while the carrier's
 * answer to the cancellation is unclear.
 * @throws Refusal rebook_barred, not_cancelable, booking_refused, and any refusal of a booking
 */
export async function rebook(ctx: Context, { params, body }: Given): Answered {
  const old = await oldBooking(ctx.db, params.id);
  const { accountId } = old;
  const theirs = forAccount(ctx, accountId);
  await ratesWritten(ctx.services, body.quote_id);
  const rate = await rateOfQuote(theirs.db, accountId, body.quote_id, body.rate_id);
  const connection = await bookingConnection(ctx.services, rate);
  const request = requestOf(old, rate, body, pickupChoicesOf(rate, connection));
  if ((await readBooking(theirs.db, accountId, body.booking_id)) === undefined) {
    const bar = await rebookBar(ctx.services, ctx.db, old, ctx.now());
    if (bar !== null) throw barred(ctx, bar);
    if (!(await isForSameLoad(ctx.db, old, body.quote_id))) throw new Refusal('quote_changed');
    await assertWouldBook(theirs, old, rate, request, body);
    if (!(await cleared(theirs, old)))
      return reply(202, { data: { state: 'canceling', shipment_id: null, number: null } });
  }
  const claim = await claimBooking(theirs, body.booking_id, request, {
    forWhom: old.bookedBy,
    ...(body.price === 'kept' ? { price: old.price } : {}),
    claimed: (tx, reference) => claimPlace(theirs, tx, old.id, body, { reference, carrier: rate.rate.carrier.name }),
  });
  if (claim.kind === 'mine') await submitBooking(theirs, body.booking_id);
  else await awaitOutcome(theirs, body.booking_id);
  return outcome(theirs, accountId, body.booking_id);
}

import type Stripe from 'stripe';
import { changed, runCommand, unchanged } from '../../../../core/command.ts';
import { systemContext, type Services } from '../../../../core/context.ts';
import { placeHold } from '../../../billing/ledger/index.ts';
import { providerOf } from '../../../billing/payments/index.ts';
import { lockBooking, moveBooking } from '../booking-row.ts';
import { submitBooking } from '../submit-booking.ts';
import { closeHold } from './close-hold.ts';
import { lockHold, reconcileEveryMs, moveHold, readHold, type HoldRow } from './hold-row.ts';

const minuteMs = 60_000;
/** An authorization expires after seven days, so it is captured on the sixth. */
const captureWithinMs = 6 * 24 * 60 * minuteMs;

/** Key of a hold in the books. */
export const holdKey = (id: string): string => `hold:${id}`;

function intentOf({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  return intent === null || typeof intent === 'string' ? null : intent;
}

/**
 * A card is authorized: the booking continues unless it has expired. One statement decides between the two; a late
 * authorization is released.
 */
async function authorized(services: Services, row: HoldRow, sessionId: string, intentId: string): Promise<void> {
  const now = services.clock();
  const notes = { subject: 'booking', subjectId: row.id, accountId: row.account_id } as const;
  await runCommand(systemContext(services, 'bookings.hold'), 'booking.paid', async (tx) => {
    const hold = await lockHold(tx, row, ['awaiting', 'expired']);
    if (hold === undefined) return unchanged(undefined);
    const known = { session_id: sessionId, intent_id: intentId };
    if (hold.state === 'expired') {
      if (hold.intent_id !== null) return unchanged(undefined);
      await moveHold(tx, row, { ...known, check_at: now });
      return changed(undefined, { ...notes, after: { too_late: true } });
    }
    const booking = await lockBooking(tx, row.account_id, row.id, ['awaiting_payment']);
    if (booking === undefined) throw new Error(`Booking ${row.id} does not wait for its hold`);
    await moveHold(tx, row, {
      ...known,
      state: 'authorized',
      capture_by: new Date(now.getTime() + captureWithinMs),
      check_at: now,
    });
    await moveBooking(tx, booking, { state: 'claimed', updated_at: now });
    const event = { accountId: row.account_id, key: holdKey(row.id), currency: row.currency };
    await placeHold(tx, event, row.amount, now);
    return changed(undefined, { ...notes, after: { held: row.amount, intent: intentId } });
  });
}

/** The page accepts no more payments. */
async function over(services: Services, row: HoldRow): Promise<void> {
  await expireHold(services, row);
  await services.database.staff
    .updateTable('booking_holds')
    .set({ check_at: null })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .where('state', '=', 'expired')
    .where('intent_id', 'is', null)
    .execute();
}

/** The deadline passed without a card: the booking ends and nothing was booked. */
async function expireHold(services: Services, row: HoldRow): Promise<void> {
  await runCommand(systemContext(services, 'bookings.hold'), 'booking.payment_expired', async (tx) => {
    const hold = await lockHold(tx, row, ['awaiting']);
    if (hold === undefined) return unchanged(undefined);
    const booking = await lockBooking(tx, row.account_id, row.id, ['awaiting_payment']);
    if (booking === undefined) throw new Error(`Booking ${row.id} does not wait for its hold`);
    const now = services.clock();
    // Keep polling for a while, since a late payment may still arrive.
    const check = hold.session_id === null ? null : new Date(now.getTime() + minuteMs);
    await moveHold(tx, row, { state: 'expired', settled_at: now, check_at: check });
    await moveBooking(tx, booking, { state: 'expired', updated_at: now });
    return changed(undefined, { subject: 'booking', subjectId: row.id, accountId: row.account_id, after: {} });
  });
}

/** Closes the page at the provider. Best effort: a payment made anyway is found by polling. */
async function closePage(services: Services, sessionId: string): Promise<void> {
  try {
    await providerOf(services).checkout.sessions.expire(sessionId);
  } catch (error) {
    services.log.info({ err: error }, 'a page could not be closed; it may be paid');
  }
}

async function readSession(services: Services, sessionId: string, id: string): Promise<Stripe.Checkout.Session> {
  const session = await providerOf(services).checkout.sessions.retrieve(sessionId, { expand: ['payment_intent'] });
  if (session.metadata?.['booking_id'] !== id) throw new Error(`The page ${sessionId} is not that of booking ${id}`);
  return session;
}

async function lookAtPage(services: Services, row: HoldRow, sessionId: string): Promise<void> {
  const session = await readSession(services, sessionId, row.id);
  const intent = intentOf(session);
  if (session.status === 'complete' && intent?.status === 'requires_capture')
    return authorized(services, row, sessionId, intent.id);
  if (session.status === 'expired' || intent?.status === 'canceled') return over(services, row);
  const now = services.clock().getTime();
  if (row.expires_at.getTime() <= now) return expireHold(services, row);
  const next = new Date(Math.min(now + reconcileEveryMs, row.expires_at.getTime()));
  await lookAgain(services, row, next);
}

/** Schedules the next poll, unless the hold has moved on. */
async function lookAgain(services: Services, row: HoldRow, next: Date): Promise<void> {
  await services.database.staff
    .updateTable('booking_holds')
    .set({ check_at: next })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .where('state', '=', 'awaiting')
    .execute();
}

/** Submits a booking whose card is authorized. If the carrier rejects it, the card is released. */
async function goOn(services: Services, { account_id: accountId, id }: HoldRow): Promise<void> {
  const now = await readHold(services.database.staff, accountId, id);
  if (now?.state === 'authorized') await submitBooking(systemContext(services, 'bookings.paid', accountId), id);
  await closeHold(services, accountId, id);
}

/**
 * Reads the state of a hold and acts on it: books with the carrier once a card is authorized, expires the booking after
 * its deadline, and captures or releases the authorization. Safe to call at any time by any number of processes.
 * @param told the provider's id of the page, if we have not stored it yet
 */
export async function reconcileHold(
  services: Services,
  accountId: string,
  id: string,
  told: string | null = null,
): Promise<void> {
  const row = await readHold(services.database.staff, accountId, id);
  if (row === undefined) return;
  const sessionId = row.session_id ?? told;
  const waits = row.state === 'awaiting' || (row.state === 'expired' && row.intent_id === null);
  if (waits && sessionId === null) {
    if (row.expires_at <= services.clock()) await expireHold(services, row);
    return;
  }
  if (waits && sessionId !== null) {
    if (row.state === 'expired' || row.expires_at <= services.clock()) await closePage(services, sessionId);
    await lookAtPage(services, row, sessionId);
  }
  await goOn(services, row);
}

/** Expires a booking after its deadline, even if the provider is unreachable. */
export async function endHold(services: Services, accountId: string, id: string): Promise<void> {
  try {
    await reconcileHold(services, accountId, id);
  } catch (error) {
    services.log.warn({ err: error, booking: id }, 'a hold could not be asked after');
    const row = await readHold(services.database.staff, accountId, id);
    if (row?.state === 'awaiting' && row.expires_at <= services.clock()) await expireHold(services, row);
  }
}

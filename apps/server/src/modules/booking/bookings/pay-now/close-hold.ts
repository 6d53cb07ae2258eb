import { changed, runCommand, unchanged } from '../../../../core/command.ts';
import { systemContext, type Services } from '../../../../core/context.ts';
import type { Tx } from '../../../../core/database/database.ts';
import { closePaidInvoices } from '../../../billing/invoices/index.ts';
import { applyCredit, creditOf, openAmounts, receivePayment, releaseHold } from '../../../billing/ledger/index.ts';
import { isRefused, providerKey, providerOf } from '../../../billing/payments/index.ts';
import { notifyCharged } from './notify-charged.ts';
import { lockHold, moveHold, readHold, type HoldRow } from './hold-row.ts';

const laterMs = 5 * 60_000;

type Standing = {
  readonly booking: string;
  readonly status: string | null;
  readonly invoiceId: string | null;
  readonly total: number | null;
};

/** State of the booking of a hold, and of its shipment, if any. */
async function standingOf(tx: Tx, row: HoldRow): Promise<Standing> {
  const found = await tx
    .selectFrom('bookings as b')
    .leftJoin('shipments as s', (join) => join.onRef('s.account_id', '=', 'b.account_id').onRef('s.id', '=', 'b.id'))
    .select(['b.state as booking', 's.status', 's.invoice_id as invoiceId', 's.total_amount as total'])
    .where('b.account_id', '=', row.account_id)
    .where('b.id', '=', row.id)
    .executeTakeFirstOrThrow();
  return found;
}

/** What to do with an authorized card: wait, release it, or capture this many minor units. */
async function duty(tx: Tx, row: HoldRow, now: Date): Promise<'wait' | 'release' | number> {
  const { booking, status, invoiceId, total } = await standingOf(tx, row);
  if (booking === 'rejected' || booking === 'expired' || status === 'canceled') return 'release';
  const lastDay = row.capture_by !== null && row.capture_by <= now;
  if (invoiceId === null) return lastDay ? Math.min(total ?? row.charge, row.amount) : 'wait';
  const asked = (await openAmounts(tx, row.account_id, [invoiceId])).get(invoiceId) ?? 0;
  return asked <= 0 ? 'release' : Math.min(asked, row.amount);
}

const notesOf = (row: HoldRow) => ({ subject: 'booking', subjectId: row.id, accountId: row.account_id }) as const;
const eventOf = (row: HoldRow, key: string) => ({ accountId: row.account_id, key, currency: row.currency });

/** Commits what the provider will be asked for, so that a retry after a crash asks for the same. */
async function decide(services: Services, row: HoldRow): Promise<void> {
  await runCommand(systemContext(services, 'bookings.hold'), 'booking.hold_decided', async (tx) => {
    const hold = await lockHold(tx, row, ['authorized']);
    if (hold === undefined) return unchanged(undefined);
    const now = services.clock();
    const what = await duty(tx, hold, now);
    if (what === 'wait') return unchanged(undefined);
    const state = what === 'release' ? 'releasing' : 'capturing';
    const captured = what === 'release' ? 0 : what;
    await moveHold(tx, row, { state, captured, check_at: now });
    return changed(undefined, { ...notesOf(row), after: { state, captured } });
  });
}

async function invoiceOf(tx: Tx, row: HoldRow): Promise<string | null> {
  return (await standingOf(tx, row)).invoiceId;
}

/** Posts the captured amount, on the shipment's invoice if there is one. */
async function noteCaptured(services: Services, row: HoldRow, amount: number): Promise<void> {
  await runCommand(systemContext(services, 'bookings.hold'), 'booking.charged', async (tx) => {
    if ((await lockHold(tx, row, ['capturing', 'releasing'])) === undefined) return unchanged(undefined);
    const now = services.clock();
    const invoiceId = await invoiceOf(tx, row);
    const ids = invoiceId === null ? [] : [invoiceId];
    await releaseHold(tx, eventOf(row, `hold:${row.id}:ended`), row.amount, now);
    await receivePayment(tx, eventOf(row, `payment:${row.id}`), amount, ids, now);
    await closePaidInvoices(tx, row.account_id, ids, now);
    const applied = invoiceId !== null;
    const check = applied ? null : new Date(now.getTime() + laterMs);
    await moveHold(tx, row, { state: 'captured', captured: amount, applied, settled_at: now, check_at: check });
    await notifyCharged(services, tx, row, amount);
    return changed(undefined, { ...notesOf(row), after: { charged: amount } });
  });
}

async function noteReleased(services: Services, row: HoldRow): Promise<void> {
  await runCommand(systemContext(services, 'bookings.hold'), 'booking.hold_released', async (tx) => {
    const hold = await lockHold(tx, row, ['releasing', 'capturing']);
    if (hold === undefined) return unchanged(undefined);
    const now = services.clock();
    await releaseHold(tx, eventOf(row, `hold:${row.id}:ended`), row.amount, now);
    await moveHold(tx, row, { state: 'released', captured: 0, settled_at: now, check_at: null });
    return changed(undefined, { ...notesOf(row), after: { released: row.amount } });
  });
}

/** Cancels an authorization. @returns what was captured anyway */
async function letGo(services: Services, row: HoldRow, intentId: string): Promise<number> {
  const intents = providerOf(services).paymentIntents;
  try {
    await intents.cancel(intentId, {}, { idempotencyKey: `${providerKey(row)}:release` });
    return 0;
  } catch (error) {
    if (!isRefused(error)) throw error;
    return (await intents.retrieve(intentId)).amount_received;
  }
}

/** Captures the decided amount. @returns what was captured, zero for an expired authorization */
async function charge(services: Services, row: HoldRow, intentId: string): Promise<number> {
  const intents = providerOf(services).paymentIntents;
  try {
    const asked = { amount_to_capture: row.captured };
    return (await intents.capture(intentId, asked, { idempotencyKey: `${providerKey(row)}:capture` })).amount_received;
  } catch (error) {
    if (!isRefused(error)) throw error;
    return (await intents.retrieve(intentId)).amount_received;
  }
}

/** Applies a charge to the invoice once there is one, if the card was charged before that. */
async function applyLater(services: Services, row: HoldRow): Promise<void> {
  await runCommand(systemContext(services, 'bookings.hold'), 'booking.charge_applied', async (tx) => {
    const hold = await lockHold(tx, row, ['captured']);
    const invoiceId = await invoiceOf(tx, row);
    if (hold === undefined || hold.applied) return unchanged(undefined);
    const now = services.clock();
    if (invoiceId === null) {
      // A shipment that never departs is never billed, so the money stays customer credit.
      const { status } = await standingOf(tx, row);
      const check = status === 'canceled' ? null : new Date(now.getTime() + laterMs);
      await moveHold(tx, row, { check_at: check });
      return changed(undefined, { ...notesOf(row), after: { waits: check !== null } });
    }
    const open = (await openAmounts(tx, row.account_id, [invoiceId])).get(invoiceId) ?? 0;
    const amount = Math.min(hold.captured, open, await creditOf(tx, row.account_id, row.currency));
    if (amount > 0) await applyCredit(tx, eventOf(row, `hold:${row.id}:applied`), { invoiceId, amount }, now);
    await closePaidInvoices(tx, row.account_id, [invoiceId], now);
    await moveHold(tx, row, { applied: true, check_at: null });
    return changed(undefined, { ...notesOf(row), after: { applied: amount } });
  });
}

/**
 * Captures a card once the shipment is billed, or on the last possible day the amount known by then, and releases the
 * rest; releases all of it when the booking failed. Decision, call, and posting are separate steps with idempotency
 * keys, so that a crash anywhere captures and releases only once.
 */
export async function closeHold(services: Services, accountId: string, id: string): Promise<void> {
  const first = await readHold(services.database.staff, accountId, id);
  if (first === undefined || first.intent_id === null) return;
  if (first.state === 'expired' && first.check_at !== null) {
    await letGo(services, first, first.intent_id);
    return moveHold(services.database.staff, first, { check_at: null });
  }
  if (first.state === 'captured' && !first.applied) return applyLater(services, first);
  if (first.state === 'authorized') await decide(services, first);
  const row = await readHold(services.database.staff, accountId, id);
  if (row === undefined || row.intent_id === null) return;
  if (row.state === 'authorized') {
    const next = new Date(services.clock().getTime() + laterMs);
    await moveHold(services.database.staff, row, { check_at: next });
  } else if (row.state === 'capturing') {
    const amount = await charge(services, row, row.intent_id);
    await (amount > 0 ? noteCaptured(services, row, amount) : noteReleased(services, row));
  } else if (row.state === 'releasing') {
    const amount = await letGo(services, row, row.intent_id);
    await (amount > 0 ? noteCaptured(services, row, amount) : noteReleased(services, row));
  }
}

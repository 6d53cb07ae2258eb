import type { Body, DeskDispute, endpoints } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import type { AuditFields } from '../../../core/audit.ts';
import { changed, type Outcome } from '../../../core/command.ts';
import { signedIn, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { printedMoney } from '../../../core/documents/index.ts';
import { invalidField } from '../../../core/refusal.ts';
import { closePaidInvoices } from '../invoices/index.ts';
import { creditInvoice, earnedOn } from '../ledger/index.ts';
import { addEvent, followDisputes, moveDispute, readDispute, type DisputeRow } from './dispute-row.ts';
import { staffWire, mostCredit, partsIn } from './dispute-wire.ts';
import { creditSplit } from './parts.ts';
import { notifyCustomer } from './notify.ts';
import { writeMemo } from './write-memo.ts';

type Answer = Promise<Outcome<{ data: DeskDispute }>>;
type About<B> = { readonly params: { readonly id: string }; readonly body: B };
type Steps = typeof endpoints.staffDisputes;

async function outcome(tx: Tx, row: DisputeRow, after: AuditFields): Answer {
  const data = await staffWire(tx, row);
  return changed({ data }, { subject: 'dispute', subjectId: row.id, accountId: row.account_id, after });
}

/**
 * Marks a dispute as submitted to the carrier; the amount no longer blocks shipping.
 * @throws Refusal not_found, dispute_moved
 */
export async function submitToCarrier(ctx: Context, tx: Tx, { params, body }: About<Body<Steps['submit']>>): Answer {
  const row = await readDispute(tx, null, params.id);
  const from = { states: ['open'], version: body.version } as const;
  const moved = await moveDispute(ctx, tx, row, from, { state: 'submitted_to_carrier' });
  // From here on the amount does not count as owed.
  await followDisputes(tx, row.account_id, row.invoice_id);
  await addEvent(ctx, tx, moved, 'submitted_to_carrier', body.text);
  await notifyCustomer(ctx, tx, moved, 'dispute_submitted', body.text);
  return outcome(tx, moved, { state: moved.state });
}

const printed = ({ language }: Context, { currency }: DisputeRow, amount: number): string =>
  printedMoney({ amount, currency }, language);

/** The amount that the carrier grants, in minor units. @throws Refusal validation_failed */
function answeredAmount(ctx: Context, row: DisputeRow, { answer, amount }: Body<Steps['respond']>): number {
  if (answer === 'approved') return row.amount;
  if (answer === 'denied') return 0;
  // A partial amount must be less than the full one.
  if (amount === null) throw invalidField('amount', 'required');
  if (amount >= row.amount) throw invalidField('amount', 'too_big', { max: printed(ctx, row, row.amount - 1) });
  return amount;
}

/** Records the carrier's answer. @throws Refusal not_found, dispute_moved, validation_failed */
export async function noteResponse(ctx: Context, tx: Tx, { params, body }: About<Body<Steps['respond']>>): Answer {
  const row = await readDispute(tx, null, params.id);
  const carrier_amount = answeredAmount(ctx, row, body);
  const from = { states: ['submitted_to_carrier'], version: body.version } as const;
  const change = { state: 'carrier_response', carrier_answer: body.answer, carrier_amount };
  const moved = await moveDispute(ctx, tx, row, from, change);
  await addEvent(ctx, tx, moved, 'carrier_response', body.text);
  await notifyCustomer(ctx, tx, moved, 'dispute_answered', body.text);
  return outcome(tx, moved, { state: moved.state, answer: body.answer, amount: carrier_amount });
}

/**
 * Grants a dispute with a credit memo, numbered without gaps. It lowers the invoice's balance; the part already paid
 * becomes customer credit.
 * @throws Refusal not_found, dispute_moved; validation_failed for more than is disputed and still billed
 */
export async function creditDispute(ctx: Context, tx: Tx, { params, body }: About<Body<Steps['credit']>>): Answer {
  const row = await readDispute(tx, null, params.id);
  const decided = { decided_by: signedIn(ctx).userId, decided_at: ctx.now() };
  const from = { states: ['carrier_response'], version: body.version } as const;
  const moved = await moveDispute(ctx, tx, row, from, { state: 'credited', credited: body.amount, ...decided });
  const most = await mostCredit(tx, row);
  if (body.amount > most) throw invalidField('amount', 'over_credit', { amount: printed(ctx, row, most) });
  const earned = await earnedOn(tx, row.account_id, row.invoice_id);
  const event = { accountId: row.account_id, key: `dispute:${row.id}`, currency: row.currency as Currency };
  const split = creditSplit(partsIn(row), body.amount, earned);
  await creditInvoice(tx, event, row.invoice_id, split, ctx.now());
  // Take the number last, so that the number series is locked as briefly as possible.
  const number = await writeMemo(tx, row, body.amount, ctx.now());
  await closePaidInvoices(tx, row.account_id, [row.invoice_id], ctx.now());
  await followDisputes(tx, row.account_id, row.invoice_id);
  await addEvent(ctx, tx, moved, 'credited', body.text);
  await notifyCustomer(ctx, tx, moved, 'dispute_credited', body.text);
  return outcome(tx, moved, { state: 'credited', amount: body.amount, credit_memo: number });
}

/** Denies a dispute: the amount is due again. @throws Refusal not_found, dispute_moved */
export async function upholdInvoice(ctx: Context, tx: Tx, { params, body }: About<Body<Steps['uphold']>>): Answer {
  const row = await readDispute(tx, null, params.id);
  const from = { states: ['carrier_response'], version: body.version } as const;
  const decided = { decided_by: signedIn(ctx).userId, decided_at: ctx.now() };
  const moved = await moveDispute(ctx, tx, row, from, { state: 'upheld', ...decided });
  await followDisputes(tx, row.account_id, row.invoice_id);
  await addEvent(ctx, tx, moved, 'upheld', body.text);
  await notifyCustomer(ctx, tx, moved, 'dispute_upheld', body.text);
  return outcome(tx, moved, { state: 'upheld' });
}

/** Closes a decided dispute. @throws Refusal not_found, dispute_moved */
export async function closeDispute(ctx: Context, tx: Tx, { params, body }: About<Body<Steps['close']>>): Answer {
  const row = await readDispute(tx, null, params.id);
  const from = { states: ['credited', 'upheld'], version: body.version } as const;
  const moved = await moveDispute(ctx, tx, row, from, { state: 'closed' });
  await addEvent(ctx, tx, moved, 'closed');
  await notifyCustomer(ctx, tx, moved, 'dispute_closed');
  return outcome(tx, moved, { state: 'closed' });
}

/** Sends a message to the customer. @throws Refusal not_found */
export async function writeToCustomer(ctx: Context, tx: Tx, { params, body }: About<Body<Steps['message']>>): Answer {
  const row = await readDispute(tx, null, params.id);
  await addEvent(ctx, tx, row, 'message', body.text);
  await notifyCustomer(ctx, tx, row, 'dispute_message', body.text);
  return outcome(tx, row, { message: body.text.length });
}

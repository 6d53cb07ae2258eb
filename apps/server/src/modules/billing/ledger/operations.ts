import type { Tx } from '../../../core/database/database.ts';
import { balanceOf, creditOf, earnedOn, openAmounts } from './balances.ts';
import { earned, type Earnings, type Event, type JournalKind, type Part } from './journal.ts';
import {
  carrierBilled,
  carrierPaid,
  creditApplied,
  creditRefunded,
  holdPlaced,
  holdReleased,
  invoiceCredited,
  invoiceIssued,
  paymentReceived,
  reversalOf,
  writtenOff,
} from './journals.ts';
import { lockBooks, postJournal, readJournal, type Posted } from './post.ts';

/** The books do not allow an operation, since it would take more than there is. Nothing was written. */
export class BooksRefuse extends Error {
  readonly code:
    | 'over_balance'
    | 'over_credit'
    | 'over_earned'
    | 'over_held'
    | 'has_payments'
    | 'not_reversible'
    | 'reversed_already';

  constructor(code: BooksRefuse['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * The event if already posted, else null. Checked first, since a repeated event must not be judged by its own effect.
 */
async function before(tx: Tx, { accountId, key }: Event): Promise<Posted | null> {
  await lockBooks(tx, accountId);
  const row = await tx
    .selectFrom('journals')
    .select('id')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row === undefined ? null : { outcome: 'known', journalId: row.id };
}

async function openOf(tx: Tx, accountId: string, invoiceId: string): Promise<number> {
  return (await openAmounts(tx, accountId, [invoiceId])).get(invoiceId) ?? 0;
}

/** Issues an invoice. Idempotent. @throws RangeError for a total of zero @throws LedgerConflict */
export async function issueInvoice(
  tx: Tx,
  event: Event,
  invoiceId: string,
  parts: Earnings,
  at: Date,
): Promise<Posted> {
  await lockBooks(tx, event.accountId);
  return postJournal(tx, invoiceIssued(event, invoiceId, parts), at);
}

/** Spreads money over invoices in order, each up to its open balance. The caller keeps the rest. */
export function spread(amount: number, open: ReadonlyMap<string, number>): Part[] {
  let left = amount;
  const parts: Part[] = [];
  for (const [invoiceId, asked] of open) {
    const put = Math.min(left, Math.max(asked, 0));
    if (put > 0) parts.push({ invoiceId, amount: put });
    left -= put;
  }
  return parts;
}

/**
 * Receives a payment for invoices: each gets up to its current balance, in order, and the rest becomes customer credit.
 * Idempotent by event.
 */
export async function receivePayment(
  tx: Tx,
  event: Event,
  amount: number,
  invoiceIds: readonly string[],
  at: Date,
): Promise<Posted> {
  const known = await before(tx, event);
  if (known !== null) return known;
  const open = await openAmounts(tx, event.accountId, invoiceIds);
  return postJournal(tx, paymentReceived(event, amount, spread(amount, open)), at);
}

/**
 * Receives a payment with an amount for each invoice: each gets its amount, up to its current balance, and the rest
 * becomes customer credit. Idempotent by event.
 */
export async function receivePaymentInParts(
  tx: Tx,
  event: Event,
  amount: number,
  parts: readonly Part[],
  at: Date,
): Promise<Posted> {
  const known = await before(tx, event);
  if (known !== null) return known;
  const ids = parts.map(({ invoiceId }) => invoiceId);
  const open = await openAmounts(tx, event.accountId, ids);
  const asked = parts.map((part) => [part.invoiceId, Math.min(part.amount, open.get(part.invoiceId) ?? 0)] as const);
  return postJournal(tx, paymentReceived(event, amount, spread(amount, new Map(asked))), at);
}

/** Applies customer credit to an invoice. @throws BooksRefuse over_credit, over_balance */
export async function applyCredit(tx: Tx, event: Event, part: Part, at: Date): Promise<Posted> {
  const known = await before(tx, event);
  if (known !== null) return known;
  if (part.amount > (await creditOf(tx, event.accountId, event.currency)))
    throw new BooksRefuse('over_credit', 'The customer has less credit');
  if (part.amount > (await openOf(tx, event.accountId, part.invoiceId)))
    throw new BooksRefuse('over_balance', 'The invoice asks for less');
  return postJournal(tx, creditApplied(event, part), at);
}

/** Credits charges of an invoice; the part already paid becomes customer credit. @throws BooksRefuse over_earned */
export async function creditInvoice(
  tx: Tx,
  event: Event,
  invoiceId: string,
  parts: Earnings,
  at: Date,
): Promise<Posted> {
  const known = await before(tx, event);
  if (known !== null) return known;
  const has = await earnedOn(tx, event.accountId, invoiceId);
  if (earned.some((ledger) => (parts[ledger] ?? 0) > (has.get(ledger) ?? 0)))
    throw new BooksRefuse('over_earned', 'More is taken back than was charged');
  return postJournal(tx, invoiceCredited(event, invoiceId, parts, await openOf(tx, event.accountId, invoiceId)), at);
}

/** Refunds customer credit. @throws BooksRefuse over_credit */
export async function refundCredit(tx: Tx, event: Event, amount: number, at: Date): Promise<Posted> {
  const known = await before(tx, event);
  if (known !== null) return known;
  if (amount > (await creditOf(tx, event.accountId, event.currency)))
    throw new BooksRefuse('over_credit', 'The customer has less credit');
  return postJournal(tx, creditRefunded(event, amount), at);
}

/** Writes off an invoice's balance or a part of it. @throws BooksRefuse over_balance */
export async function writeOff(tx: Tx, event: Event, part: Part, at: Date): Promise<Posted> {
  const known = await before(tx, event);
  if (known !== null) return known;
  if (part.amount > (await openOf(tx, event.accountId, part.invoiceId)))
    throw new BooksRefuse('over_balance', 'The invoice asks for less');
  return postJournal(tx, writtenOff(event, part), at);
}

/** Posts an accepted carrier bill, which is then owed. */
export async function acceptCarrierBill(tx: Tx, event: Event, amount: number, at: Date): Promise<Posted> {
  await lockBooks(tx, event.accountId);
  return postJournal(tx, carrierBilled(event, amount), at);
}

/** Posts a payment to a carrier. */
export async function payCarrier(tx: Tx, event: Event, amount: number, at: Date): Promise<Posted> {
  await lockBooks(tx, event.accountId);
  return postJournal(tx, carrierPaid(event, amount), at);
}

/** Records a card authorization; no money has moved. */
export async function placeHold(tx: Tx, event: Event, amount: number, at: Date): Promise<Posted> {
  await lockBooks(tx, event.accountId);
  return postJournal(tx, holdPlaced(event, amount), at);
}

/** Ends a card authorization. @throws BooksRefuse over_held */
export async function releaseHold(tx: Tx, event: Event, amount: number, at: Date): Promise<Posted> {
  const known = await before(tx, event);
  if (known !== null) return known;
  if (amount > (await balanceOf(tx, event.accountId, 'card_holds', event.currency)))
    throw new BooksRefuse('over_held', 'Less is held');
  return postJournal(tx, holdReleased(event, amount), at);
}

/** A reversal is corrected by a new posting, and an authorization ends by its release. */
const notReversible: ReadonlySet<JournalKind> = new Set(['reversal', 'hold_placed', 'hold_released']);

async function isReversed(tx: Tx, accountId: string, journalId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('journals')
    .select('id')
    .where('account_id', '=', accountId)
    .where('reverses', '=', journalId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Reverses a journal that should not have been posted. An invoice with payments must be credited instead, and spent
 * credit cannot be reversed.
 * @throws BooksRefuse not_reversible, reversed_already, has_payments, over_credit
 */
export async function reverseJournal(tx: Tx, event: Event, journalId: string, at: Date): Promise<Posted> {
  const known = await before(tx, event);
  if (known !== null) return known;
  const journal = await readJournal(tx, event.accountId, journalId);
  if (notReversible.has(journal.kind)) throw new BooksRefuse('not_reversible', `${journal.kind} is not taken back`);
  if (await isReversed(tx, event.accountId, journalId))
    throw new BooksRefuse('reversed_already', 'The journal was taken back before');
  const reversal = reversalOf(journalId, journal, event.key);
  const lowered = new Map<string, number>();
  for (const { ledger, amount, invoiceId } of reversal.lines) {
    if (ledger === 'receivable' && invoiceId !== null) lowered.set(invoiceId, (lowered.get(invoiceId) ?? 0) + amount);
  }
  const open = await openAmounts(tx, event.accountId, [...lowered.keys()]);
  if ([...lowered].some(([id, amount]) => (open.get(id) ?? 0) + amount < 0))
    throw new BooksRefuse('has_payments', 'Less is open on the invoice than would be taken back');
  const credit = reversal.lines.reduce(
    (sum, { ledger, amount }) => (ledger === 'customer_credit' ? sum + amount : sum),
    0,
  );
  if (credit > 0 && credit > (await creditOf(tx, event.accountId, journal.currency)))
    throw new BooksRefuse('over_credit', 'The credit has been spent');
  return postJournal(tx, reversal, at);
}

import {
  earned,
  type Earnings,
  type Event,
  type Journal,
  type JournalKind,
  type JournalLine,
  type Ledger,
  type Part,
} from './journal.ts';

/** Amounts are whole minor units, and what is posted is more than nothing. @throws RangeError */
function assertPositive(amount: number, what: string): void {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`${what} must be a positive number of minor units`);
}

const line = (ledger: Ledger, amount: number, invoiceId: string | null = null): JournalLine => ({
  ledger,
  amount,
  invoiceId,
});

function journal(event: Event, kind: JournalKind, lines: readonly JournalLine[]): Journal {
  return {
    accountId: event.accountId,
    key: event.key,
    currency: event.currency,
    kind,
    lines: lines.filter(({ amount }) => amount !== 0),
    reverses: null,
    id: event.id,
  };
}

/** The lines of earnings, credited; `total` is their sum. @throws RangeError for a part that is no whole number */
function earnings(parts: Earnings, invoiceId: string): { readonly total: number; readonly lines: JournalLine[] } {
  const lines = earned.map((ledger) => line(ledger, -(parts[ledger] ?? 0), invoiceId));
  for (const { amount } of lines)
    if (!Number.isSafeInteger(amount)) throw new RangeError('a charge must be whole minor units');
  return { lines, total: lines.reduce((sum, { amount }) => sum - amount, 0) };
}

/** An invoice is issued: the customer owes its total, which is earned charge by charge. @throws RangeError for a total of nothing */
export function invoiceIssued(event: Event, invoiceId: string, parts: Earnings): Journal {
  const { total, lines } = earnings(parts, invoiceId);
  assertPositive(total, "an invoice's total");
  return journal(event, 'invoice_issued', [line('receivable', total, invoiceId), ...lines]);
}

/**
 * Money came in. What no invoice takes is the customer's credit.
 * @throws RangeError when more is put on invoices than came in
 */
export function paymentReceived(event: Event, amount: number, applied: readonly Part[]): Journal {
  assertPositive(amount, 'a payment');
  for (const part of applied) assertPositive(part.amount, 'what is put on an invoice');
  const over = amount - applied.reduce((sum, part) => sum + part.amount, 0);
  if (over < 0) throw new RangeError('more is put on invoices than came in');
  return journal(event, 'payment_received', [
    line('cash', amount),
    ...applied.map((part) => line('receivable', -part.amount, part.invoiceId)),
    line('customer_credit', -over),
  ]);
}

/** A customer's credit pays an invoice. */
export function creditApplied(event: Event, part: Part): Journal {
  assertPositive(part.amount, 'what is put on an invoice');
  return journal(event, 'credit_applied', [
    line('customer_credit', part.amount),
    line('receivable', -part.amount, part.invoiceId),
  ]);
}

/**
 * A credit memo: charges are taken back. It first lowers what the invoice still asks for; what was paid already
 * becomes the customer's credit.
 * @param open what the invoice still asks for, in minor units
 */
export function invoiceCredited(event: Event, invoiceId: string, parts: Earnings, open: number): Journal {
  const { total, lines } = earnings(parts, invoiceId);
  assertPositive(total, 'a credit');
  const lowered = Math.min(total, Math.max(open, 0));
  return journal(event, 'invoice_credited', [
    ...lines.map((each) => ({ ...each, amount: -each.amount })),
    line('receivable', -lowered, invoiceId),
    line('customer_credit', -(total - lowered)),
  ]);
}

/** A customer's credit is paid back. */
export function creditRefunded(event: Event, amount: number): Journal {
  assertPositive(amount, 'a refund');
  return journal(event, 'credit_refunded', [line('customer_credit', amount), line('cash', -amount)]);
}

/** What an invoice still asks for is given up. */
export function writtenOff(event: Event, part: Part): Journal {
  assertPositive(part.amount, 'what is given up');
  return journal(event, 'written_off', [
    line('bad_debt', part.amount),
    line('receivable', -part.amount, part.invoiceId),
  ]);
}

/** A carrier's bill was accepted: it is owed. */
export function carrierBilled(event: Event, amount: number): Journal {
  assertPositive(amount, "a carrier's bill");
  return journal(event, 'carrier_billed', [line('transport_cost', amount), line('carrier_payable', -amount)]);
}

/** A carrier was paid. */
export function carrierPaid(event: Event, amount: number): Journal {
  assertPositive(amount, 'a payment');
  return journal(event, 'carrier_paid', [line('carrier_payable', amount), line('cash', -amount)]);
}

/** A card was authorized for an amount: a memorandum, no money has moved. */
export function holdPlaced(event: Event, amount: number): Journal {
  assertPositive(amount, 'a hold');
  return journal(event, 'hold_placed', [line('card_holds', amount), line('card_holds_contra', -amount)]);
}

/** An authorization ended: it was captured, released, or lapsed. */
export function holdReleased(event: Event, amount: number): Journal {
  assertPositive(amount, 'a hold');
  return journal(event, 'hold_released', [line('card_holds_contra', amount), line('card_holds', -amount)]);
}

/** Takes a journal back, line by line. */
export function reversalOf(journalId: string, of: Journal, key: string): Journal {
  return {
    ...of,
    id: undefined,
    kind: 'reversal',
    key,
    lines: of.lines.map((each) => ({ ...each, amount: -each.amount })),
    reverses: journalId,
  };
}

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

/** Amounts are positive whole minor units. @throws RangeError */
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

/** Credit lines for earnings; `total` is their sum. @throws RangeError for an amount that is not an integer */
function earnings(parts: Earnings, invoiceId: string): { readonly total: number; readonly lines: JournalLine[] } {
  const lines = earned.map((ledger) => line(ledger, -(parts[ledger] ?? 0), invoiceId));
  for (const { amount } of lines)
    if (!Number.isSafeInteger(amount)) throw new RangeError('a charge must be whole minor units');
  return { lines, total: lines.reduce((sum, { amount }) => sum - amount, 0) };
}

/** Issues an invoice: the customer owes its total, earned charge by charge. @throws RangeError for a total of zero */
export function invoiceIssued(event: Event, invoiceId: string, parts: Earnings): Journal {
  const { total, lines } = earnings(parts, invoiceId);
  assertPositive(total, "an invoice's total");
  return journal(event, 'invoice_issued', [line('receivable', total, invoiceId), ...lines]);
}

/**
 * Receives a payment. The unapplied rest is customer credit.
 * @throws RangeError when more is applied to invoices than was received
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

/** Applies customer credit to an invoice. */
export function creditApplied(event: Event, part: Part): Journal {
  assertPositive(part.amount, 'what is put on an invoice');
  return journal(event, 'credit_applied', [
    line('customer_credit', part.amount),
    line('receivable', -part.amount, part.invoiceId),
  ]);
}

/**
 * Credits charges of an invoice. Reduces the open balance first; the part already paid becomes customer credit.
 * @param open open balance of the invoice, in minor units
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

/** Refunds customer credit. */
export function creditRefunded(event: Event, amount: number): Journal {
  assertPositive(amount, 'a refund');
  return journal(event, 'credit_refunded', [line('customer_credit', amount), line('cash', -amount)]);
}

/** Writes off an invoice's open balance. */
export function writtenOff(event: Event, part: Part): Journal {
  assertPositive(part.amount, 'what is given up');
  return journal(event, 'written_off', [
    line('bad_debt', part.amount),
    line('receivable', -part.amount, part.invoiceId),
  ]);
}

/** Accepts a carrier's bill, which is then owed. */
export function carrierBilled(event: Event, amount: number): Journal {
  assertPositive(amount, "a carrier's bill");
  return journal(event, 'carrier_billed', [line('transport_cost', amount), line('carrier_payable', -amount)]);
}

/** Pays a carrier. */
export function carrierPaid(event: Event, amount: number): Journal {
  assertPositive(amount, 'a payment');
  return journal(event, 'carrier_paid', [line('carrier_payable', amount), line('cash', -amount)]);
}

/** Records a card authorization: a memorandum, no money has moved. */
export function holdPlaced(event: Event, amount: number): Journal {
  assertPositive(amount, 'a hold');
  return journal(event, 'hold_placed', [line('card_holds', amount), line('card_holds_contra', -amount)]);
}

/** Ends a card authorization that was captured, released, or expired. */
export function holdReleased(event: Event, amount: number): Journal {
  assertPositive(amount, 'a hold');
  return journal(event, 'hold_released', [line('card_holds_contra', amount), line('card_holds', -amount)]);
}

/** Reverses a journal, line by line. */
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

import type { Currency } from '@waybill/freight';

/**
 * The chart of accounts. A debit is positive: what we own or have spent grows by debits, what we owe or have earned
 * by credits.
 * - `receivable` what invoices still ask for, by invoice
 * - `cash` money that has come in or gone out
 * - `customer_credit` a customer's money that is on no invoice
 * - `revenue_*` what was earned; a credit memo takes it back
 * - `insurance_payable` premiums held for the insurer
 * - `bad_debt` what was given up
 * - `transport_cost`, `carrier_payable` what carriers bill and are owed
 * - `card_holds`, `card_holds_contra` authorizations on cards: a memorandum, no money has moved
 */
export const ledgers = [
  'receivable',
  'cash',
  'customer_credit',
  'revenue_freight',
  'revenue_fuel',
  'revenue_accessorial',
  'insurance_payable',
  'bad_debt',
  'transport_cost',
  'carrier_payable',
  'card_holds',
  'card_holds_contra',
] as const;
export type Ledger = (typeof ledgers)[number];

/** Ledgers that an invoice's charges are earned on. */
export const earned = ['revenue_freight', 'revenue_fuel', 'revenue_accessorial', 'insurance_payable'] as const;
export type Earned = (typeof earned)[number];

/** Minor units by ledger; what is left out is nothing. */
export type Earnings = { readonly [L in Earned]?: number };

export type JournalKind =
  | 'invoice_issued'
  | 'payment_received'
  | 'credit_applied'
  | 'invoice_credited'
  | 'credit_refunded'
  | 'written_off'
  | 'carrier_billed'
  | 'carrier_paid'
  | 'hold_placed'
  | 'hold_released'
  | 'reversal';

export type JournalLine = {
  readonly ledger: Ledger;
  /** Minor units; debits are positive, credits negative, never zero. */
  readonly amount: number;
  readonly invoiceId: string | null;
};

/** One event in the books: its lines sum to zero. */
export type Journal = {
  readonly accountId: string;
  readonly kind: JournalKind;
  /** Names the event; the same event is posted once. */
  readonly key: string;
  readonly currency: Currency;
  readonly lines: readonly JournalLine[];
  readonly reverses: string | null;
  /** The id it gets; a new one when it names none. */
  readonly id?: string | undefined;
};

/** What a journal is posted for. */
export type Event = {
  readonly accountId: string;
  readonly key: string;
  readonly currency: Currency;
  /** Id of the journal; a new one when none is given. */
  readonly id?: string | undefined;
};

/** An amount of an invoice. */
export type Part = { readonly invoiceId: string; readonly amount: number };

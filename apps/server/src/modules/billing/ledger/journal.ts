import type { Currency } from '@waybill/freight';

/**
 * The chart of accounts. Debits are positive: assets and expenses grow by debits, liabilities and revenue by credits.
 * - `receivable` open balance of invoices, by invoice
 * - `cash` money received and paid out
 * - `customer_credit` unapplied customer money
 * - `revenue_*` earned charges; a credit memo takes them back
 * - `insurance_payable` premiums held for the insurer
 * - `bad_debt` write-offs
 * - `transport_cost`, `carrier_payable` what carriers bill and are owed
 * - `card_holds`, `card_holds_contra` card authorizations: memorandum accounts, no money has moved
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

/** Ledgers that charges of an invoice are earned on. */
export const earned = ['revenue_freight', 'revenue_fuel', 'revenue_accessorial', 'insurance_payable'] as const;
export type Earned = (typeof earned)[number];

/** Minor units by ledger; missing means zero. */
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

/** One event in the books. Its lines sum to zero. */
export type Journal = {
  readonly accountId: string;
  readonly kind: JournalKind;
  /** Key of the event. The same event is posted once. */
  readonly key: string;
  readonly currency: Currency;
  readonly lines: readonly JournalLine[];
  readonly reverses: string | null;
  /** Id of the journal; generated if missing. */
  readonly id?: string | undefined;
};

/** The event that a journal is posted for. */
export type Event = {
  readonly accountId: string;
  readonly key: string;
  readonly currency: Currency;
  /** Id of the journal; generated if missing. */
  readonly id?: string | undefined;
};

export type Part = { readonly invoiceId: string; readonly amount: number };

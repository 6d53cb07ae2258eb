import type { InvoiceRow, InvoiceStatus } from '@waybill/contract';
import { type Currency, daysBetween } from '@waybill/freight';
import { sql } from 'kysely';

/** An invoice counts as due soon this many days before its due date. */
export const soonDays = 3;

/** Columns of a row, with `invoices` joined as `i`. The balance is summed from the ledger. */
export const rowColumns = [
  'i.id',
  'i.number',
  'i.type',
  'i.version',
  'i.bol_number',
  'i.shipment_id',
  'i.delivery_city',
  'i.delivery_state',
  'i.issued_on',
  'i.due_on',
  'i.total',
  'i.currency',
  'i.disputed',
  'i.closed_at',
] as const;

export const balanceColumn = sql<number>`(
  SELECT coalesce(sum(l.amount), 0)::bigint FROM journal_lines l
  WHERE l.account_id = i.account_id AND l.invoice_id = i.id AND l.ledger = 'receivable'
)`.as('balance');

export type InvoiceColumns = {
  readonly id: string;
  readonly number: number;
  readonly type: string;
  readonly version: number;
  readonly bol_number: string | null;
  readonly shipment_id: string | null;
  readonly delivery_city: string;
  readonly delivery_state: string;
  readonly issued_on: string;
  readonly due_on: string;
  readonly total: number;
  readonly currency: string;
  readonly disputed: number;
  readonly closed_at: Date | null;
  readonly balance: number;
};

function statusOf(row: InvoiceColumns, daysPastDue: number): InvoiceStatus {
  if (row.closed_at !== null) return 'paid';
  if (row.disputed > 0) return 'disputed';
  if (daysPastDue > 0) return 'past_due';
  return daysPastDue > -soonDays ? 'due_soon' : 'current';
}

/** Converts a row to the wire format. @param today calendar day in the time zone of the books */
export function invoiceRowOf(row: InvoiceColumns, today: string): InvoiceRow {
  const money = (amount: number) => ({ amount, currency: row.currency as Currency });
  const days = daysBetween(row.due_on, today);
  return {
    id: row.id,
    number: row.number,
    type: row.type as InvoiceRow['type'],
    corrected: row.version > 1,
    status: statusOf(row, days),
    bol_number: row.bol_number,
    shipment_id: row.shipment_id,
    delivery_city: row.delivery_city,
    delivery_state: row.delivery_state,
    issued_on: row.issued_on,
    due_on: row.due_on,
    days_past_due: days,
    total: money(row.total),
    balance: money(row.balance),
    disputed: money(row.disputed),
    paid_at: row.closed_at?.toISOString() ?? null,
  };
}

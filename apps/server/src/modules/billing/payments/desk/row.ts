import type { PaidBy, StaffPaymentRow, StaffPaymentState } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { sql } from 'kysely';
import { paidWith } from '../payment-row.ts';
import { payments, refundedSum } from './find-payments.ts';

/** A payment of either kind as read from the database. */
export type DeskRow = {
  readonly account_id: string;
  readonly account_name: string;
  readonly id: string;
  readonly purpose: StaffPaymentRow['purpose'];
  readonly state: StaffPaymentState;
  readonly currency: Currency;
  readonly amount: number;
  readonly received: number;
  readonly refunded: number;
  readonly card_brand: string | null;
  readonly card_last4: string | null;
  readonly session_id: string | null;
  readonly intent_id: string | null;
  readonly created_at: Date;
  readonly settled_at: Date | null;
  readonly expires_at: Date;
  readonly made_by: string | null;
  readonly method: PaidBy['method'];
  readonly reference: string | null;
  readonly received_on: string | null;
  readonly payer: string | null;
  readonly deposit: string | null;
  readonly note: string | null;
  readonly reversed_at: Date | null;
  readonly reversed_by: string | null;
  readonly reversal_reason: string | null;
  readonly reversal_note: string | null;
  readonly invoices: readonly number[];
  readonly bol_number: string | null;
  readonly shipment_id: string | null;
};

export const selectRows = sql`
  SELECT p.*, a.name AS account_name, ${refundedSum} AS refunded, b.reference AS bol_number, b.shipment_id,
    ARRAY(SELECT i.number FROM payment_parts x
      JOIN invoices i ON i.account_id = x.account_id AND i.id = x.invoice_id
      WHERE x.account_id = p.account_id AND x.payment_id = p.id AND p.purpose = 'invoices'
      ORDER BY x.position) AS invoices
  FROM ${payments}
  LEFT JOIN bookings b ON b.account_id = p.account_id AND b.id = p.id AND p.purpose = 'booking'`;

/** Converts a payment to a list row. */
export function staffRowOf(row: DeskRow): StaffPaymentRow {
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    id: row.id,
    purpose: row.purpose,
    state: row.state,
    account: { id: row.account_id, name: row.account_name },
    invoices: row.invoices.map(Number),
    bol_number: row.bol_number,
    amount: money(row.amount),
    received: money(row.received),
    refunded: money(row.refunded),
    card: row.card_last4 === null ? null : { brand: row.card_brand ?? '', last4: row.card_last4 },
    ...paidWith(row),
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  };
}

import type { Payment } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db } from '../../../../core/database/database.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { journalKey } from '../payment-row.ts';

/** An invoice and what the payment put on it, in minor units. */
export type ReceiptLine = { readonly number: number; readonly bol_number: string | null; readonly applied: number };

export type Receipt = {
  readonly id: string;
  readonly currency: Currency;
  /** Minor units. */
  readonly received: number;
  /** Null if unknown, as for a booking. */
  readonly card: Payment['card'];
  /** How it came, where that was not a card. */
  readonly by: { readonly method: string; readonly reference: string | null; readonly received_on: string } | null;
  readonly paidAt: Date;
  /** Bill of lading of the booking that was paid for; null for a payment of invoices. */
  readonly booking: string | null;
  readonly lines: readonly ReceiptLine[];
  /** Completed refunds, oldest first. */
  readonly refunds: readonly { readonly amount: number; readonly on: Date }[];
};

type Paid = Pick<Receipt, 'currency' | 'received' | 'booking'> & {
  readonly card_brand: string | null;
  readonly card_last4: string | null;
  readonly settled_at: Date;
  readonly method: string;
  readonly reference: string | null;
  readonly received_on: string | null;
};

async function paidRow(db: Db, accountId: string, id: string): Promise<Paid | undefined> {
  const { rows } = await sql<Paid>`
    SELECT currency, received, card_brand, card_last4, settled_at, NULL AS booking, method, reference, received_on
    FROM payments
    WHERE account_id = ${accountId}::uuid AND id = ${id}::uuid AND state = 'succeeded'
    UNION ALL
    SELECT h.currency, h.captured, NULL, NULL, h.settled_at, b.reference, 'card', NULL, NULL
    FROM booking_holds h JOIN bookings b ON b.account_id = h.account_id AND b.id = h.id
    WHERE h.account_id = ${accountId}::uuid AND h.id = ${id}::uuid AND h.state = 'captured'`.execute(db);
  return rows[0];
}

/** A card charged before its shipment was billed is put on the invoice in a second journal. */
async function linesOf(db: Db, accountId: string, id: string): Promise<readonly ReceiptLine[]> {
  const { rows } = await sql<ReceiptLine>`
    SELECT i.number, i.bol_number, -sum(l.amount)::bigint AS applied
    FROM journals j
    JOIN journal_lines l ON l.account_id = j.account_id AND l.journal_id = j.id AND l.ledger = 'receivable'
    JOIN invoices i ON i.account_id = l.account_id AND i.id = l.invoice_id
    WHERE j.account_id = ${accountId}::uuid AND j.key IN (${journalKey(id)}, ${`hold:${id}:applied`})
    GROUP BY i.number, i.bol_number HAVING sum(l.amount) <> 0 ORDER BY i.number`.execute(db);
  return rows;
}

/** A payment that was made, with what it paid. @throws Refusal not_found, also while nothing is paid */
export async function readReceipt(db: Db, accountId: string, id: string): Promise<Receipt> {
  const paid = await paidRow(db, accountId, id);
  if (paid === undefined) throw new Refusal('not_found');
  const refunds = await db
    .selectFrom('payment_refunds')
    .select(['amount', 'created_at'])
    .where('account_id', '=', accountId)
    .where('payment_id', '=', id)
    .where('state', '=', 'done')
    .orderBy('created_at')
    .execute();
  const { currency, received, booking, card_brand: brand, card_last4: last4, settled_at: paidAt } = paid;
  const { method, reference, received_on } = paid;
  return {
    id,
    currency,
    received,
    booking,
    paidAt,
    card: last4 === null ? null : { brand: brand ?? '', last4 },
    by: received_on === null ? null : { method, reference, received_on },
    lines: await linesOf(db, accountId, id),
    refunds: refunds.map(({ amount, created_at: on }) => ({ amount, on })),
  };
}

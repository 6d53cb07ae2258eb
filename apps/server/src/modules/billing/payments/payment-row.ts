import type { PaidBy, Payment, PaymentState } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.gen.ts';
import { Refusal } from '../../../core/refusal.ts';

export type PaymentRow = Selectable<DB['payments']>;
/** One invoice of a payment: the requested amount and the applied one. */
export type PaymentPart = {
  readonly invoice_id: string;
  readonly number: number;
  readonly amount: number;
  readonly applied: number;
  /** Code of the reason why less was paid than was open. */
  readonly short_reason: string | null;
  readonly written_off: number;
};

const states: Readonly<Record<string, PaymentState>> = {
  claimed: 'open',
  open: 'open',
  succeeded: 'paid',
  expired: 'expired',
  reversed: 'reversed',
};

/** Key of a payment in the books. */
export const journalKey = (id: string): string => `payment:${id}`;

/** A payment of an account; undefined for an unknown id. */
export async function readPayment(db: Db | Tx, accountId: string, id: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Invoices of a payment, in order. */
export async function partsOf(db: Db | Tx, accountId: string, id: string): Promise<readonly PaymentPart[]> {
  const { rows } = await sql<PaymentPart>`
    SELECT p.invoice_id, i.number, p.amount, p.short_reason, p.written_off,
      -coalesce(sum(l.amount), 0)::bigint AS applied
    FROM payment_parts p
    JOIN invoices i ON i.account_id = p.account_id AND i.id = p.invoice_id
    LEFT JOIN journals j ON j.account_id = p.account_id AND j.key = ${journalKey(id)}
    LEFT JOIN journal_lines l ON l.account_id = p.account_id AND l.journal_id = j.id AND l.invoice_id = p.invoice_id
      AND l.ledger = 'receivable'
    WHERE p.account_id = ${accountId}::uuid AND p.payment_id = ${id}::uuid
    GROUP BY p.position, p.invoice_id, i.number, p.amount, p.short_reason, p.written_off ORDER BY p.position
  `.execute(db);
  return rows;
}

/** How a payment came, in the wire format. */
export const paidWith = ({
  method,
  reference,
  received_on,
}: Pick<PaymentRow, 'method' | 'reference' | 'received_on'>) => ({
  method: method as PaidBy['method'],
  reference,
  received_on,
});

/** A payment in the wire format. @throws Refusal not_found */
export async function showPayment(db: Db | Tx, accountId: string, id: string): Promise<Payment> {
  const row = await readPayment(db, accountId, id);
  if (row === undefined) throw new Refusal('not_found');
  const parts = await partsOf(db, accountId, id);
  const money = (amount: number) => ({ amount, currency: row.currency as Currency });
  const applied = parts.reduce((sum, part) => sum + part.applied, 0);
  return {
    id,
    state: states[row.state] ?? 'open',
    amount: money(row.amount),
    received: money(row.received),
    credited: money(row.received - applied),
    invoices: parts.map((part) => ({
      id: part.invoice_id,
      number: part.number,
      amount: money(part.amount),
      applied: money(part.applied),
    })),
    card: row.card_last4 === null ? null : { brand: row.card_brand ?? '', last4: row.card_last4 },
    ...paidWith(row),
    url: row.state === 'open' ? row.session_url : null,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    paid_at: row.state === 'succeeded' ? (row.settled_at?.toISOString() ?? null) : null,
  };
}

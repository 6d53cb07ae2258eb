import type { CreditMemo, Invoice } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { ShipmentDetail } from '../../shipments/shipments/index.ts';
import { billTo } from './bill-to.ts';
import { balanceColumn, invoiceRowOf, rowColumns } from './invoice-rows.ts';

async function versionsOf(
  db: Db | Tx,
  accountId: string,
  id: string,
  currency: Currency,
): Promise<Invoice['versions']> {
  const rows = await db
    .selectFrom('invoice_versions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', id)
    .orderBy('version')
    .execute();
  return rows.map((row) => ({
    version: row.version,
    charges: row.charges,
    total: { amount: row.total, currency },
    created_at: row.created_at.toISOString(),
    reason: row.reason as Invoice['versions'][number]['reason'],
  }));
}

async function movementsOf(
  db: Db | Tx,
  accountId: string,
  id: string,
  currency: Currency,
): Promise<Invoice['movements']> {
  type Moved = Pick<Invoice['movements'][number], 'kind' | 'payment_id' | 'paid_by'>;
  // The keys of journals name the payment they belong to; those without a payment are of other sources.
  const { rows } = await sql<Moved & { posted_at: Date; amount: number }>`
    SELECT j.posted_at, j.kind, sum(l.amount)::bigint AS amount,
      coalesce(
        (SELECT p.id FROM payments p WHERE p.account_id = ${accountId}::uuid AND p.id = named.id),
        (SELECT h.id FROM booking_holds h WHERE h.account_id = ${accountId}::uuid AND h.id = named.id)
      ) AS payment_id,
      (SELECT jsonb_build_object('method', p.method, 'reference', p.reference, 'received_on', p.received_on)
        FROM payments p WHERE p.account_id = ${accountId}::uuid AND p.id = named.id AND p.method <> 'card') AS paid_by
    FROM journal_lines l
    JOIN journals j ON j.account_id = l.account_id AND j.id = l.journal_id
    CROSS JOIN LATERAL (
      SELECT substring(j.key FROM '^(?:payment|hold):([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?::.*)?$')::uuid AS id
    ) named
    WHERE l.account_id = ${accountId}::uuid AND l.invoice_id = ${id}::uuid AND l.ledger = 'receivable'
    GROUP BY j.id, j.posted_at, j.kind, named.id HAVING sum(l.amount) <> 0 ORDER BY j.posted_at, j.id
  `.execute(db);
  return rows.map(({ posted_at: at, kind, amount, payment_id, paid_by }) => ({
    at: at.toISOString(),
    payment_id,
    paid_by,
    kind,
    amount: { amount, currency },
  }));
}

async function memosOf(db: Db | Tx, accountId: string, id: string, currency: Currency): Promise<CreditMemo[]> {
  const rows = await db
    .selectFrom('credit_memos')
    .select(['number', 'dispute_id', 'amount', 'issued_on'])
    .where('account_id', '=', accountId)
    .where('invoice_id', '=', id)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({ ...row, amount: { amount: row.amount, currency } }));
}

async function shipmentOf(db: Db | Tx, accountId: string, shipmentId: string): Promise<Invoice['shipment']> {
  const row = await db
    .selectFrom('shipments')
    .select([
      'carrier_name',
      'pro_number',
      'reference',
      'quote_id',
      'quote_number',
      'pickup_date',
      'delivered_at',
      'detail',
    ])
    .where('account_id', '=', accountId)
    .where('id', '=', shipmentId)
    .executeTakeFirstOrThrow();
  const { detail, delivered_at: delivered, ...rest } = row;
  const { pickup, delivery, destination } = detail;
  const place = ({ company, city, state, postal_code }: ShipmentDetail['pickup']) => ({
    company,
    city,
    state,
    postal_code,
  });
  return {
    ...rest,
    delivered_at: delivered?.toISOString() ?? null,
    delivery_time_zone: destination.time_zone,
    origin: place(pickup),
    destination: place(delivery),
  };
}

/**
 * One invoice for its page and PDF.
 * @param today calendar day in the time zone of the books
 * @throws Refusal not_found
 */
export async function showInvoice(db: Db | Tx, accountId: string, id: string, today: string): Promise<Invoice> {
  const row = await db
    .selectFrom('invoices as i')
    .select([...rowColumns, 'i.terms_days', balanceColumn])
    .where('i.account_id', '=', accountId)
    .where('i.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  const currency = row.currency as Currency;
  return {
    ...invoiceRowOf(row, today),
    terms_days: row.terms_days,
    versions: await versionsOf(db, accountId, id, currency),
    credit_memos: await memosOf(db, accountId, id, currency),
    movements: await movementsOf(db, accountId, id, currency),
    shipment: row.shipment_id === null ? null : await shipmentOf(db, accountId, row.shipment_id),
    bill_to: await billTo(db, accountId),
  };
}

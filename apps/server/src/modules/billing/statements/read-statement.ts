import { booksTimeZone, type Statement } from '@waybill/contract';
import { addDays, currencies, type Currency } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { billTo, townOf } from '../invoices/index.ts';
import { composeAccount, type Moved, type OpenThen } from './compose.ts';

/** First and last calendar day in the time zone of the books. */
export type Period = { readonly from: string; readonly to: string };

const startOf = (day: string) => sql<Date>`(${day}::date)::timestamp AT TIME ZONE ${booksTimeZone}`;

/** A customer owes the open invoices minus unapplied credit. */
const owed = sql`l.ledger IN ('receivable', 'customer_credit')`;

async function openings(db: Db, accountId: string, { from }: Period): Promise<ReadonlyMap<Currency, number>> {
  const { rows } = await sql<{ currency: Currency; amount: number }>`
    SELECT l.currency, sum(l.amount)::bigint AS amount FROM journal_lines l
    JOIN journals j ON j.account_id = l.account_id AND j.id = l.journal_id
    WHERE l.account_id = ${accountId}::uuid AND ${owed} AND j.posted_at < ${startOf(from)}
    GROUP BY l.currency
  `.execute(db);
  return new Map(rows.map(({ currency, amount }) => [currency, amount]));
}

/** Whether an earlier journal issued the invoice of a line, so that this one is a correction. */
const issuedBefore = sql`EXISTS (
  SELECT 1 FROM journal_lines el
  JOIN journals ej ON ej.account_id = el.account_id AND ej.id = el.journal_id
  WHERE el.account_id = l.account_id AND el.invoice_id = l.invoice_id AND el.ledger = 'receivable'
    AND ej.kind = 'invoice_issued' AND (ej.posted_at, ej.id) < (j.posted_at, j.id)
)`;

/** Whether a reversal takes back a payment. */
const ofPayment = sql`EXISTS (SELECT 1 FROM journals o
  WHERE o.account_id = j.account_id AND o.id = j.reverses AND o.kind = 'payment_received')`;

async function movements(db: Db, accountId: string, { from, to }: Period): Promise<readonly Moved[]> {
  const { rows } = await sql<Moved & { posted_at: Date }>`
    SELECT j.posted_at AS at, l.currency,
      CASE WHEN j.kind = 'invoice_issued' AND bool_or(${issuedBefore}) THEN 'invoice_corrected'
        WHEN j.kind = 'reversal' AND bool_or(${ofPayment}) THEN 'payment_reversed' ELSE j.kind END AS kind,
      (SELECT jsonb_build_object('method', p.method, 'reference', p.reference, 'received_on', p.received_on)
        FROM payments p WHERE p.account_id = j.account_id AND p.method <> 'card'
        AND (j.key = 'payment:' || p.id OR j.key = 'payment:' || p.id || ':reversed')) AS paid_by,
      sum(l.amount)::bigint AS amount,
      coalesce(jsonb_agg(DISTINCT jsonb_build_object('id', i.id, 'number', i.number)) FILTER (WHERE i.id IS NOT NULL), '[]')
        AS invoices
    FROM journals j
    JOIN journal_lines l ON l.account_id = j.account_id AND l.journal_id = j.id
    LEFT JOIN invoices i ON i.account_id = l.account_id AND i.id = l.invoice_id
    WHERE j.account_id = ${accountId}::uuid AND ${owed}
      AND j.posted_at >= ${startOf(from)} AND j.posted_at < ${startOf(addDays(to, 1))}
    GROUP BY j.account_id, j.id, j.posted_at, j.kind, j.key, j.reverses, l.currency HAVING sum(l.amount) <> 0
    ORDER BY j.posted_at, j.id
  `.execute(db);
  return rows;
}

/** Open balance of each invoice at the end of the last day. */
async function openThen(db: Db, accountId: string, { to }: Period): Promise<readonly OpenThen[]> {
  const { rows } = await sql<OpenThen>`
    SELECT i.currency, i.due_on, sum(l.amount)::bigint AS amount FROM journal_lines l
    JOIN journals j ON j.account_id = l.account_id AND j.id = l.journal_id
    JOIN invoices i ON i.account_id = l.account_id AND i.id = l.invoice_id
    WHERE l.account_id = ${accountId}::uuid AND l.ledger = 'receivable' AND j.posted_at < ${startOf(addDays(to, 1))}
    GROUP BY i.id, i.currency, i.due_on HAVING sum(l.amount) <> 0
  `.execute(db);
  return rows;
}

/** An account's statement by currency. Currencies without any movement are left out. */
export async function readStatement(db: Db, accountId: string, period: Period): Promise<Statement> {
  const before = await openings(db, accountId, period);
  const moved = await movements(db, accountId, period);
  const open = await openThen(db, accountId, period);
  const payer = await billTo(db, accountId);
  const of = <T extends { readonly currency: Currency }>(all: readonly T[], currency: Currency) =>
    all.filter((one) => one.currency === currency);
  return {
    ...period,
    account: { name: payer.name, lines: [...payer.street_lines, townOf(payer)].filter((line) => line !== '') },
    currencies: currencies
      .filter((one) => before.has(one) || of(moved, one).length > 0)
      .map((one) => composeAccount(one, before.get(one) ?? 0, of(moved, one), of(open, one), period.to)),
  };
}

import type { JournalEntry, PaymentRefund, StaffPayment } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../core/database/database.ts';
import { Refusal } from '../../../../core/refusal.ts';
import { creditOf, openAmounts } from '../../ledger/index.ts';
import { refundKey } from '../claim-refund.ts';
import { journalKey, partsOf } from '../payment-row.ts';
import { refundsOf, refundWire } from '../refund-row.ts';
import { selectRows, staffRowOf, type DeskRow } from './row.ts';

/** The journals that a payment or a booking's card caused, by their keys. */
function caused({ id, purpose, method }: DeskRow, refunds: readonly { readonly id: string }[]) {
  // Write-offs and reversals of a recorded payment are named after it.
  if (method !== 'card') return sql`starts_with(j.key, ${journalKey(id)})`;
  const own = purpose === 'booking' ? [`hold:${id}`, `hold:${id}:ended`, `hold:${id}:applied`] : [];
  const given = refunds.flatMap((refund) => [refundKey(refund.id), `${refundKey(refund.id)}:refused`]);
  return sql`j.key = ANY(${[journalKey(id), ...own, ...given]}::text[])`;
}

async function journalsOf(db: Db | Tx, row: DeskRow, which: ReturnType<typeof caused>): Promise<JournalEntry[]> {
  const { rows } = await sql<{
    id: string;
    kind: JournalEntry['kind'];
    posted_at: Date;
    ledger: JournalEntry['lines'][number]['ledger'];
    amount: number;
    currency: Currency;
    number: number | null;
  }>`
    SELECT j.id, j.kind, j.posted_at, l.ledger, l.amount, l.currency, i.number
    FROM journals j JOIN journal_lines l ON l.account_id = j.account_id AND l.journal_id = j.id
    LEFT JOIN invoices i ON i.account_id = l.account_id AND i.id = l.invoice_id
    WHERE j.account_id = ${row.account_id}::uuid AND ${which}
    ORDER BY j.posted_at, j.id, l.line`.execute(db);
  const entries = [...Map.groupBy(rows, ({ id }) => id).values()];
  return entries
    .flatMap(([first, ...rest]) => (first === undefined ? [] : [[first, ...rest] as const]))
    .map((lines) => ({
      id: lines[0].id,
      kind: lines[0].kind,
      posted_at: lines[0].posted_at.toISOString(),
      lines: lines.map(({ ledger, amount, currency, number }) => ({
        ledger,
        amount: { amount, currency },
        invoice: number,
      })),
    }));
}

async function nameOf(db: Db | Tx, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const row = await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? null;
}

/** A payment of an account with all its effects. @throws Refusal not_found */
export async function showStaffPayment(db: Db | Tx, accountId: string, id: string): Promise<StaffPayment> {
  const { rows } = await sql<DeskRow>`${selectRows} 
    WHERE p.account_id = ${accountId}::uuid AND p.id = ${id}::uuid LIMIT 1`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Refusal('not_found');
  const money = (amount: number) => ({ amount, currency: row.currency });
  const ofInvoices = row.purpose === 'invoices';
  const parts = ofInvoices ? await partsOf(db, row.account_id, id) : [];
  const open = await openAmounts(
    db,
    row.account_id,
    parts.map((part) => part.invoice_id),
  );
  const refunds: PaymentRefund[] = (ofInvoices ? await refundsOf(db, row.account_id, id) : []).map(refundWire);
  const credit = await creditOf(db, row.account_id, row.currency);
  const refundable =
    ofInvoices && row.method === 'card' && row.state === 'paid' ? Math.min(row.received - row.refunded, credit) : 0;
  return {
    ...staffRowOf(row),
    made_by: await nameOf(db, row.made_by),
    expires_at: row.expires_at.toISOString(),
    parts: parts.map((part) => ({
      id: part.invoice_id,
      number: part.number,
      amount: money(part.amount),
      applied: money(part.applied),
      balance: money(open.get(part.invoice_id) ?? 0),
      short_reason: part.short_reason,
      written_off: money(part.written_off),
    })),
    shipment_id: row.shipment_id,
    credit: money(credit),
    refundable: money(Math.max(refundable, 0)),
    refunds,
    journals: await journalsOf(db, row, caused(row, refunds)),
    payer: row.payer,
    deposit: row.deposit,
    note: row.note,
    reversal:
      row.reversed_at === null
        ? null
        : {
            reason: row.reversal_reason ?? 'other',
            note: row.reversal_note,
            at: row.reversed_at.toISOString(),
            by: await nameOf(db, row.reversed_by),
          },
    provider: { session: row.session_id, intent: row.intent_id },
  };
}

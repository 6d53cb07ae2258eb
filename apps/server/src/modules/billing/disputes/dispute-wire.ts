import type { DeskDispute, Dispute } from '@waybill/contract';
import type { Currency } from '@waybill/freight';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { earnedOn } from '../ledger/index.ts';
import type { DisputeRow } from './dispute-row.ts';
import { mostOf } from './parts.ts';

export const partsIn = (row: DisputeRow) => row.parts;

async function eventsOf(db: Db | Tx, accountId: string, ids: readonly string[]) {
  const rows = await db
    .selectFrom('dispute_events')
    .select(['dispute_id', 'id', 'at', 'kind', 'by_kind', 'by_name', 'text'])
    .where('account_id', '=', accountId)
    .where('dispute_id', 'in', ids)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, (row) => row.dispute_id);
}

async function filesOf(db: Db | Tx, accountId: string, ids: readonly string[]) {
  const rows = await db
    .selectFrom('dispute_files')
    .select(['dispute_id', 'id', 'name', 'media_type', 'size', 'by_kind', 'by_name', 'created_at'])
    .where('account_id', '=', accountId)
    .where('dispute_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, (row) => row.dispute_id);
}

async function memosOf(db: Db | Tx, accountId: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('credit_memos')
    .select(['dispute_id', 'number'])
    .where('account_id', '=', accountId)
    .where('dispute_id', 'in', ids)
    .execute();
  return new Map(rows.flatMap(({ dispute_id: id, number }) => (id === null ? [] : [[id, number] as const])));
}

/** Converts disputes of one account to the wire format, in the given order. */
export async function disputesWire(db: Db | Tx, accountId: string, rows: readonly DisputeRow[]): Promise<Dispute[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const events = await eventsOf(db, accountId, ids);
  const files = await filesOf(db, accountId, ids);
  const memos = await memosOf(db, accountId, ids);
  return rows.map((row): Dispute => {
    const money = (amount: number) => ({ amount, currency: row.currency as Currency });
    return {
      id: row.id,
      invoice_id: row.invoice_id,
      state: row.state as Dispute['state'],
      reason: row.reason as Dispute['reason'],
      parts: partsIn(row),
      amount: money(row.amount),
      carrier_answer: row.carrier_answer as Dispute['carrier_answer'],
      carrier_amount: row.carrier_amount === null ? null : money(row.carrier_amount),
      credited: row.credited === null ? null : money(row.credited),
      credit_memo: memos.get(row.id) ?? null,
      opened_by: row.opened_by_name,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      events: (events.get(row.id) ?? []).map((event) => ({
        id: event.id,
        at: event.at.toISOString(),
        kind: event.kind as Dispute['events'][number]['kind'],
        by: { kind: event.by_kind as Dispute['events'][number]['by']['kind'], name: event.by_name },
        text: event.text,
      })),
      evidence: (files.get(row.id) ?? []).map((file) => ({
        id: file.id,
        name: file.name,
        media_type: file.media_type as Dispute['evidence'][number]['media_type'],
        size: file.size,
        by: { kind: file.by_kind as Dispute['evidence'][number]['by']['kind'], name: file.by_name },
        created_at: file.created_at.toISOString(),
      })),
    };
  });
}

/** Converts one dispute to the wire format. */
export async function disputeWire(db: Db | Tx, row: DisputeRow): Promise<Dispute> {
  const [one] = await disputesWire(db, row.account_id, [row]);
  if (one === undefined) throw new Refusal('not_found');
  return one;
}

async function invoiceOf(db: Db | Tx, { account_id: accountId, invoice_id: id }: DisputeRow) {
  const { rows } = await sql<{
    number: number;
    total: number;
    balance: number;
    due_on: string;
    bol_number: string | null;
    carrier_name: string | null;
    shipment_id: string | null;
    account: string;
  }>`
    SELECT i.number, i.total, i.due_on, i.bol_number, i.shipment_id, s.carrier_name, a.name AS account,
      (SELECT coalesce(sum(l.amount), 0)::bigint FROM journal_lines l
       WHERE l.account_id = i.account_id AND l.invoice_id = i.id AND l.ledger = 'receivable') AS balance
    FROM invoices i JOIN accounts a ON a.id = i.account_id
    LEFT JOIN shipments s ON s.account_id = i.account_id AND s.id = i.shipment_id
    WHERE i.account_id = ${accountId}::uuid AND i.id = ${id}::uuid
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/** The most that can be credited for a dispute, in minor units: what is disputed and not credited yet. */
export async function mostCredit(db: Db | Tx, row: DisputeRow): Promise<number> {
  const earned = await earnedOn(db, row.account_id, row.invoice_id);
  return Math.min(row.amount, mostOf(partsIn(row), earned));
}

/** A dispute with what staff need to work on it. */
export async function staffWire(db: Db | Tx, row: DisputeRow): Promise<DeskDispute> {
  const { account, total, balance, ...invoice } = await invoiceOf(db, row);
  const money = (amount: number) => ({ amount, currency: row.currency as Currency });
  return {
    ...(await disputeWire(db, row)),
    account: { id: row.account_id, name: account },
    version: row.version,
    contest_until: row.contest_until,
    invoice: { ...invoice, id: row.invoice_id, total: money(total), balance: money(balance) },
    most_credit: money(await mostCredit(db, row)),
  };
}

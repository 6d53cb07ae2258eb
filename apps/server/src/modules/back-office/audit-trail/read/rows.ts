import type { AuditRow, SealState } from '@waybill/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../../core/database/database.ts';
import { contentOf } from '../seal/chain.ts';
import { placeOf } from './query.ts';
import { subjectLabels, type Subject } from './subject-labels.ts';

/** An audit entry as read for lists. */
export type FoundEntry = {
  readonly id: string;
  readonly place: string;
  readonly at: Date;
  readonly account_id: string | null;
  readonly account_name: string | null;
  readonly actor_kind: AuditRow['actor']['kind'];
  readonly actor_id: string | null;
  readonly actor_label: string;
  readonly actor_name: string | null;
  readonly action: string;
  readonly subject_type: string;
  readonly subject_id: string | null;
  readonly before: unknown;
  readonly after: unknown;
  readonly request_id: string;
  readonly seal: SealState;
};

/** Seal state of an entry `e` with its seal `s`. Changed content or a missing seal counts as broken. */
const sealState = sql<SealState>`CASE
  WHEN s.entry_id IS NOT NULL THEN CASE WHEN s.content = ${contentOf} THEN 'sealed' ELSE 'broken' END
  WHEN (e.written_by, e.id) <= (SELECT r.until_write, r.until_id FROM audit_seal_runs r ORDER BY r.run DESC LIMIT 1)
    THEN 'broken'
  ELSE 'waiting' END`;

const most = 8;
/** Fields that every write changes. They are left out of the list of changes. */
const bookkeeping = new Set(['updated_at', 'version', 'revision']);

/** Names of the changed fields; for created or deleted records, the names of all fields. */
export function changedFields(before: unknown, after: unknown): string[] {
  const [was, is] = [before, after].map((value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {},
  ) as [Record<string, unknown>, Record<string, unknown>];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .filter((name) => !bookkeeping.has(name) && JSON.stringify(was[name]) !== JSON.stringify(is[name]))
    .slice(0, most);
}

/**
 * Entries in list order with current names and seal state. Filtering and sorting use an index first; names are joined
 * only for the rows that remain.
 */
export async function findEntries(
  db: Db,
  where: RawBuilder<boolean>,
  { oldestFirst = false, limit }: { readonly oldestFirst?: boolean; readonly limit: number },
): Promise<FoundEntry[]> {
  const order = oldestFirst ? sql`e.at, e.id` : sql`e.at DESC, e.id DESC`;
  const { rows } = await sql<FoundEntry>`
    SELECT e.id, ${placeOf} AS place, e.at, e.account_id, a.name AS account_name, e.actor_kind, e.actor_id, e.actor_label,
      u.name AS actor_name, e.action, e.subject_type, e.subject_id, e.before, e.after, e.request_id, ${sealState} AS seal
    FROM (SELECT * FROM audit_entries e WHERE ${where} ORDER BY ${order} LIMIT ${limit}) e
    LEFT JOIN accounts a ON a.id = e.account_id
    LEFT JOIN users u ON u.id = e.actor_id
    LEFT JOIN audit_seals s ON s.entry_id = e.id
    ORDER BY ${order}`.execute(db);
  return rows;
}

const subjectOf = (row: FoundEntry): Subject => ({
  type: row.subject_type,
  id: row.subject_id,
  accountId: row.account_id,
});

/** Converts entries to list rows. */
export async function rowsOf(db: Db, found: readonly FoundEntry[]): Promise<AuditRow[]> {
  const labels = await subjectLabels(db, found.map(subjectOf));
  return found.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    actor: { kind: row.actor_kind, id: row.actor_id, label: row.actor_label, name: row.actor_name },
    action: row.action,
    subject: { type: row.subject_type, id: row.subject_id, label: labels.get(row.subject_id ?? '') ?? null },
    account: row.account_id === null ? null : { id: row.account_id, name: row.account_name },
    changed: changedFields(row.before, row.after),
    seal: row.seal,
  }));
}

import { countedUpTo } from '@waybill/contract';
import { sql } from 'kysely';
import type { Context } from '../../../../core/context.ts';

/** Every distinct action, read with a loose index scan: one step per action. */
const everyAction = sql<{ action: string }>`
  WITH RECURSIVE seen AS (
    (SELECT action FROM audit_entries ORDER BY action LIMIT 1)
    UNION ALL
    SELECT (SELECT e.action FROM audit_entries e WHERE e.action > seen.action ORDER BY e.action LIMIT 1)
    FROM seen WHERE seen.action IS NOT NULL
  )
  SELECT action FROM seen WHERE action IS NOT NULL`;

/** Filter choices of the audit trail, and how far it is sealed. */
export async function auditChoices({ db }: Context) {
  const { rows } = await everyAction.execute(db);
  const last = await db.selectFrom('audit_seal_runs').selectAll().orderBy('run', 'desc').limit(1).executeTakeFirst();
  const behind =
    last === undefined ? sql`true` : sql`(written_by, id) > (${last.until_write}::xid8, ${last.until_id}::uuid)`;
  const waiting = await sql<{ waiting: number }>`
    SELECT count(*) AS waiting FROM (SELECT FROM audit_entries WHERE ${behind} LIMIT ${countedUpTo}) AS few`.execute(
    db,
  );
  return {
    data: {
      actions: rows.map(({ action }) => action),
      seal: last ? { run: last.run, sealed_at: last.sealed_at.toISOString(), head: last.hash.toString('hex') } : null,
      waiting: waiting.rows[0]?.waiting ?? 0,
    },
  };
}

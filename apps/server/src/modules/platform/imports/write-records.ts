import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import type { ImportKind } from './kind.ts';

/** Rows per statement. Progress is reported between statements. */
const rowsAtOnce = 2000;

type Key = { readonly accountId: string; readonly id: string; readonly now: Date };
type Tell = (done: number) => Promise<void>;
type Row = Readonly<{ readonly [column: string]: unknown }>;

async function inPieces(
  rows: readonly Row[],
  tell: Tell,
  write: (document: string) => Promise<number>,
): Promise<number> {
  let written = 0;
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tell(from);
    written += await write(JSON.stringify(rows.slice(from, from + rowsAtOnce)));
  }
  return written;
}

const list = (columns: readonly string[]): RawBuilder<unknown> => sql.join(columns.map((column) => sql.ref(column)));

/** Inserts new records. @returns number of inserted records */
export function writeAdds<Body>(
  tx: Tx,
  { table, columns, rowOf }: Pick<ImportKind<Body>, 'table' | 'columns' | 'rowOf'>,
  { accountId, id, now }: Key,
  bodies: readonly Body[],
  tell: Tell,
): Promise<number> {
  const shared = { account_id: accountId, import_id: id, created_at: now, updated_at: now };
  const names = list(['account_id', 'id', 'import_id', 'created_at', 'updated_at', ...columns]);
  const rows = bodies.map((body) => ({ ...rowOf(body), ...shared, id: newId() }));
  return inPieces(rows, tell, async (document) => {
    const written = await sql`
      INSERT INTO ${sql.table(table)} (${names})
      SELECT ${names} FROM json_populate_recordset(NULL::${sql.table(table)}, ${document}::json)`.execute(tx);
    return Number(written.numAffectedRows);
  });
}

/**
 * Updates existing records and stores their previous values. Skips unchanged ones.
 * @returns number of updated records
 */
export function writeUpdates<Body>(
  tx: Tx,
  { table, columns, rowOf, alsoSet }: Pick<ImportKind<Body>, 'table' | 'columns' | 'rowOf' | 'alsoSet'>,
  { accountId, id, now }: Key,
  updates: readonly { readonly id: string; readonly body: Body }[],
  tell: Tell,
): Promise<number> {
  const own = (side: string) => sql.join(columns.map((column) => sql.ref(`${side}.${column}`)));
  const sets = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`n.${column}`)}`);
  const more = alsoSet === undefined ? sql`` : sql`, ${alsoSet}`;
  const rows = updates.map(({ id: recordId, body }) => ({ ...rowOf(body), account_id: accountId, id: recordId }));
  return inPieces(rows, tell, async (document) => {
    const written = await sql`
      WITH n AS MATERIALIZED (SELECT * FROM json_populate_recordset(NULL::${sql.table(table)}, ${document}::json)),
      held AS MATERIALIZED (
        SELECT t.* FROM ${sql.table(table)} t JOIN n ON n.account_id = t.account_id AND n.id = t.id
        WHERE t.deleted_at IS NULL AND (${own('t')}) IS DISTINCT FROM (${own('n')})
        FOR NO KEY UPDATE OF t
      ),
      kept AS (
        INSERT INTO import_changes (account_id, import_id, record_id, before)
        SELECT account_id, ${id}::uuid, id, to_jsonb(held) FROM held
      )
      UPDATE ${sql.table(table)} t SET ${sql.join(sets)}, updated_at = ${now}${more}
      FROM n, held WHERE held.id = t.id AND n.id = t.id AND t.account_id = ${accountId}::uuid`.execute(tx);
    return Number(written.numAffectedRows);
  });
}

type Undone = { readonly removed: number; readonly restored: number; readonly kept: number };

/** Reverts the inserts and updates of an upload. Records that were changed since then stay. */
export async function takeBack(
  tx: Tx,
  { table, columns, setBack }: Pick<ImportKind<never>, 'table' | 'columns' | 'setBack'>,
  { accountId, id, now }: Key,
  importedAt: Date,
): Promise<Undone> {
  const name = sql.table(table);
  const removed = await sql`
    UPDATE ${name} SET deleted_at = ${now}
    WHERE account_id = ${accountId}::uuid AND import_id = ${id}::uuid AND deleted_at IS NULL AND updated_at = ${importedAt}`.execute(
    tx,
  );
  const sets = [...columns, ...setBack, 'updated_at'].map(
    (column) => sql`${sql.ref(column)} = ${sql.ref(`b.${column}`)}`,
  );
  const restored = await sql`
    UPDATE ${name} t SET ${sql.join(sets)}
    FROM import_changes c, LATERAL jsonb_populate_record(NULL::${name}, c.before) b
    WHERE c.account_id = ${accountId}::uuid AND c.import_id = ${id}::uuid
      AND t.account_id = c.account_id AND t.id = c.record_id AND t.deleted_at IS NULL AND t.updated_at = ${importedAt}`.execute(
    tx,
  );
  const left = await sql<{ kept: number }>`
    SELECT (SELECT count(*) FROM ${name} WHERE account_id = ${accountId}::uuid AND import_id = ${id}::uuid AND deleted_at IS NULL)
      + (SELECT count(*) FROM import_changes c JOIN ${name} t ON t.account_id = c.account_id AND t.id = c.record_id
         WHERE c.account_id = ${accountId}::uuid AND c.import_id = ${id}::uuid AND t.updated_at > ${importedAt}) AS kept`.execute(
    tx,
  );
  return {
    removed: Number(removed.numAffectedRows),
    restored: Number(restored.numAffectedRows),
    kept: left.rows[0]?.kept ?? 0,
  };
}

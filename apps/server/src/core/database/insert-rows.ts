import { sql, type Insertable } from 'kysely';
import type { Tx } from './database.ts';
import type { DB } from './schema.gen.ts';

const rowsAtOnce = 500;

/** Inserts many rows in few round trips. Every row has the same columns; documents are passed as objects. */
export async function insertRows<T extends keyof DB>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<DB[T]>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const document = JSON.stringify(rows.slice(from, from + rowsAtOnce));
    await sql`
      INSERT INTO ${sql.table(table)} (${columns})
      SELECT ${columns} FROM json_populate_recordset(NULL::${sql.table(table)}, ${document}::json)
    `.execute(tx);
  }
}

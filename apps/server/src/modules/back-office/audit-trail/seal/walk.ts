import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../../core/database/database.ts';

const piece = 5_000;

/** Streams the rows of a query in order, in batches, from the snapshot of the transaction. */
export async function* walk<Row>(tx: Tx, name: string, query: RawBuilder<Row>): AsyncGenerator<Row> {
  const cursor = sql.ref(name);
  await sql`DECLARE ${cursor} NO SCROLL CURSOR FOR ${query}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`FETCH ${sql.lit(piece)} FROM ${cursor}`.execute(tx);
    yield* rows;
    if (rows.length < piece) break;
  }
  await sql`CLOSE ${cursor}`.execute(tx);
}

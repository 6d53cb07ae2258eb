import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../../core/database/database.ts';

const piece = 5_000;

/** The rows of a query in its order, a piece of them at a time, all of one moment: the transaction's. */
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

import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { endpoints } from '@waybill/contract';
import type { DB } from '../../../apps/server/src/core/database/schema.gen.ts';
import { listShipments } from '../../../apps/server/src/modules/shipments/shipments/list-shipments.ts';

export type Statement = { readonly text: string; readonly values: unknown[] };

/** The statements that the product itself sends for the first page of an account's list. */
export async function listStatements(accountId: string): Promise<readonly [Statement, Statement]> {
  const sent: Statement[] = [];
  const recording = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      sent.push({ text: query.sql, values: [...query.parameters] });
    },
  });
  const query = endpoints.shipments.list.query.parse({});
  // The count finds no row where nothing is sent; by then both statements are known.
  const today = '2026-01-01';
  await listShipments(recording, { as: 'customer', accountId }, query, today).catch(() => undefined);
  const [rows, count] = sent;
  if (rows === undefined || count === undefined) throw new Error('The list does not send two statements');
  return [rows, count];
}

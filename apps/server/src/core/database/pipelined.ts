import type { CompiledQuery } from 'kysely';
import type { Db, Tx } from './database.ts';
import { ScopedConnection } from './scoped-driver.ts';

/**
 * Runs two reads on one connection in one write, so that a list and its count cost one round trip.
 * @returns the rows of each
 */
export async function pipelined<A, B>(
  db: Db | Tx,
  first: CompiledQuery<A>,
  second: CompiledQuery<B>,
): Promise<[A[], B[]]> {
  const queries = [first, second] as const;
  return db.getExecutor().provideConnection(async (connection) => {
    if (connection instanceof ScopedConnection) {
      const [a, b] = await connection.executeTogether(queries);
      return [(a?.rows ?? []) as A[], (b?.rows ?? []) as B[]];
    }
    const a = await connection.executeQuery<A>(queries[0]);
    const b = await connection.executeQuery<B>(queries[1]);
    return [a.rows, b.rows];
  });
}

import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { openDatabase } from './database.ts';

let owned: TestDatabase;
beforeAll(async () => {
  owned = await createTestDatabase();
});
afterAll(() => owned.drop());

it('a connection that ends between two statements of a transaction fails that transaction and nothing else', async () => {
  const died = vi.fn<(error: Error) => void>();
  // An event that nobody listens to ends the process.
  process.prependListener('uncaughtException', died);
  const database = openDatabase(owned.url);
  try {
    const held = database.staff.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
      const pid = rows[0]?.pid ?? 0;
      await database.staff.executeQuery(CompiledQuery.raw('SELECT pg_terminate_backend($1, 5000)', [pid]));
      await database.staff.executeQuery(CompiledQuery.raw('SELECT 1'));
      await sql`SELECT 1`.execute(tx);
    });
    await expect(held).rejects.toThrow(/connection/i);
    const { rows } = await sql<{ one: number }>`SELECT 1 AS one`.execute(database.staff);
    expect(rows).toEqual([{ one: 1 }]);
    expect(died).not.toHaveBeenCalled();
  } finally {
    process.off('uncaughtException', died);
    await database.close();
  }
});

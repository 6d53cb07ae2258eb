import pg from 'pg';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { openDatabase } from './database.ts';

it('fails only the transaction when the database closes its connection, and the server continues', async () => {
  const owned = await createTestDatabase();
  const errors: Error[] = [];
  const database = openDatabase(owned.url, { onError: (error) => errors.push(error) });
  const owner = new pg.Client({ connectionString: owned.url });
  await owner.connect();
  try {
    const work = database.staff.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(tx);
      await owner.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      // Waits for something other than a statement, like the client of a download.
      await expect.poll(() => errors.length, { timeout: 10_000 }).toBeGreaterThan(0);
    });
    await expect(work).rejects.toThrow(/terminat|not queryable/i);
    await database.ping();
  } finally {
    await owner.end();
    await database.close();
    await owned.drop();
  }
});

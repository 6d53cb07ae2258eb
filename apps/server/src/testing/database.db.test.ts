import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './database.ts';

const opened: TestDatabase[] = [];

async function open(): Promise<pg.Client> {
  const database = await createTestDatabase();
  opened.push(database);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return client;
}

afterAll(async () => {
  await Promise.all(opened.map((database) => database.drop()));
});

it('gives each test file its own migrated and empty database', async () => {
  const [one, other] = [await open(), await open()];
  await one.query('CREATE TABLE mark (id integer)');
  const { rows } = await other.query(
    `SELECT to_regclass('mark') AS mark, to_regclass('accounts') IS NOT NULL AS migrated`,
  );
  expect(rows).toEqual([{ mark: null, migrated: true }]);
  expect((await one.query('SELECT FROM users')).rowCount).toBe(0);
  await Promise.all([one.end(), other.end()]);
});

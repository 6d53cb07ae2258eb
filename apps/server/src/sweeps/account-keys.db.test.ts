import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { readByIdAlone, uniqueAcrossAccounts } from './account-keys.ts';

let owned: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  owned = await createTestDatabase();
  owner = new pg.Client({ connectionString: owned.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await owned.drop();
});

/** Unique indexes of account tables that do not include the account. */
async function withoutAccount(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(`
    SELECT i.indexrelid::regclass::text AS name
    FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attname = 'account_id' AND NOT a.attisdropped
    WHERE i.indisunique AND t.relnamespace = 'public'::regnamespace AND NOT a.attnum = ANY (i.indkey)`);
  return rows.map(({ name }) => name).toSorted();
}

it('lets no unique index of a table with an account leave the account out, but for a few with a reason [ROLE-08]', async () => {
  expect(await withoutAccount()).toEqual(Object.keys(uniqueAcrossAccounts).toSorted());
});

it('finds a planted index on an id alone', async () => {
  await owner.query(
    'CREATE TABLE planted (account_id uuid NOT NULL, id uuid NOT NULL UNIQUE, PRIMARY KEY (account_id, id))',
  );
  expect(await withoutAccount()).toContain('planted_id_key');
  await owner.query('DROP TABLE planted');
});

it('refuses the id of another account in every table whose ids come from browsers and that staff read by id alone [ROLE-08]', async () => {
  const { rows } = await owner.query<{ name: string }>(`
    SELECT tgrelid::regclass::text AS name FROM pg_trigger
    WHERE tgname = 'refuse_id_of_another_account' AND tgenabled = 'O'`);
  const guarded = Object.keys(readByIdAlone).filter((table) => readByIdAlone[table] === 'refused by trigger');
  expect(rows.map(({ name }) => name).toSorted()).toEqual(guarded.toSorted());
});

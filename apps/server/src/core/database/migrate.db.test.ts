import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../testing/database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'waybill-migrations-'));
  await write('0001_first.sql', 'CREATE TABLE first (id integer); INSERT INTO first VALUES (1);');
  await write('0002_second.sql', 'ALTER TABLE first ADD COLUMN note text;');
});

afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
const run = (log: (line: string) => void = () => undefined) => migrate(database.url, { folder, log });

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

it('runs the files in order, once', async () => {
  const lines: string[] = [];
  expect(await run((line) => lines.push(line))).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(lines).toEqual(['Migrated the database: 0001_first.sql', 'Migrated the database: 0002_second.sql']);
  expect(await run()).toEqual([]);
  await write('0003_third.sql', 'DROP TABLE first;');
  expect(await run()).toEqual(['0003_third.sql']);
});

it('lets several processes migrate at once', async () => {
  const ran = await Promise.all([run(), run(), run()]);
  expect(ran.flat().toSorted()).toEqual(['0001_first.sql', '0002_second.sql']);
  expect(await query('SELECT id FROM first')).toEqual([{ id: 1 }]);
});

it('takes back a file that fails, keeps those before it, and goes on after a mend', async () => {
  await write('0003_third.sql', 'INSERT INTO first VALUES (2); SELECT 1 / 0;');
  await expect(run()).rejects.toThrow('The migration 0003_third.sql failed: division by zero');
  expect(await query('SELECT id, note FROM first')).toEqual([{ id: 1, note: null }]);
  await write('0003_third.sql', 'INSERT INTO first VALUES (3);');
  expect(await run()).toEqual(['0003_third.sql']);
});

it('refuses a file that was changed after it had been applied', async () => {
  await run();
  await write('0001_first.sql', 'CREATE TABLE first (id bigint);');
  await expect(run()).rejects.toThrow(
    'The migration 0001_first.sql was changed after it had been applied; write a new one instead',
  );
});

it('refuses a file that comes before one already applied', async () => {
  await rm(join(folder, '0001_first.sql'));
  await write('0002_second.sql', 'SELECT 1');
  await run();
  await write('0001_first.sql', 'SELECT 1');
  await expect(run()).rejects.toThrow(
    'The migration 0001_first.sql comes before 0002_second.sql, which has been applied; give it a later number',
  );
});

it('refuses a database that a newer version has migrated', async () => {
  await run();
  await rm(join(folder, '0002_second.sql'));
  await expect(run()).rejects.toThrow(
    'The database has the migration 0002_second.sql, which this version of Waybill does not know',
  );
});

it.each([
  ['3_third.sql', 'The migration 3_third.sql is not named NNNN_name.sql'],
  ['0002_again.sql', 'Two migrations have the number 0002'],
])('refuses a file named %s', async (name, message) => {
  await write(name, 'SELECT 1');
  await expect(run()).rejects.toThrow(message);
});

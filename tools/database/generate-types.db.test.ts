import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../apps/server/src/testing/database.ts';
import { generateTypes, typesFile } from './generate-types.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

it('has written the types of the tables as the migrations make them', async () => {
  expect(await generateTypes(database.url)).toBe(await readFile(typesFile, 'utf8'));
});

it('reads dates as text and counts as numbers, as the connections do', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('CREATE TABLE parsed_values (day date NOT NULL, many bigint NOT NULL, at timestamptz NOT NULL)');
  await client.end();
  const types = await generateTypes(database.url);
  const { fields } = /interface ParsedValues \{(?<fields>[^}]*)\}/.exec(types)?.groups ?? {};
  expect(fields?.trim().split(/\s*\n\s*/)).toEqual(['at: Timestamp;', 'day: string;', 'many: number;']);
});

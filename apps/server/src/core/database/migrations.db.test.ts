import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/database.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { migrate } from './migrate.ts';

const folder = join(import.meta.dirname, '../../../migrations');
const debian = '/usr/lib/postgresql/15/bin';
const quiet = { log: () => undefined };

it('adds no column to a table with a default that differs from row to row', async () => {
  // Changing this column rewrites the table, which PostgreSQL refuses if a function uses its row type. None does here.
  const allowed = ['0018_carrier_desk.sql'];
  const volatile = /ADD COLUMN[^,;]*DEFAULT\s*(gen_random_uuid|random|clock_timestamp|nextval|uuid_generate)/i;
  const found = [];
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')))
    if (volatile.test(await readFile(join(folder, name), 'utf8'))) found.push(name);
  expect(found).toEqual(allowed);
});

it('goes on from a database that ran an earlier text of a file', async () => {
  const database = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: database.url });
  try {
    await migrate(database.url, quiet);
    await client.connect();
    // Checksum of the file as first released.
    const checksum = 'd1f59099aebe289b675c0a739959b1a6d944b801c94c86d25379019b57c91495';
    await client.query(`UPDATE schema_migrations SET checksum = $1 WHERE name = '0027_following.sql'`, [checksum]);
    expect(await migrate(database.url, quiet)).toEqual([]);
  } finally {
    await client.end();
    await database.drop();
  }
});

it.skipIf(!existsSync(join(debian, 'initdb')))(
  'runs every migration on the PostgreSQL 15 that Debian installs, where it is installed',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), `waybill-test-${process.pid}-`));
    await chmod(dataDir, 0o711);
    const settings = { fsync: 'off' };
    const postgres = await startEmbeddedPostgres({ dataDir, ...quiet, settings, bin: debian });
    try {
      expect(await migrate(postgres.url, quiet)).toHaveLength(
        (await readdir(folder)).filter((name) => name.endsWith('.sql')).length,
      );
    } finally {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { checkLogins, ensureLogins, type DatabaseLogins } from './logins.ts';

/** The migrations do not match the database. The message is one line for the person who started Waybill. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

type Migration = { readonly name: string; readonly sql: string; readonly checksum: string };
type Applied = { readonly name: string; readonly checksum: string };

export type MigrateOptions = {
  readonly log: (line: string) => void;
  /** Folder of the `NNNN_name.sql` files, by default the server's own. */
  readonly folder?: string;
  /** Logins created by an operator; by default the server creates its own. */
  readonly logins?: DatabaseLogins | null;
};

const ownFolder = join(import.meta.dirname, '../../../migrations');
/** Advisory lock for changes of tables and rights. */
export const migrationLock = 0x5761_7963;

/**
 * Earlier checksums of edited files with the same effect, by name, so that databases that ran those continue to work.
 */
const earlierChecksums: Readonly<Record<string, readonly string[]>> = {
  '0027_following.sql': ['d1f59099aebe289b675c0a739959b1a6d944b801c94c86d25379019b57c91495'],
};

async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const numbers = new Set<string>();
  for (const name of names) {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
    if (number === undefined) throw new MigrationError(`The migration ${name} is not named NNNN_name.sql`);
    if (numbers.has(number)) throw new MigrationError(`Two migrations have the number ${number}`);
    numbers.add(number);
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex') };
    }),
  );
}

/** Pending migrations. Throws when an applied one was changed or is unknown to this release. */
function findPending(known: readonly Migration[], applied: readonly Applied[]): readonly Migration[] {
  const checksums = new Map(known.map((migration) => [migration.name, migration.checksum]));
  for (const { name, checksum } of applied) {
    const now = checksums.get(name);
    if (now === undefined)
      throw new MigrationError(`The database has the migration ${name}, which this version of Waybill does not know`);
    if (now !== checksum && !earlierChecksums[name]?.includes(checksum))
      throw new MigrationError(`The migration ${name} was changed after it had been applied; write a new one instead`);
  }
  const done = new Set(applied.map(({ name }) => name));
  const pending = known.filter(({ name }) => !done.has(name));
  const last = applied.at(-1)?.name ?? '';
  const late = pending.find(({ name }) => name < last);
  if (late !== undefined)
    throw new MigrationError(
      `The migration ${late.name} comes before ${last}, which has been applied; give it a later number`,
    );
  return pending;
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(migration.sql);
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new MigrationError(
      `The migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}

/**
 * Migrates a database to this release: runs pending SQL files in order, each in its own transaction, and ensures the
 * server's logins. When several processes do so at once, one works and the others wait.
 * @param connectionUrl the database as its owner.
 * @returns names of the files that were run.
 * @throws MigrationError with a one-line message; files before the failed one stay applied. LoginError with a one-line
 *   message.
 */
export async function migrate(connectionUrl: string, options: MigrateOptions): Promise<readonly string[]> {
  const known = await readMigrations(options.folder ?? ownFolder);
  const client = new pg.Client({ connectionString: connectionUrl, application_name: 'waybill-migrate' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<Applied>('SELECT name, checksum FROM schema_migrations ORDER BY name');
    const pending = findPending(known, rows);
    for (const migration of pending) {
      await apply(client, migration);
      options.log(`Migrated the database: ${migration.name}`);
    }
    if (options.folder === undefined) await ensureLogins(client, connectionUrl, options.logins ?? null);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/**
 * Checks a database migrated by someone else, for a server without the owner's password: all migrations of this release
 * are applied, and the logins have only the rights of their roles.
 * @throws MigrationError, LoginError with a one-line message
 */
export async function checkMigrated(logins: DatabaseLogins): Promise<void> {
  await checkLogins(logins);
  const known = await readMigrations(ownFolder);
  const client = new pg.Client({ connectionString: logins.staff, application_name: 'waybill-check' });
  await client.connect();
  try {
    const text = 'SELECT name, checksum FROM schema_migrations ORDER BY name';
    const applied = await client.query<Applied>(text).catch((error: unknown) => {
      // The table does not exist yet, or this role could not read it in an older release.
      if (['42P01', '42501'].includes((error as { readonly code?: string }).code ?? '')) return { rows: [] };
      throw error;
    });
    const [first] = findPending(known, applied.rows);
    if (first !== undefined)
      throw new MigrationError(`The database lacks the migration ${first.name}; run "npm run db:migrate" as its owner`);
  } finally {
    await client.end();
  }
}

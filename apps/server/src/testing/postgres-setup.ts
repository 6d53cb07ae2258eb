import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../core/database/embedded.ts';
import { isAlive, stopPostmaster } from '../core/database/embedded/postmaster.ts';
import { migrate } from '../core/database/migrate.ts';
import { migrateJobs } from '../core/jobs/worker.ts';
import { template } from './template.ts';

type Server = { readonly url: string; stop(): Promise<void> };
type Shared = { users: number; server: Promise<Server> };

const shared = Symbol.for('waybill.testing.postgres');
const store = globalThis as { [shared]?: Shared };

/** Test data need not survive a crash. */
const fast = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  max_connections: '300',
  max_wal_size: '1GB',
  // Dropping a database scans all buffers.
  shared_buffers: '128MB',
};

/** Stops servers of killed runs and deletes their data. */
async function clearKilledRuns(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = /^waybill-test-(\d+)-/.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    await stopPostmaster(join(tmpdir(), name, 'postgres')).catch(() => undefined);
    await rm(join(tmpdir(), name), { recursive: true, force: true });
  }
}

/** A server with the template of all test databases. */
export async function startTestPostgres(): Promise<Server> {
  await clearKilledRuns();
  const dataDir = await mkdtemp(join(tmpdir(), `waybill-test-${process.pid}-`));
  // The user that runs PostgreSQL must be able to enter the folder.
  await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: (line) => process.stderr.write(`${line}\n`),
    settings: fast,
    // Runs the tests against another PostgreSQL, such as Debian's.
    ...(process.env['WAYBILL_TEST_POSTGRES_BIN'] ? { bin: process.env['WAYBILL_TEST_POSTGRES_BIN'] } : {}),
  });
  const url = new URL(postgres.url);
  url.pathname = '/postgres';
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${template}`);
  url.pathname = `/${template}`;
  await migrate(url.href, { log: () => undefined });
  await migrateJobs(url.href, pino({ level: 'silent' }));
  await admin.query(`ALTER DATABASE ${template} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
  await admin.end();
  url.pathname = '/postgres';
  return {
    url: url.href,
    async stop() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts one server for the whole run, shared by all projects, and stops it after the last one. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = (store[shared] ??= { users: 0, server: startTestPostgres() });
  running.users += 1;
  project.provide('postgresUrl', (await running.server).url);
  return async () => {
    running.users -= 1;
    if (running.users > 0) return;
    delete store[shared];
    await (await running.server).stop();
  };
}

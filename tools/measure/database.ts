import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '../../apps/server/src/core/database/embedded.ts';
import { migrate } from '../../apps/server/src/core/database/migrate.ts';
import { migrateJobs } from '../../apps/server/src/core/jobs/worker.ts';

/** A migrated database of a measurement; `url` is its owner's address. */
export type RunDatabase = { readonly url: string; stop(): Promise<void> };

async function startOwn(): Promise<RunDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waybill-run-'));
  // PostgreSQL must reach it where root runs this; else its rows lie elsewhere and outlive the run.
  await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const stop = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(postgres.url, { log: () => undefined });
    await migrateJobs(postgres.url, pino({ level: 'silent' }));
    return { url: postgres.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

let start = startOwn;

/** Starts a PostgreSQL of its own with an empty migrated database. */
export const startRunDatabase = (): Promise<RunDatabase> => start();

/** Has measurements take databases from here from now on: tests have a server already. */
export function takeDatabasesFrom(source: () => Promise<RunDatabase>): void {
  start = source;
}

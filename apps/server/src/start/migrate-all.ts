import type { Logger } from 'pino';
import type { DatabaseLogins } from '../core/database/logins.ts';
import { migrate } from '../core/database/migrate.ts';
import { migrateJobs } from '../core/jobs/worker.ts';

/**
 * Migrates the tables of the product and of its job queue to this release, and ensures the logins.
 * @param owner URL of the database as its owner
 * @param logins those created by an operator; null creates them
 * @returns the logins of the server
 * @throws MigrationError, LoginError with one line
 */
export async function migrateAll(
  owner: string,
  logins: DatabaseLogins | null,
  log: Logger,
): Promise<DatabaseLogins | string> {
  await migrate(owner, { log: (line) => log.info(line), logins });
  await migrateJobs(owner, log);
  return logins ?? owner;
}

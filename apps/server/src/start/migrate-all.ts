import type { Logger } from 'pino';
import type { DatabaseLogins } from '../core/database/logins.ts';
import { migrate } from '../core/database/migrate.ts';
import { migrateJobs } from '../core/jobs/worker.ts';

/**
 * Brings the tables of the product and of its job queue up to this version, and sees to the logins.
 * @param owner address of the database as its owner
 * @param logins those that an operator made; null makes them
 * @returns what the server logs in with
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

import { EmbeddedPostgresError, shareEmbeddedPostgres } from '../../apps/server/src/core/database/embedded.ts';
import { LoginError, type DatabaseLogins } from '../../apps/server/src/core/database/logins.ts';
import { MigrationError } from '../../apps/server/src/core/database/migrate.ts';
import type { Services } from '../../apps/server/src/core/context.ts';
import { createLogger } from '../../apps/server/src/core/logger.ts';
import { readSettings, SettingsError, type Settings } from '../../apps/server/src/core/settings.ts';
import { buildServices } from '../../apps/server/src/start/services.ts';

/** Errors whose message is one line for the person who ran the command. */
const plain = [SettingsError, EmbeddedPostgresError, LoginError, MigrationError];

type Work = (from: DatabaseLogins | string, settings: Settings) => Promise<number>;

async function onDatabase(work: Work): Promise<number> {
  const settings = readSettings(process.env);
  const outside = settings.databaseLogins ?? settings.databaseUrl;
  if (outside !== null) return work(outside, settings);
  const embedded = await shareEmbeddedPostgres({ dataDir: settings.dataDir, log: () => undefined });
  try {
    return await work(embedded.url, settings);
  } finally {
    await embedded.stop();
  }
}

/**
 * Does work that somebody asked for by hand on the database of the settings; the embedded one is shared
 * with a server that runs, or started for it. The work
 * says what the process ends with; settings or a database that are no good are told in one line.
 */
export async function runOnDatabase(work: Work): Promise<void> {
  try {
    process.exitCode = await onDatabase(work);
  } catch (error) {
    if (!plain.some((kind) => error instanceof kind)) throw error;
    console.error(`waybill: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

/** The same with what the server is made of, which logs nothing. */
export async function runOnServices(work: (services: Services) => Promise<number>): Promise<void> {
  await runOnDatabase(async (from, settings) => {
    const services = await buildServices(settings, from, createLogger('silent'), {});
    try {
      return await work(services);
    } finally {
      await services.database.close();
    }
  });
}

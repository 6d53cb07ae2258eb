// Brings a database up to this version, as its owner (DATABASE_URL; the embedded one without it), and ends. Servers that
// know only the logins of their roles are started after it.
import { EmbeddedPostgresError, shareEmbeddedPostgres } from '../apps/server/src/core/database/embedded.ts';
import { LoginError } from '../apps/server/src/core/database/logins.ts';
import { MigrationError } from '../apps/server/src/core/database/migrate.ts';
import { createLogger } from '../apps/server/src/core/logger.ts';
import { readDatabaseSettings, SettingsError } from '../apps/server/src/core/settings.ts';
import { migrateAll } from '../apps/server/src/start/migrate-all.ts';

async function migrateByHand(): Promise<void> {
  const { databaseUrl, databaseLogins, dataDir } = readDatabaseSettings(process.env);
  if (databaseUrl === null && databaseLogins !== null)
    throw new SettingsError('DATABASE_URL must name the owner of the database');
  const log = createLogger('info');
  if (databaseUrl !== null) {
    await migrateAll(databaseUrl, databaseLogins, log);
    return;
  }
  const embedded = await shareEmbeddedPostgres({ dataDir, log: (line) => log.info(line) });
  try {
    await migrateAll(embedded.url, null, log);
  } finally {
    await embedded.stop();
  }
}

try {
  await migrateByHand();
  console.log('The database is up to date.');
} catch (error) {
  const known = [SettingsError, EmbeddedPostgresError, MigrationError, LoginError].some(
    (kind) => error instanceof kind,
  );
  if (!known) throw error;
  console.error(`waybill: ${(error as Error).message}`);
  process.exitCode = 1;
}

// Wraps the credentials of all carriers with the current key: the first of CREDENTIALS_KEYS. It may be interrupted and
// run again. An outside database may be in use meanwhile; the embedded one belongs to one process at a time.
import { EmbeddedPostgresError, startEmbeddedPostgres } from '../apps/server/src/core/database/embedded.ts';
import { createLogger } from '../apps/server/src/core/logger.ts';
import { readSettings, SettingsError } from '../apps/server/src/core/settings.ts';
import { rotateCredentials } from '../apps/server/src/rotate-credentials.ts';
import { buildServices } from '../apps/server/src/start/services.ts';

type Stop = () => Promise<void>;

async function rotate(stops: Stop[]): Promise<number> {
  const settings = readSettings(process.env);
  let url = settings.databaseUrl;
  if (url === null) {
    const embedded = await startEmbeddedPostgres({ dataDir: settings.dataDir, log: () => undefined });
    stops.push(() => embedded.stop());
    url = embedded.url;
  }
  const services = await buildServices(settings, url, createLogger('silent'), {});
  stops.push(() => services.database.close());
  const { rewrapped, current, failed } = await rotateCredentials(services);
  console.log(`Key ${services.outside.keys.current}: ${rewrapped} rewrapped, ${current} already were.`);
  for (const id of failed) console.error(`Not rewrapped, since its key is not set or it was changed: ${id}`);
  return failed.length === 0 ? 0 : 1;
}

const stops: Stop[] = [];
try {
  process.exitCode = await rotate(stops);
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof EmbeddedPostgresError)) throw error;
  console.error(`waybill: ${error.message}`);
  process.exitCode = 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, startEmbeddedPostgres } from './core/database/embedded.ts';
import type { DatabaseLogins } from './core/database/logins.ts';
import { waitForDatabase } from './core/database/wait-for-database.ts';
import { checkMigrated } from './core/database/migrate.ts';
import { startWorker } from './core/jobs/worker.ts';
import { createLogger } from './core/logger.ts';
import type { Logger } from 'pino';
import { readSettings, type Settings } from './core/settings.ts';
import { jobHandlers } from './registry.ts';
import { announce } from './start/announce.ts';
import { migrateAll } from './start/migrate-all.ts';
import { prepareData } from './start/prepare-data.ts';
import { serve, serveHealth } from './start/serve.ts';
import { buildServices } from './start/services.ts';
import { enterSimulatedEbay } from './start/simulated-ebay.ts';
import { enterSimulatedPayments } from './start/simulated-payments.ts';
import { enterSimulatedPushes } from './start/simulated-pushes.ts';
import { startSimulators } from './start/simulators.ts';
import { closeGateway } from './modules/carriers/gateway/index.ts';

const webRoot = join(import.meta.dirname, '../../web/dist');

/** Errors whose message is one line for the person who started the server. */
const plainErrors = new Set([
  'SettingsError',
  'StartError',
  'MigrationError',
  'LoginError',
  'EmbeddedPostgresError',
  'DatabaseDownError',
]);

type Stop = () => Promise<void>;

/**
 * Opens a database ready for this release: migrates it as its owner, or checks it if only logins are given.
 * @returns the logins, or the owner's URL, whose logins the server created
 */
async function openedDatabase(settings: Settings, stops: Stop[], log: Logger): Promise<DatabaseLogins | string> {
  const { databaseLogins: logins, dataDir } = settings;
  const note = (line: string) => log.info(line);
  let owner = settings.databaseUrl;
  const outside = owner ?? logins?.app ?? null;
  if (outside !== null) await waitForDatabase(outside, { log: note });
  if (owner === null && logins !== null) {
    await checkMigrated(logins);
    return logins;
  }
  if (owner === null) {
    const embedded = await startEmbeddedPostgres({ dataDir, log: note });
    stops.push(() => embedded.stop());
    owner = embedded.url;
  }
  return migrateAll(owner, logins, log);
}

/**
 * Starts the parts that the settings ask for. A function to stop each part is added to `stops` as soon as it runs, so
 * that a failed or interrupted start leaves nothing behind.
 */
async function start(settings: Settings, stops: Stop[]): Promise<void> {
  const log = createLogger(settings.logLevel);
  const database = await openedDatabase(settings, stops, log);
  const simulators = settings.simulators ? await startSimulators(join(settings.dataDir, 'simulators')) : null;
  if (simulators !== null) stops.push(() => simulators.stop());
  const services = await buildServices(settings, database, log, simulators?.urls ?? {});
  stops.push(() => services.database.close());
  stops.push(() => closeGateway(services));
  const notice = await prepareData(services, settings);
  // Follow first, so that no change is missed between the two.
  const unfollow = services.company.follow((error) => log.warn({ err: error }, 'the company could not be reloaded'));
  stops.push(() => Promise.resolve(unfollow()));
  await services.company.reload();
  // Before the import: a seller unknown to the simulator counts as one whose consent ended.
  if (simulators !== null && settings.run !== 'worker') await enterSimulatedEbay(services);
  if (settings.run !== 'web') {
    const worker = await startWorker(services, database, jobHandlers);
    stops.push(() => worker.stop());
  }
  const built = existsSync(join(webRoot, 'index.html')) ? webRoot : null;
  const served =
    settings.run === 'worker' ? await serveHealth(services, settings) : await serve(services, settings, built);
  stops.push(() => served.close());
  if (simulators !== null && settings.run !== 'worker') {
    await enterSimulatedPushes(services);
    await enterSimulatedPayments(services);
  }
  announce(services, settings, notice);
}

/** Picks a free port if it is 0. Done before listening, since links contain the port. */
async function withPort(settings: Settings): Promise<Settings> {
  return settings.port === 0 ? { ...settings, port: await freePort() } : settings;
}

async function main(): Promise<void> {
  const stops: Stop[] = [];
  let starting: Promise<void> = Promise.resolve();
  let stopping = false;
  const stopAll = async (code: number) => {
    if (stopping) return;
    stopping = true;
    // Anything that hangs during shutdown must not keep the process alive.
    setTimeout(() => process.exit(code === 0 ? 1 : code), 15_000).unref();
    // A part must have started before it can be stopped.
    await starting.catch(() => undefined);
    for (const stop of stops.toReversed()) await stop().catch(() => undefined);
    process.exit(code);
  };
  process.on('SIGINT', () => void stopAll(0));
  process.on('SIGTERM', () => void stopAll(0));
  try {
    starting = start(await withPort(readSettings(process.env)), stops);
    await starting;
  } catch (error) {
    const known = error instanceof Error && plainErrors.has(error.name);
    console.error(known ? `waybill: ${error.message}` : error);
    await stopAll(1);
  }
}

await main();

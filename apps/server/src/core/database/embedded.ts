import { mkdir, realpath } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { binariesIn, findBinaries, type Binaries } from './embedded/binaries.ts';
import { ensureCluster, owner } from './embedded/cluster.ts';
import { EmbeddedPostgresError } from './embedded/error.ts';
import { freePort, launch } from './embedded/launch.ts';
import { claim, isHeld } from './embedded/owner-lock.ts';
import { findPlace, type Place } from './embedded/place.ts';
import { findPostmaster, stopPostmaster } from './embedded/postmaster.ts';

export { EmbeddedPostgresError, freePort };

export type EmbeddedOptions = {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  /** Server settings in addition to the defaults; tests turn `fsync` off. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Folder with `postgres` and `initdb`, by default the embedded ones. Tests use other releases. */
  readonly bin?: string;
  /** Where root stores what PostgreSQL cannot access in root's folders. */
  readonly outside?: string;
};

export type EmbeddedPostgres = {
  /** URL of the database `waybill` for its owner. */
  readonly url: string;
  /** Stops the server and waits for it. */
  stop(): Promise<void>;
};

const startLimit = 60_000;
const nothing = () => null;

function urlOf(place: Place, port: number, database: string): string {
  return `postgres://${owner}:${place.password}@127.0.0.1:${port}/${database}`;
}

/** Whether the server at that port is ours and ready; false while it starts or stops. */
async function answers(place: Place, port: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: urlOf(place, port, 'postgres'), connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0]?.data_directory === place.cluster;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '28P01') {
      throw new EmbeddedPostgresError(
        `The password beside ${place.cluster} is not the one this database was made with`,
      );
    }
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

type Wanted = {
  /** Required port; null for any. */
  readonly samePort: number | null;
  /** Returns true when the server is no longer needed, so that it is not launched. */
  readonly over: () => boolean;
};

/**
 * Starts the server, or finds the running one, and returns its port once it is ready.
 * @throws EmbeddedPostgresError, also when it is no longer needed
 */
async function ensureRunning(
  binaries: Binaries,
  place: Place,
  settings: Readonly<Record<string, string>>,
  { samePort, over }: Wanted,
): Promise<number> {
  const assertWanted = (): void => {
    if (over()) throw new EmbeddedPostgresError('The embedded PostgreSQL was stopped while it started');
  };
  let whyEnded: () => string | null = nothing;
  let failures = 0;
  for (const until = Date.now() + startLimit; Date.now() < until; await sleep(25)) {
    assertWanted();
    const running = await findPostmaster(place.cluster);
    if (running !== null) {
      if (running.port > 0 && (await answers(place, running.port))) return running.port;
      continue;
    }
    const reason = whyEnded();
    if (whyEnded !== nothing && reason === null) continue;
    if (reason !== null) {
      failures += 1;
      if (failures > 5)
        throw new EmbeddedPostgresError(`The embedded PostgreSQL does not start: ${reason} (more in ${place.logFile})`);
      await sleep(200 * failures);
    }
    await ensureCluster(binaries, place, settings['fsync'] !== 'off');
    assertWanted();
    whyEnded = launch(binaries.postgres, place, samePort ?? (await freePort()), settings);
  }
  throw new EmbeddedPostgresError(`The embedded PostgreSQL does not answer (more in ${place.logFile})`);
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [owner]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${owner}`);
}

async function openFolder(
  folder: string,
  outside: string,
): Promise<{ readonly dataDir: string; readonly place: Place }> {
  try {
    await mkdir(folder, { recursive: true });
    const dataDir = await realpath(folder);
    return { dataDir, place: await findPlace(dataDir, outside) };
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    throw new EmbeddedPostgresError(`The data folder ${folder} cannot be used: ${error.message}`);
  }
}

/**
 * The embedded PostgreSQL for a command next to the server: shares the one of a running Waybill and leaves it running;
 * otherwise starts one and ends it with `stop`.
 * @throws EmbeddedPostgresError as `startEmbeddedPostgres`
 */
export async function shareEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { place } = await openFolder(options.dataDir, options.outside ?? '/var/lib/waybill');
  const running = await findPostmaster(place.cluster);
  if (running !== null && running.port > 0 && (await answers(place, running.port))) {
    const url = urlOf(place, running.port, owner);
    if (await isHeld(urlOf(place, running.port, 'postgres'))) return { url, stop: async () => undefined };
  }
  return startEmbeddedPostgres(options);
}

/**
 * Starts the bundled PostgreSQL on a data folder, or takes over the one that a killed Waybill left running. It listens
 * on the loopback address only, with a random password stored in the data folder. While it is held, a server that dies
 * is restarted at the same address.
 * @throws EmbeddedPostgresError with a one-line message: the folder is in use, or why the server does not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const settings = options.settings ?? {};
  const outside = options.outside ?? '/var/lib/waybill';
  const { dataDir, place } = await openFolder(options.dataDir, outside);
  const binaries = options.bin === undefined ? await findBinaries(place.runner, outside) : binariesIn(options.bin);
  const port = await ensureRunning(binaries, place, settings, { samePort: null, over: () => false });
  let stopping = false;
  let restoring = Promise.resolve();
  let held = await hold();
  await ensureDatabase(held);

  async function hold(): Promise<pg.Client> {
    const client = await claim(urlOf(place, port, 'postgres'), dataDir);
    client.once('end', () => {
      restoring = restore();
    });
    return client;
  }

  async function restore(): Promise<void> {
    if (stopping) return;
    options.log('The embedded PostgreSQL has gone; starting it again');
    try {
      await ensureRunning(binaries, place, settings, { samePort: port, over: () => stopping });
      held = await hold();
    } catch (error) {
      if (!stopping) options.log(error instanceof Error ? error.message : String(error));
    }
  }

  return {
    url: urlOf(place, port, owner),
    async stop() {
      if (stopping) return;
      stopping = true;
      // A restart in progress would survive the stop.
      await restoring;
      await stopPostmaster(place.cluster);
      await held.end().catch(() => undefined);
    },
  };
}

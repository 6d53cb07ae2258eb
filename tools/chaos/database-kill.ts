import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../apps/server/src/core/database/embedded.ts';
import { findPostmaster } from '../../apps/server/src/core/database/embedded/postmaster.ts';
import { absolute, type Figure } from '../measure/figure.ts';
import type { Conditions } from '../measure/runner.ts';

/** Writes rows one by one and remembers those whose commit was confirmed, until the server goes away. */
async function writeUntilGone(url: string, from: number, confirmed: number[]): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  let next = from;
  try {
    await client.connect();
    for (;;) {
      next += 1;
      await client.query('INSERT INTO written VALUES ($1)', [next]);
      confirmed.push(next);
    }
  } catch {
    return next;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function rowsThere(url: string): Promise<Set<number>> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ id: number }>('SELECT id FROM written');
      return new Set(rows.map(({ id }) => id));
    } catch (error) {
      if (tries > 200) throw error;
      await sleep(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

async function* kill(
  server: EmbeddedPostgres,
  cluster: string,
  { seed, random, smoke, note }: Conditions,
): AsyncGenerator<Figure> {
  const setUp = new pg.Client({ connectionString: server.url });
  await setUp.connect();
  await setUp.query('CREATE TABLE written (id integer PRIMARY KEY)');
  await setUp.end();
  const confirmed: number[] = [];
  const kills = smoke ? 1 : 20;
  let next = 0;
  let killed = 0;
  for (let round = 0; round < kills; round += 1) {
    const running = await findPostmaster(cluster);
    if (running === null) throw new Error('there is no server to kill');
    const writing = writeUntilGone(server.url, next, confirmed);
    await sleep(100 + random() * 400);
    process.kill(running.pid, 'SIGKILL');
    next = await writing;
    await rowsThere(server.url);
    if ((await findPostmaster(cluster))?.pid !== running.pid) killed += 1;
    note(`killed ${killed} of ${kills}; ${confirmed.length} rows confirmed`);
  }
  const there = await rowsThere(server.url);
  const lost = confirmed.filter((id) => !there.has(id)).length;
  if (confirmed.length < kills) throw new Error('too few rows were written between the kills');
  yield absolute({ name: 'servers killed', unit: 'servers', seed }, killed, 'at least', kills);
  yield absolute({ name: 'confirmed rows lost', unit: 'rows', seed }, lost, 'at most', 0);
}

/** Kills the embedded database in the middle of writes: it must come back, with every row it has confirmed. */
export async function* measure(conditions: Conditions): AsyncGenerator<Figure, void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waybill-chaos-'));
  await chmod(dataDir, 0o711);
  const server = await startEmbeddedPostgres({ dataDir, log: conditions.note });
  try {
    yield* kill(server, join(dataDir, 'postgres'), conditions);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

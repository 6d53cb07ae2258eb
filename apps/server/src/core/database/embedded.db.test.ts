import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  EmbeddedPostgresError,
  shareEmbeddedPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from './embedded.ts';
import { findPostmaster } from './embedded/postmaster.ts';

let base: string;
let dataDir: string;
const running: EmbeddedPostgres[] = [];
const quiet = () => undefined;

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'waybill-embedded-'));
  await chmod(base, 0o711);
  dataDir = join(base, 'data');
});

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  await rm(base, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, log: quiet, outside: join(base, 'outside') });
  running.push(server);
  return server;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', quiet);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Starts the database in another process that prints its URL and then waits. */
async function startElsewhere(): Promise<{ child: ChildProcess; url: string }> {
  const module = pathToFileURL(join(import.meta.dirname, 'embedded.ts')).href;
  const code = `import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log() {} });
    console.log(url); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: url.toString().trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  const left = once(child, 'exit');
  child.kill('SIGKILL');
  await left;
}

it('starts safe: fsync on, loopback only, a password that only its owner reads', async () => {
  const { url } = await start();
  expect(await query(url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
  expect(await query(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  expect(await query(url, 'SHOW unix_socket_directories')).toEqual([{ unix_socket_directories: '' }]);
  expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600);
  const stranger = new URL(url);
  stranger.password = 'guessed';
  await expect(query(stranger.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
});

it('keeps its data from one start to the next and leaves no server behind', async () => {
  const first = await start();
  await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS number');
  await first.stop();
  expect(await findPostmaster(join(dataDir, 'postgres'))).toBeNull();
  const second = await start();
  expect(await query(second.url, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
});

it('takes over the server of a killed parent', async () => {
  const { child, url } = await startElsewhere();
  await query(url, 'CREATE TABLE kept AS SELECT 7 AS number');
  await kill(child);
  const again = await start();
  expect(again.url).toBe(url);
  expect(await query(again.url, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
  await again.stop();
  expect(await findPostmaster(join(dataDir, 'postgres'))).toBeNull();
});

it('starts after parent and server were both killed', async () => {
  const { child, url } = await startElsewhere();
  await query(url, 'CREATE TABLE kept AS SELECT 7 AS number');
  const server = await findPostmaster(join(dataDir, 'postgres'));
  await kill(child);
  process.kill(server?.pid ?? 0, 'SIGKILL');
  expect(await query((await start()).url, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
});

it('is not misled by a pid file whose process is a stranger', async () => {
  await (await start()).stop();
  const file = join(dataDir, 'postgres/postmaster.pid');
  await writeFile(file, `${process.pid}\n${join(dataDir, 'postgres')}\n0\n5432\n\n127.0.0.1\n`);
  const { url } = await start();
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(await readFile(file, 'utf8')).not.toMatch(new RegExp(`^${process.pid}\\n`));
});

it('is shared with a command while a server holds it, and started for the command when none does', async () => {
  const options = { dataDir, log: quiet, outside: join(base, 'outside') };
  const held = await start();
  const shared = await shareEmbeddedPostgres(options);
  expect(shared.url).toBe(held.url);
  await shared.stop();
  expect(await query(held.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await held.stop();
  const own = await shareEmbeddedPostgres(options);
  running.push(own);
  expect(await query(own.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await own.stop();
  expect(await findPostmaster(join(dataDir, 'postgres'))).toBeNull();
});

it('lets one of two concurrent starts win and reports a one-line error to the other', async () => {
  const results = await Promise.allSettled([start(), start()]);
  const lost = results.filter((result) => result.status === 'rejected').map((result): unknown => result.reason);
  expect(lost).toHaveLength(1);
  expect(lost[0]).toBeInstanceOf(EmbeddedPostgresError);
  expect(String(lost[0])).toMatch(
    new RegExp(
      `^EmbeddedPostgresError: The data folder .*data is in use by another Waybill \\(process ${process.pid}\\); .*$`,
    ),
  );
  expect(await query(running[0]?.url ?? '', 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it('reports in one line that the data folder cannot be used', async () => {
  await writeFile(dataDir, 'a file where the folder should be');
  await expect(start()).rejects.toThrow(
    new EmbeddedPostgresError(
      `The data folder ${dataDir} cannot be used: EEXIST: file already exists, mkdir '${dataDir}'`,
    ),
  );
});

it('brings a server that dies back at the same address', async () => {
  const { url } = await start();
  const server = await findPostmaster(join(dataDir, 'postgres'));
  process.kill(server?.pid ?? 0, 'SIGKILL');
  let rows: unknown[] = [];
  for (let tries = 0; tries < 100 && rows.length === 0; tries += 1) {
    await sleep(100);
    rows = await query(url, 'SELECT 1 AS one').catch(() => []);
  }
  expect(rows).toEqual([{ one: 1 }]);
  expect((await findPostmaster(join(dataDir, 'postgres')))?.pid).not.toBe(server?.pid);
});

it('stays away when it is stopped while it is being brought back', async () => {
  const gone = Promise.withResolvers<undefined>();
  const log = () => gone.resolve(undefined);
  const server = await startEmbeddedPostgres({ dataDir, log, outside: join(base, 'outside') });
  process.kill((await findPostmaster(join(dataDir, 'postgres')))?.pid ?? 0, 'SIGKILL');
  await gone.promise;
  await server.stop();
  // As long as a start takes.
  await sleep(2000);
  expect(await findPostmaster(join(dataDir, 'postgres'))).toBeNull();
});

it('works in a folder that other users cannot enter', async () => {
  const home = join(base, 'home');
  await mkdir(home, { mode: 0o700 });
  dataDir = join(home, 'data');
  const first = await start();
  await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS number');
  await first.stop();
  expect(await query((await start()).url, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
});

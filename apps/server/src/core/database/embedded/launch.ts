import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Place } from './place.ts';
import { tunedFor } from './tuning.ts';

const logLimit = 5_000_000;

/** A currently unused port on the loopback address. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > logLimit) truncateSync(file);
  return openSync(file, 'a', 0o600);
}

/**
 * Starts the server in its own process group, so that Ctrl-C for Waybill does not end the database first.
 * @returns a function that returns why the server has ended, or null while it runs.
 */
export function launch(
  postgres: string,
  place: Place,
  port: number,
  settings: Readonly<Record<string, string>>,
): () => string | null {
  const own = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '' };
  const all = { ...tunedFor(), ...own, ...settings };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openLog(place.logFile);
  const before = statSync(place.logFile).size;
  let ended: string | null = null;
  const child = spawn(postgres, ['-D', place.cluster, ...options], {
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
    ...place.runner,
  });
  closeSync(log);
  child.once('error', (error) => (ended ??= error.message));
  child.once('exit', () => {
    const said = readFileSync(place.logFile).subarray(before).toString().trim().split('\n');
    ended ??=
      said.find((line) => line.includes('FATAL:'))?.replace(/^.*FATAL:\s*/, '') ?? said.at(-1) ?? 'no reason given';
  });
  child.unref();
  return () => ended;
}

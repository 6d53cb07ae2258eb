import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNode, toolEnvironment } from '../setup/node.mjs';
import { ensureWebBuilt } from '../setup/web.mjs';

const root = join(import.meta.dirname, '../..');
const logFile = join(root, 'test-results/server.log');
const startLimit = 120_000;

async function fail(reason: string): Promise<never> {
  const said = (await readFile(logFile, 'utf8')).trim().split('\n').slice(-20).join('\n');
  throw new Error(`The server under test ${reason}\n${said}`);
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + startLimit; Date.now() < until; await sleep(200)) {
    if (child.exitCode !== null) await fail(`ended with code ${child.exitCode}`);
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
  }
  await fail('was not ready in time');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/**
 * Starts the product as it is, with its own database, data folder and demo data, for the journeys to run
 * against; ends it after them.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const url = process.env['WAYBILL_URL'] ?? '';
  await ensureWebBuilt(root);
  const dataDir = await mkdtemp(join(tmpdir(), 'waybill-e2e-'));
  await chmod(dataDir, 0o711);
  await mkdir(join(root, 'test-results'), { recursive: true });
  const log = await open(logFile, 'w');
  const env = {
    ...toolEnvironment(root),
    PORT: new URL(url).port,
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    DATABASE_URL: '',
    LOG_LEVEL: 'info',
  };
  const leave = join(root, 'tools/setup/leave-with-parent.mjs');
  const child = spawn(findNode(root), ['--import', leave, 'apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
  });
  await log.close();
  await untilReady(url, child);
  return async () => {
    await stop(child);
    await rm(dataDir, { recursive: true, force: true });
  };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../check/repository.ts';
import { findNode, toolEnvironment } from '../setup/node.mjs';

export type Product = {
  readonly process: ChildProcess;
  stop(): Promise<void>;
};

export type ProductOptions = {
  readonly port: number;
  readonly dataDir: string;
  readonly logFile: string;
  /** Starts it the way a person does, with what `npm start` does before the server. */
  readonly asPerson?: boolean;
  /** Environment variables besides those of every product. */
  readonly settings?: Readonly<Record<string, string>>;
};

const startLimit = 120_000;

async function fail(reason: string, logFile: string): Promise<never> {
  const said = (await readFile(logFile, 'utf8')).trim().split('\n').slice(-20).join('\n');
  throw new Error(`The server ${reason}\n${said}`);
}

async function untilReady(child: ChildProcess, { port, logFile }: ProductOptions): Promise<void> {
  for (const until = Date.now() + startLimit; Date.now() < until; await sleep(50)) {
    if (child.exitCode !== null) await fail(`ended with code ${child.exitCode}`, logFile);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
  }
  await fail('was not ready in time', logFile);
}

/** Starts the whole product on its own data folder, and waits until it is ready to serve. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  await mkdir(dirname(options.logFile), { recursive: true });
  const log = await open(options.logFile, 'w');
  const leave = join(root, 'tools/setup/leave-with-parent.mjs');
  const own = {
    PORT: String(options.port),
    DATA_DIR: options.dataDir,
    DATABASE_URL: '',
    PUBLIC_URL: `http://localhost:${options.port}`,
    ...options.settings,
  };
  const child = spawn(
    findNode(root),
    options.asPerson ? ['tools/start.mjs'] : ['--import', leave, 'apps/server/src/main.ts'],
    {
      cwd: root,
      env: { ...toolEnvironment(root), ...own },
      stdio: ['ignore', log.fd, log.fd, 'ipc'],
    },
  );
  await log.close();
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await untilReady(child, options);
  } catch (error) {
    await stop();
    throw error;
  }
  return { process: child, stop };
}

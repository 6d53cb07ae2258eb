import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import type { Outside } from '../core/context.ts';
import { StartError } from './start-error.ts';

const file = join(import.meta.dirname, 'simulators/process.ts');
const addresses = z.record(z.string(), z.string());

export type RunningSimulators = { readonly urls: Outside['simulators']; stop(): Promise<void> };

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.disconnect();
  await once(child, 'exit');
}

/**
 * Starts the simulated carriers.
 * @param folder where they store their bookings across restarts
 * @throws StartError when they do not start
 */
export async function startSimulators(folder: string): Promise<RunningSimulators> {
  const child = fork(file, [folder], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const told = await Promise.race([
    once(child, 'message').then(([message]) => addresses.parse(message)),
    once(child, 'exit').then(() => null),
  ]);
  if (told === null) throw new StartError('the simulated carriers did not start; SIMULATORS=0 starts without them');
  return { urls: told, stop: () => stop(child) };
}

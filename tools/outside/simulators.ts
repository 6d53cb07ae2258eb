import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Fault, SimulatorLogEntry } from '@waybill/carriers/simulators';
import type { RunCarrier } from './carriers.ts';

export type RunSimulators = {
  /** By `adapter:SCAC`. */
  readonly urls: Readonly<Record<string, string>>;
  /** Replaces what is planned to go wrong at one of them. */
  plan(carrier: RunCarrier, faults: readonly Fault[]): Promise<void>;
  /** The simulator's own account of what it was asked. */
  log(carrier: RunCarrier, after?: number): Promise<SimulatorLogEntry[]>;
  stop(): Promise<void>;
};

type Options = {
  readonly carriers: readonly RunCarrier[];
  readonly latencyMs: readonly [number, number];
  readonly seed: number;
};

/** Starts the simulated carriers of a run, in a process that no fault of the server can touch. */
export async function startRunSimulators(options: Options): Promise<RunSimulators> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'simulator-process.ts'), JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const [line] = (await Promise.race([once(lines, 'line'), once(child, 'close')])) as [string | number | null];
  if (typeof line !== 'string') throw new Error('The simulated carriers did not start');
  const urls = JSON.parse(line) as Record<string, string>;
  const urlOf = ({ adapter, scac }: RunCarrier) => urls[`${adapter}:${scac}`] ?? '';
  return {
    urls,
    plan: async (carrier, faults) => {
      const answer = await fetch(`${urlOf(carrier)}/__simulator/faults`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(faults),
      });
      if (!answer.ok) throw new Error(`The faults were not taken: ${await answer.text()}`);
    },
    log: async (carrier, after = 0) =>
      (await (await fetch(`${urlOf(carrier)}/__simulator/log?after=${after}`)).json()) as SimulatorLogEntry[],
    stop: async () => {
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

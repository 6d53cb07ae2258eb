import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { MarketplaceAccess, PaymentAccess } from '../../apps/server/src/core/context.ts';

export type Delays = { readonly p50: number; readonly p99: number; readonly max: number };

export type RunServer = {
  readonly address: string;
  /** Asks to be told when a booking comes to one of these steps; it waits there. */
  watch(steps: readonly string[]): void;
  /** The step a booking waits at; null when none came in time. */
  nextStep(milliseconds: number): Promise<string | null>;
  /** Lets what waits go on. */
  go(): void;
  /** Delay of the event loop since it was last asked for, in milliseconds. */
  delays(): Promise<Delays>;
  /** `kill -9`. */
  kill(): Promise<void>;
};

type Options = {
  readonly url: string;
  readonly simulators: Readonly<Record<string, string>>;
  readonly port?: number;
  readonly worker?: boolean;
  /** The payment provider; without it no card is taken. */
  readonly payments?: PaymentAccess;
  /** Marketplaces that the installation is registered with. */
  readonly marketplaces?: Readonly<Record<string, MarketplaceAccess>>;
};

function message<T>(
  child: ChildProcess,
  pick: (said: Record<string, unknown>) => T | undefined,
  ms: number,
): Promise<T | null> {
  return new Promise((resolve) => {
    const listen = (said: Record<string, unknown>) => {
      const picked = pick(said);
      if (picked !== undefined) end(picked);
    };
    const gone = () => end(null);
    const timer = setTimeout(() => end(null), ms);
    function end(value: T | null): void {
      clearTimeout(timer);
      child.off('message', listen).off('exit', gone);
      resolve(value);
    }
    child.on('message', listen).once('exit', gone);
  });
}

/** A machine with much else to do takes long to load the product; a process that ends is told at once. */
const startsWithinMs = 180_000;

/** Starts the product over a database, in a process that can be killed. */
export async function startRunServer({
  url,
  simulators,
  port = 0,
  worker = true,
  payments,
  marketplaces = {},
}: Options): Promise<RunServer> {
  const job = JSON.stringify({ url, simulators, port, worker, payments: payments ?? null, marketplaces });
  const child = fork(join(import.meta.dirname, 'server-process.ts'), [job], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const address = await message(child, (said) => said['address'] as string | undefined, startsWithinMs);
  if (address === null) {
    const ended = child.exitCode ?? child.signalCode;
    child.kill('SIGKILL');
    throw new Error(`The server did not start: ${ended === null ? 'it took too long' : `it ended with ${ended}`}`);
  }
  return {
    address,
    watch: (steps) => child.send({ watch: steps }),
    nextStep: (ms) => message(child, (said) => said['step'] as string | undefined, ms),
    go: () => child.send({ go: true }),
    delays: async () => {
      const told = message(child, (said) => said['delays'] as Delays | undefined, 5000);
      child.send({ delays: true });
      return (await told) ?? { p50: Number.NaN, p99: Number.NaN, max: Number.NaN };
    },
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

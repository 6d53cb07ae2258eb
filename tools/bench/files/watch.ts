import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportSite } from '../import/import-site.ts';

const fieldOf = (pid: number, name: string): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  } catch {
    return 0;
  }
};

/** Memory that a process holds, in MB. */
export const megabytesOf = (pid: number): number => fieldOf(pid, 'VmRSS') / 1024;

/** The processes that a process has started: the workers of a server. */
export function workersOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0 && fieldOf(one, 'PPid') === pid);
}

export type Seen = {
  /** The slowest health check, in milliseconds. */
  readonly slowest: number;
  readonly checks: number;
  /** The most that the server, one worker, and all of them together held, in MB. */
  readonly server: number;
  readonly worker: number;
  readonly together: number;
};

/** Does some work, and meanwhile looks at the memory and asks for the health of the server again and again. */
export async function watch(site: ImportSite, work: () => Promise<void>): Promise<Seen> {
  const pid = site.process.pid ?? 0;
  let [slowest, checks, server, worker, together] = [0, 0, 0, 0, 0];
  const look = (): void => {
    const own = megabytesOf(pid);
    const workers = workersOf(pid).map(megabytesOf);
    server = Math.max(server, own);
    worker = Math.max(worker, ...workers);
    together = Math.max(
      together,
      workers.reduce((sum, one) => sum + one, own),
    );
  };
  const looking = setInterval(look, 25);
  const done = new AbortController();
  const asking = (async () => {
    while (!done.signal.aborted) {
      slowest = Math.max(slowest, await site.health());
      checks += 1;
      await sleep(10);
    }
  })();
  try {
    await work();
  } finally {
    done.abort();
    clearInterval(looking);
  }
  await asking;
  return { slowest, checks, server, worker, together };
}

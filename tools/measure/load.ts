import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export type LoadJob = {
  /** What is fetched over and over; on 127.0.0.1. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  /** The load ends after so many requests or so many seconds, whichever comes first. */
  readonly requests: number;
  readonly seconds: number;
};

/** What one run of a load saw; every request was answered with 200. Times are in milliseconds. */
export type LoadResult = {
  readonly requests: number;
  readonly bytes: number;
  readonly seconds: number;
  readonly perSecond: number;
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
};

const limits = { connections: 200, requests: 1_000_000, seconds: 120 } as const;

/** @throws RangeError for a load that is aimed elsewhere than at this machine or has no end. */
function check(job: LoadJob): void {
  const { protocol, hostname, port } = new URL(job.url);
  if (protocol !== 'http:' || hostname !== '127.0.0.1' || port === '') {
    throw new RangeError(`load goes only to http://127.0.0.1:PORT, not to ${job.url}`);
  }
  for (const name of ['connections', 'requests', 'seconds'] as const) {
    if (!(job[name] > 0 && job[name] <= limits[name]))
      throw new RangeError(`${name} must be from 1 to ${limits[name]}`);
  }
}

/** Puts a server on this machine under load from another process. */
export async function load(job: LoadJob): Promise<LoadResult> {
  check(job);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'load-process.ts')], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(JSON.stringify(job));
  const [said, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (code !== 0)
    throw new Error(`the load failed: ${complaint.split('\n').find((line) => line.includes('Error:')) ?? complaint}`);
  return JSON.parse(said) as LoadResult;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export type LoadJob = {
  readonly address: string;
  readonly quotes: number;
  readonly perSecond: number;
  /** Each quote has a weight of its own, from this one on. */
  readonly firstWeight: number;
};

/** A carrier's answer as it came in at the shipper's side. */
export type Arrival = {
  readonly weight: number;
  readonly carrier: string;
  readonly state: string;
  readonly finding: string | null;
  /** Milliseconds since 1970 UTC, with fractions. */
  readonly at: number;
};

export type LoadReport = {
  readonly arrivals: readonly Arrival[];
  readonly mostInFlight: number;
  readonly failed: number;
};

const limits = { quotes: 5000, perSecond: 100 } as const;

/** Sends quotes evenly from another process. @throws RangeError for a load that is not bounded, or not at this machine */
export async function quoteLoad(job: LoadJob): Promise<LoadReport> {
  if (!job.address.startsWith('http://127.0.0.1:'))
    throw new RangeError(`load goes only to 127.0.0.1, not to ${job.address}`);
  if (job.quotes > limits.quotes || job.perSecond > limits.perSecond) throw new RangeError('too many quotes');
  const child = spawn(process.execPath, [join(import.meta.dirname, 'load-process.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(job));
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  if (code !== 0) throw new Error('the load failed');
  return JSON.parse(said) as LoadReport;
}

import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Db, Tx } from '../database/database.ts';

/** A kind of job: its name and the shape of its payload. The handler lives apart, with its module. */
export type JobDefinition<S extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly payload: S;
};

export function defineJob<S extends z.ZodType>(name: string, payload: S): JobDefinition<S> {
  return { name, payload };
}

/** Thrown by a handler whose time has not come: the job waits and is run again, as if it had been added for then. */
export class NotNow extends Error {
  readonly pauseMs: number;

  constructor(pauseMs: number) {
    super('Not now');
    this.pauseMs = pauseMs;
  }
}

/** A handler may be called twice for one job and must end in the same state. */
export type JobHandler = {
  readonly definition: JobDefinition;
  readonly run: (ctx: Context, payload: unknown) => Promise<void>;
  /** Five-field cron expression in UTC for jobs that run by the clock. */
  readonly cron?: string;
  /** Runs in every worker each so many milliseconds, one run at a time: for what a cron's minute is too long. */
  readonly everyMs?: number;
  /** Runs once more whenever a worker starts, for what a killed one left. */
  readonly atStart?: boolean;
};

export function handleJob<S extends z.ZodType>(
  definition: JobDefinition<S>,
  run: (ctx: Context, payload: z.output<S>) => Promise<void>,
  options: Pick<JobHandler, 'cron' | 'everyMs' | 'atStart'> = {},
): JobHandler {
  return { definition, run: run as JobHandler['run'], ...options };
}

/**
 * Adds a job in the given transaction: it runs if and only if the transaction commits.
 * @param options.runAt when to run it; at once when left out
 * @param options.key a later job with the same key replaces one that has not run yet; jobs of two accounts never share one
 */
export async function addJob<S extends z.ZodType>(
  tx: Db | Tx,
  definition: JobDefinition<S>,
  payload: z.input<S>,
  options: { readonly runAt?: Date; readonly key?: string } = {},
): Promise<void> {
  const parsed = definition.payload.parse(payload);
  const runAt = options.runAt?.toISOString() ?? null;
  // Ids come from browsers, so that two accounts may have the same one: the key names the account of the job.
  const { account_id: account = null } = (parsed ?? {}) as { readonly account_id?: string };
  const key = options.key === undefined || account === null ? (options.key ?? null) : `${account}:${options.key}`;
  await sql`SELECT enqueue_job(${definition.name}, ${JSON.stringify(parsed)}::json, ${runAt}::timestamptz, ${key})`.execute(
    tx,
  );
}

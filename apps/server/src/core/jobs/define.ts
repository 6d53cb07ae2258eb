import { sql } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import type { Db, Tx } from '../database/database.ts';

/** A kind of job: name and payload schema. The handler is separate, in its module. */
export type JobDefinition<S extends z.ZodType = z.ZodType> = {
  readonly name: string;
  readonly payload: S;
};

export function defineJob<S extends z.ZodType>(name: string, payload: S): JobDefinition<S> {
  return { name, payload };
}

/** Thrown by a handler to postpone the job, as if it had been added for that time. */
export class NotNow extends Error {
  readonly pauseMs: number;

  constructor(pauseMs: number) {
    super('Not now');
    this.pauseMs = pauseMs;
  }
}

/** A handler must be idempotent, since it may run twice for one job. */
export type JobHandler = {
  readonly definition: JobDefinition;
  readonly run: (ctx: Context, payload: unknown) => Promise<void>;
  /** Five-field cron expression in UTC for scheduled jobs. */
  readonly cron?: string;
  /** Runs in every worker at this interval, one run at a time, where a cron minute is too long. */
  readonly everyMs?: number;
  /** Also runs whenever a worker starts, for what a killed one left. */
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
 * @param options.runAt when to run it; immediately by default
 * @param options.key a later job with the same key replaces a pending one; keys are separate by account
 */
export async function addJob<S extends z.ZodType>(
  tx: Db | Tx,
  definition: JobDefinition<S>,
  payload: z.input<S>,
  options: { readonly runAt?: Date; readonly key?: string } = {},
): Promise<void> {
  const parsed = definition.payload.parse(payload);
  const runAt = options.runAt?.toISOString() ?? null;
  // Ids come from browsers, so two accounts may use the same one: prefix the key with the job's account.
  const { account_id: account = null } = (parsed ?? {}) as { readonly account_id?: string };
  const key = options.key === undefined || account === null ? (options.key ?? null) : `${account}:${options.key}`;
  await sql`SELECT enqueue_job(${definition.name}, ${JSON.stringify(parsed)}::json, ${runAt}::timestamptz, ${key})`.execute(
    tx,
  );
}

import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';
import { NotNow } from './define.ts';

/** Account and id of a record that a job processes. */
export type JobRecord = { readonly account_id: string; readonly id: string };

const firstPauseMs = 60_000;
const longestPauseMs = 6 * 3_600_000;

/**
 * Excludes records that failed recently, so that they do not fill the batches of a job.
 * @param table table or alias with the columns `account_id` and `id`
 * @param id column that identifies the record, if not `id`
 */
export function notSetAside(job: string, table: string, now: Date, id = 'id'): RawBuilder<boolean> {
  return sql<boolean>`NOT EXISTS (
    SELECT FROM job_failures AS failed WHERE failed.job = ${job} AND failed.retry_at > ${now}
      AND failed.account_id = ${sql.ref(`${table}.account_id`)} AND failed.record_id = ${sql.ref(`${table}.${id}`)})`;
}

/** Adds an incident for staff, once per job and record until someone resolves it. */
async function report(ctx: Context, job: string, { account_id: account, id }: JobRecord, error: string): Promise<void> {
  const now = ctx.now();
  const exchange = JSON.stringify({ request: null, answer: null, took_ms: null, message: `${job} ${id}: ${error}` });
  const groupKey = createHash('sha256').update(`job ${job} ${account} ${id}`).digest('hex').slice(0, 32);
  await ctx.services.database.staff
    .insertInto('api_incidents')
    .values({
      id: newId(),
      group_key: groupKey,
      connection_id: null,
      carrier_name: 'Waybill',
      operation: 'job',
      failure: 'record_failed',
      occurrences: 1,
      first_seen_at: now,
      last_seen_at: now,
      exchange,
      request_id: job,
    })
    .onConflict((conflict) =>
      conflict
        .column('group_key')
        .where('resolved_at', 'is', null)
        .doUpdateSet({ occurrences: sql`api_incidents.occurrences + 1`, last_seen_at: now, exchange }),
    )
    .execute();
}

/** Sets a record aside, each time twice as long as before, up to six hours. */
async function setAside(ctx: Context, job: string, record: JobRecord, thrown: unknown): Promise<void> {
  ctx.services.log.error({ err: thrown, job, record: record.id }, 'a record of a job failed and is set aside');
  const error = (thrown instanceof Error ? thrown.message : String(thrown)).slice(0, 500);
  const now = ctx.now();
  const longest = sql`${longestPauseMs} * interval '1 ms'`;
  await ctx.services.database.staff
    .insertInto('job_failures')
    .values({
      job,
      account_id: record.account_id,
      record_id: record.id,
      attempts: 1,
      error,
      first_failed_at: now,
      last_failed_at: now,
      retry_at: new Date(now.getTime() + firstPauseMs),
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'job', 'record_id']).doUpdateSet({
        attempts: sql`job_failures.attempts + 1`,
        error,
        last_failed_at: now,
        retry_at: sql`${now}::timestamptz + least(${firstPauseMs} * interval '1 ms' * power(2, least(job_failures.attempts, 20)), ${longest})`,
      }),
    )
    .execute();
  await report(ctx, job, record, error);
}

/**
 * Processes records one by one. A record that throws is set aside for a while and reported to staff; the others
 * continue.
 * @param job name of the job, as for `notSetAside`
 */
export async function eachRecord<R extends JobRecord>(
  ctx: Context,
  job: string,
  records: readonly R[],
  each: (record: R) => Promise<unknown>,
): Promise<void> {
  if (records.length === 0) return;
  const { staff } = ctx.services.database;
  const known = await staff
    .selectFrom('job_failures')
    .select(['account_id', 'record_id', 'retry_at'])
    .where('job', '=', job)
    .execute();
  // Ids are unique only within an account.
  const retryAt = new Map(known.map((row) => [`${row.account_id} ${row.record_id}`, row.retry_at]));
  for (const record of records) {
    const failedBefore = retryAt.get(`${record.account_id} ${record.id}`);
    if (failedBefore !== undefined && failedBefore > ctx.now()) continue;
    try {
      await each(record);
      if (failedBefore !== undefined)
        await staff
          .deleteFrom('job_failures')
          .where('account_id', '=', record.account_id)
          .where('job', '=', job)
          .where('record_id', '=', record.id)
          .execute();
    } catch (error) {
      if (error instanceof NotNow) throw error;
      await setAside(ctx, job, record, error);
    }
  }
}

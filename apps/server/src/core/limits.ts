import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { FieldErrorCode } from '@waybill/contract';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Services } from './context.ts';
import type { Database } from './database/database.ts';
import { callerOf } from './network.ts';
import { Refusal } from './refusal.ts';

/** At most `points` uses of a key in a window of `seconds` that starts with the first use. */
export type Limit = {
  readonly name: string;
  /** What is counted, e.g. an email or IP address; only its hash is stored. */
  readonly key: string;
  readonly points: number;
  readonly seconds: number;
  /** Field that the refusal is reported for; by default it has a message only. */
  readonly field?: string;
  /** Error code reported for the field. */
  readonly says?: FieldErrorCode;
};

type Stored = Pick<Services, 'database'>;

/** Uses the common pool for the counters. */
function storeOf(database: Database) {
  return {
    query: async (query: { readonly text: string; readonly values: readonly unknown[] }) => {
      const result = await database.staff.executeQuery(CompiledQuery.raw(query.text, [...query.values]));
      return { rows: result.rows, rowCount: Number(result.numAffectedRows ?? 0) };
    },
  };
}

function limiterOf({ database }: Stored, limit: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: storeOf(database),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: limit.name,
    points: limit.points,
    duration: limit.seconds,
  });
}

/** An IP address is widened to everything its holder can use, see `callerOf`. */
function keyOf({ key }: Limit): string {
  return createHash('sha256')
    .update(isIP(key) === 0 ? key : callerOf(key))
    .digest('hex');
}

function tooMany(limit: Limit, state: RateLimiterRes): Refusal {
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  const minutes = Math.ceil(seconds / 60);
  const code = limit.says ?? 'too_many_tries';
  return new Refusal('too_many_attempts', {
    params: { seconds },
    problems: limit.field === undefined ? [] : [{ field: limit.field, code, params: { seconds, minutes } }],
    headers: {
      'retry-after': String(seconds),
      'x-ratelimit-limit': String(limit.points),
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + seconds),
    },
  });
}

/**
 * Counts one use. Counters are shared by all instances and use the machine's own clock. They are written outside the
 * caller's transaction, so that refused requests count as well.
 * @returns response headers: the limit, and remaining uses
 * @throws Refusal `too_many_attempts` with Retry-After and X-RateLimit headers
 */
export async function consume(services: Stored, limit: Limit): Promise<Record<string, string>> {
  try {
    const state = await limiterOf(services, limit).consume(keyOf(limit));
    return { 'x-ratelimit-limit': String(limit.points), 'x-ratelimit-remaining': String(state.remainingPoints) };
  } catch (error) {
    if (error instanceof RateLimiterRes) throw tooMany(limit, error);
    throw error;
  }
}

/** Reverts one counted use, e.g. of a successful sign-in. */
export async function giveBack(services: Stored, limit: Limit): Promise<void> {
  await limiterOf(services, limit).reward(keyOf(limit));
}

/** Resets the count of a key. */
export async function forget(services: Stored, limit: Limit): Promise<void> {
  await limiterOf(services, limit).delete(keyOf(limit));
}

/** Deletes expired counters. */
export async function deleteOldCounters({ database }: Stored): Promise<void> {
  await database.staff.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute();
}

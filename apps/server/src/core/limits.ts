import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { FieldErrorCode } from '@waybill/contract';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Services } from './context.ts';
import type { Database } from './database/database.ts';
import { callerOf } from './network.ts';
import { Refusal } from './refusal.ts';

/** At most `points` uses of one key in a window of `seconds` that begins with the first use. */
export type Limit = {
  readonly name: string;
  /** Who or what is counted, e.g. an email or IP address; only a hash of it is kept. */
  readonly key: string;
  readonly points: number;
  readonly seconds: number;
  /** Field that the refusal is reported beside; without one it has a message only. */
  readonly field?: string;
  /** What is said beside the field. */
  readonly says?: FieldErrorCode;
};

type Stored = Pick<Services, 'database'>;

/** The counters' statements go through the pool that everything else uses. */
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

/** An IP address stands for all addresses that its holder can take: see `callerOf`. */
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
 * Counts one use. The counters are shared by every instance and run on the machine's own clock; they are
 * kept outside the caller's transaction, so that a refused request counts as well.
 * @returns headers for the answer: the limit, and how many uses remain
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

/** Takes one counted use back, e.g. of a sign-in that succeeded. */
export async function giveBack(services: Stored, limit: Limit): Promise<void> {
  await limiterOf(services, limit).reward(keyOf(limit));
}

/** Starts the count of a key afresh. */
export async function forget(services: Stored, limit: Limit): Promise<void> {
  await limiterOf(services, limit).delete(keyOf(limit));
}

/** Deletes the counters whose window is over. */
export async function deleteOldCounters({ database }: Stored): Promise<void> {
  await database.staff.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute();
}

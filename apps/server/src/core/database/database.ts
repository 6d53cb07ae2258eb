import { Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import { LiveChannel } from '../live/live-channel.ts';
import type { DB } from './schema.gen.ts';
import { scopedDialect } from './scoped-driver.ts';

/** A connection to the database as one role, for one account. */
export type Db = Kysely<DB>;
/** The same inside a transaction. */
export type Tx = Transaction<DB>;

export type Database = {
  /** Sees and writes the rows of one account, whatever a query says. */
  account(accountId: string): Db;
  /** Staff, jobs and sign-in: across accounts. */
  readonly staff: Db;
  /** What other processes and this one change, while somebody looks at it. */
  readonly live: LiveChannel;
  /** Whether the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

// Dates without a time stay the text they are: whose day it is depends on the place, not on this machine.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
// Counts and cents are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type PoolOptions = { readonly max: number; readonly onError: (error: Error) => void; readonly settings?: string };

function poolAs(role: string, url: string, { max, onError, settings = '' }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    options: `-c role=${role} -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000${settings}`,
    application_name: role,
    // Reads that belong together are sent together; see `together`.
    pipeline: true,
  });
  pool.on('error', onError);
  return pool;
}

/**
 * Every statement of a customer is bound to the account by an index that begins with it, so the best plan is the
 * same whatever the values. Planning it once saves more than half of what a page of a list costs the database.
 */
const plannedOnce = ' -c plan_cache_mode=force_generic_plan';

/** Accounts whose query builder is kept; making one anew costs a request more than keeping these. */
const keptAccounts = 1000;

function accountDbs(make: (accountId: string) => Db): (accountId: string) => Db {
  const kept = new Map<string, Db>();
  return (accountId) => {
    const known = kept.get(accountId);
    if (known !== undefined) return known;
    if (kept.size >= keptAccounts) kept.clear();
    const made = make(accountId);
    kept.set(accountId, made);
    return made;
  };
}

/**
 * Opens the pools. The owner's address is used with another role set at the start of each connection, so
 * that neither pool can do what the owner may.
 */
export function openDatabase(
  url: string,
  options: { readonly connections?: number; readonly onError?: (error: Error) => void } = {},
): Database {
  const max = options.connections ?? 10;
  const onError = options.onError ?? (() => undefined);
  const app = poolAs('waybill_app', url, { max, onError, settings: plannedOnce });
  const desk = poolAs('waybill_staff', url, { max, onError });
  const live = new LiveChannel(url, onError);
  const staff = new Kysely<DB>({ dialect: scopedDialect(desk, null) });
  return {
    account: accountDbs((accountId) => new Kysely<DB>({ dialect: scopedDialect(app, accountId) })),
    staff,
    live,
    ping: async () => {
      await desk.query('SELECT 1');
    },
    close: async () => {
      await Promise.all([live.close(), app.end(), desk.end()]);
    },
  };
}

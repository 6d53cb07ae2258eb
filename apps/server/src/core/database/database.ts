import {
  HandleEmptyInListsPlugin,
  Kysely,
  replaceWithNoncontingentExpression,
  type CompiledQuery,
  type LogEvent,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { liveChannel } from '../live/announce.ts';
import { LiveChannel } from '../live/live-channel.ts';
import { loginsFrom, withParameters, type DatabaseLogins } from './logins.ts';
import type { DB } from './schema.gen.ts';
import { scopedDialect } from './scoped-driver.ts';

/** A connection to the database as one role, for one account. */
export type Db = Kysely<DB>;
/** The same inside a transaction. */
export type Tx = Transaction<DB>;

export type Database = {
  /** Sees and writes the rows of one account, whatever a query says. */
  account(accountId: string): Db;
  /** The same for looking alone: the database itself refuses to write. */
  viewed(accountId: string): Db;
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

/** The address with settings of its connections, after those it names itself. */
function withSettings(url: string, settings: string): string {
  const own = /[?&]options=([^&]*)/.exec(url)?.[1] ?? '';
  return withParameters(url, { options: `${decodeURIComponent(own)} ${settings}`.trim() });
}

function poolAs(name: string, url: string, { max, onError, settings = '' }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: withSettings(
      url,
      `-c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000${settings}`,
    ),
    max,
    application_name: name,
    // Reads that belong together are sent together; see `together`.
    pipeline: true,
  });
  pool.on('error', onError);
  // The pool listens to idle clients only. A client that loses its connection while a transaction waits for something
  // else would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/**
 * Every statement of a customer is bound to the account by an index that begins with it, so the best plan is the
 * same whatever the values. Planning it once saves more than half of what a page of a list costs the database.
 */
const plannedOnce = ' -c plan_cache_mode=force_generic_plan';

/** Connections for staff who look at accounts as their customers. */
const lookingMost = 3;

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
 * Opens the pools. Each logs in as a role that has nothing but its own rights, so that no statement can take those of the
 * owner.
 * @param from the logins, or the address of the owner whose logins were made by `migrate`
 */
export function openDatabase(
  from: DatabaseLogins | string,
  options: {
    readonly connections?: number;
    readonly onError?: (error: Error) => void;
    /** Hears of each statement that went through; tests hold calls against it. */
    readonly onStatement?: (statement: CompiledQuery) => void;
  } = {},
): Database {
  const logins = loginsFrom(from);
  const max = options.connections ?? 10;
  const onError = options.onError ?? (() => undefined);
  const app = poolAs('waybill_app', logins.app, { max, onError, settings: plannedOnce });
  const look = poolAs('waybill_app', logins.app, {
    max: lookingMost,
    onError,
    settings: `${plannedOnce} -c default_transaction_read_only=on`,
  });
  const desk = poolAs('waybill_staff', logins.staff, { max, onError });
  // Such a commit changes nothing that has to be on disk.
  const send = (payloads: readonly string[]) =>
    desk.query({
      name: 'tell',
      text: `WITH quick AS MATERIALIZED (SELECT set_config('synchronous_commit', 'off', true))
        SELECT pg_notify($1, told) FROM quick, unnest($2::text[]) AS told`,
      values: [liveChannel, payloads],
    });
  const live = new LiveChannel(logins.app, send, onError);
  const { onStatement } = options;
  const heard = {
    // `IN ()` is no SQL: a list without values holds nothing.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
    ...(onStatement === undefined
      ? {}
      : { log: ({ level, query }: LogEvent) => (level === 'query' ? onStatement(query) : undefined) }),
  };
  const staff = new Kysely<DB>({ dialect: scopedDialect(desk, null), ...heard });
  return {
    account: accountDbs((accountId) => new Kysely<DB>({ dialect: scopedDialect(app, accountId), ...heard })),
    viewed: accountDbs((accountId) => new Kysely<DB>({ dialect: scopedDialect(look, accountId), ...heard })),
    staff,
    live,
    ping: async () => {
      await desk.query('SELECT 1');
    },
    close: async () => {
      await live.close();
      await Promise.all([app.end(), look.end(), desk.end()]);
    },
  };
}

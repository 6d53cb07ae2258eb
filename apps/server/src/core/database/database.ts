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

/** A database connection with one role, for one account. */
export type Db = Kysely<DB>;
/** The same inside a transaction. */
export type Tx = Transaction<DB>;

export type Database = {
  /** Accesses only the rows of one account, whatever the query. */
  account(accountId: string): Db;
  /** The same read-only, enforced by the database. */
  viewed(accountId: string): Db;
  /** Access across accounts for staff, jobs, and sign-in. */
  readonly staff: Db;
  /** Notifications of changes by any process, while someone follows them. */
  readonly live: LiveChannel;
  /** Whether the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

// Keep dates as text: the day depends on the place, not on this machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
// Counts and amounts are far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

type PoolOptions = { readonly max: number; readonly onError: (error: Error) => void; readonly settings?: string };

/** Appends connection settings to a URL, after its own. */
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
    // Sends related reads together; see `pipelined`.
    pipeline: true,
  });
  pool.on('error', onError);
  // The pool handles errors of idle clients only. Without this handler, a client that loses its connection during a
  // transaction would end the process.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/**
 * Customers' statements always use an index that starts with the account, so the best plan does not depend on the
 * values. Generic plans save more than half of the database time of a list page.
 */
const plannedOnce = ' -c plan_cache_mode=force_generic_plan';

/** Connections for staff who view accounts as their customers. */
const lookingMost = 3;

/** Maximum number of cached query builders by account. Creating one per request is expensive. */
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
 * Opens the pools. Each logs in as a role with only its own rights, so that no statement can become the owner.
 * @param from the logins, or the owner's URL, whose logins were created by `migrate`
 */
export function openDatabase(
  from: DatabaseLogins | string,
  options: {
    readonly connections?: number;
    readonly onError?: (error: Error) => void;
    /** Called for each executed statement; tests check calls against it. */
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
  // These commits do not need to be flushed to disk.
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
    // `IN ()` is invalid SQL; an empty list must match nothing.
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

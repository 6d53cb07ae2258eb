import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';

/** A pooled connection that remembers the account its row-level security is set to. */
type ScopedClient = pg.PoolClient & {
  scopedTo?: string | null;
  readonly connection: { readonly stream: { cork(): void; uncork(): void } };
};

const statementNames = new Map<string, string>();
const mostStatements = 500;

/** Prepared statement name of a text; only the first few hundred texts are prepared. */
function statementName(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known !== undefined) return known;
  if (statementNames.size >= mostStatements) return undefined;
  const name = `w${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

export class ScopedConnection implements DatabaseConnection {
  readonly client: ScopedClient;

  constructor(client: ScopedClient) {
    this.client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const name = statementName(query.sql);
    const result = await this.client.query({
      ...(name === undefined ? {} : { name }),
      text: query.sql,
      values: [...query.parameters],
    });
    return { rows: result.rows as R[], numAffectedRows: BigInt(result.rowCount ?? 0) };
  }

  /** Sends several reads in one write; the database answers them in order. */
  async executeTogether(queries: readonly CompiledQuery[]): Promise<QueryResult<unknown>[]> {
    const { stream } = this.client.connection;
    stream.cork();
    const answers = queries.map((query) => this.executeQuery(query));
    stream.uncork();
    return Promise.all(answers);
  }

  // Not supported: lists are paged, and exports use their own cursors.
  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported by this driver');
  }
}

/**
 * Kysely driver over a shared pool that sets the account of every connection it hands out. The account is a setting of
 * the connection and compared at each checkout, so that reads need no transaction and a connection never keeps the
 * account of an earlier caller.
 */
class ScopedDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #accountId: string | null;

  constructor(pool: pg.Pool, accountId: string | null) {
    this.#pool = pool;
    this.#accountId = accountId;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<ScopedConnection> {
    const client = (await this.#pool.connect()) as ScopedClient;
    if (client.scopedTo !== this.#accountId) {
      try {
        await client.query({
          name: 'scope',
          text: `SELECT set_config('app.account_id', $1, false)`,
          values: [this.#accountId ?? ''],
        });
      } catch (error) {
        client.release(true);
        throw error;
      }
      client.scopedTo = this.#accountId;
    }
    return new ScopedConnection(client);
  }

  async beginTransaction(connection: ScopedConnection): Promise<void> {
    await connection.client.query('BEGIN');
  }

  async commitTransaction(connection: ScopedConnection): Promise<void> {
    await connection.client.query('COMMIT');
  }

  async rollbackTransaction(connection: ScopedConnection): Promise<void> {
    await connection.client.query('ROLLBACK');
  }

  async releaseConnection(connection: ScopedConnection): Promise<void> {
    connection.client.release();
  }

  async destroy(): Promise<void> {}
}

/** Kysely dialect whose connections see one account's rows (null: none, or all for the staff role). */
export function scopedDialect(pool: pg.Pool, accountId: string | null): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new ScopedDriver(pool, accountId),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseDown } from './is-down.ts';

/** A database that did not answer in time; its message is one line for the operator. */
export class DatabaseDownError extends Error {
  override readonly name = 'DatabaseDownError';
}

type Waiting = {
  readonly log: (line: string) => void;
  /** Milliseconds until it is given up, and between two tries. */
  readonly limitMs?: number;
  readonly everyMs?: number;
};

/**
 * Waits until a database takes connections; says so once. A wrong password or database name is not waited for.
 * @throws DatabaseDownError after the limit
 */
export async function waitForDatabase(url: string, { log, limitMs = 60_000, everyMs = 1000 }: Waiting): Promise<void> {
  const { hostname, port } = new URL(url);
  const where = `${hostname}:${port === '' ? 5432 : port}`;
  const until = Date.now() + limitMs;
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (!isDatabaseDown(error)) return;
      if (Date.now() + everyMs > until)
        throw new DatabaseDownError(`the database at ${where} does not answer: ${(error as Error).message}`, {
          cause: error,
        });
      if (tries === 0) log(`Waiting up to ${limitMs / 1000} s for the database at ${where}`);
    } finally {
      await client.end().catch(() => undefined);
    }
    await pause(everyMs);
  }
}

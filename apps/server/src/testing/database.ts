import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { template } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the test server's database `postgres`, as its owner. */
    readonly postgresUrl: string;
  }
}

export type TestDatabase = {
  /** URL of the database, as its owner. */
  readonly url: string;
  drop(): Promise<void>;
};

let given: string | null = null;

/**
 * Sets the server to use outside of tests; tests get it from Vitest.
 * @param url of its database `postgres`, as its owner
 */
export function useDatabaseServer(url: string | null): void {
  given = url;
}

/** Vitest can only be loaded within a test. */
async function serverUrl(): Promise<string> {
  return given ?? (await import('vitest')).inject('postgresUrl');
}

async function asOwner(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: await serverUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A separate database for this test file: fully migrated, and empty. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return copyOf(template);
}

/** A database without any table, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return copyOf('template0');
}

/**
 * Drops a database once its last connection is closed, or after two seconds. Dropping it earlier would cause an
 * unhandled error on a connection that is being closed.
 */
async function drop(name: string): Promise<void> {
  for (let look = 0; look < 40; look += 1) {
    try {
      return await asOwner(`DROP DATABASE ${name}`);
    } catch {
      await pause(50);
    }
  }
  await asOwner(`DROP DATABASE ${name} WITH (FORCE)`);
}

async function copyOf(source: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes half the time of writing every page to the WAL.
  await asOwner(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`);
  const url = new URL(await serverUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => drop(name) };
}

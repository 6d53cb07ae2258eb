import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { template } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test server's database `postgres`, as its owner. */
    readonly postgresUrl: string;
  }
}

export type TestDatabase = {
  /** Address of the database, as its owner. */
  readonly url: string;
  drop(): Promise<void>;
};

async function asOwner(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A database of this test file alone: every migration has run, and nobody is in it yet. */
export async function createTestDatabase(): Promise<TestDatabase> {
  return copyOf(template);
}

/** A database without any table, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return copyOf('template0');
}

/**
 * Drops a database once its last connection is gone, and after two seconds in any case: a connection that is being
 * closed would else hear of the drop as an error that nobody listens for.
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
  await asOwner(`CREATE DATABASE ${name} TEMPLATE ${source}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => drop(name) };
}

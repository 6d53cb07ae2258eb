import pg from 'pg';
import { pino } from 'pino';
import type { Services } from '../core/context.ts';
import { CompanyRecord } from '../core/company.ts';
import { openDatabase } from '../core/database/database.ts';
import { derivedKeyRing } from '../core/secrets/key-ring.ts';
import { createTestDatabase } from '../testing/database.ts';
import { demoCompany, seedDemo } from './index.ts';

export type Installation = {
  readonly services: Services;
  /** URL of the database as its owner. */
  readonly url: string;
  /**
   * Every row of every table as JSON in a fixed order. Leaves out what differs by server: salted password hashes, keyed
   * links, and transaction ids.
   */
  dump(): Promise<Record<string, unknown[]>>;
  close(): Promise<void>;
};

async function dumpOf(url: string): Promise<Record<string, unknown[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT LIKE '%migration%' ORDER BY 1`,
    );
    const dump: Record<string, unknown[]> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: unknown }>(
        `SELECT to_jsonb(one) - '{password_hash,written_by,share_key}'::text[] AS row FROM ${name} AS one
         ORDER BY (to_jsonb(one) - '{password_hash,written_by,share_key}'::text[])::text`,
      );
      dump[name] = rows.map(({ row }) => row);
    }
    return dump;
  } finally {
    await client.end();
  }
}

/** An empty installation with a fixed clock. */
export async function openInstallation(now: string, over: Partial<Services> = {}): Promise<Installation> {
  const owned = await createTestDatabase();
  const database = openDatabase(owned.url, { connections: 4 });
  const services: Services = {
    database,
    clock: () => new Date(now),
    mailer: { send: async () => undefined },
    log: pino({ level: 'silent' }),
    secret: 'a secret that only this installation knows',
    publicUrl: 'http://localhost:4000',
    company: new CompanyRecord(database, demoCompany),
    mailsADay: 10,
    quotesAMinute: 100_000,
    demo: true,
    staffTwoFactor: 'optional',
    allowedOrigins: [],
    outside: { keys: derivedKeyRing('a key for tests'), hosts: [], simulators: {} },
    ...over,
  };
  return {
    services,
    url: owned.url,
    dump: () => dumpOf(owned.url),
    close: async () => {
      await database.close();
      await owned.drop();
    },
  };
}

/** An installation with the demo data as of its clock. */
export async function openDemo(now: string): Promise<Installation> {
  const site = await openInstallation(now);
  await seedDemo(site.services, { now: new Date(now) });
  return site;
}

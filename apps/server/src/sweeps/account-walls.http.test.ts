import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginsOf } from '../core/database/logins.ts';
import type { Browser } from '../testing/browser.ts';
import { bookShipment } from '../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../testing/people.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let theirs: Browser;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  theirs = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  await bookShipment(theirs);
});
afterAll(() => server.close());

describe('the database itself', () => {
  const asApp = async <T>(account: string | null, use: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: loginsOf(server.databaseUrl).app });
    await client.connect();
    try {
      if (account !== null) await client.query(`SELECT set_config('app.account_id', $1, false)`, [account]);
      return await use(client);
    } finally {
      await client.end();
    }
  };

  /** Tables with a column for the account. */
  async function customerTables(): Promise<string[]> {
    const client = new pg.Client({ connectionString: server.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ table_name: string }>(
      `SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'account_id'`,
    );
    await client.end();
    return rows.map((row) => row.table_name);
  }

  it('shows the application role no row of any customer table without an account [ROLE-08]', async () => {
    const tables = await customerTables();
    expect(tables.length).toBeGreaterThan(8);
    await asApp(null, async (client) => {
      for (const table of tables) {
        const seen = await client.query(`SELECT 1 FROM ${table} LIMIT 1`).then(
          ({ rowCount }) => rowCount,
          (error: Error) => error.message,
        );
        expect([0, `permission denied for table ${table}`]).toContain(seen);
      }
    });
  });

  it('shows the application role only the rows of its own account, for any query [ROLE-08]', async () => {
    const own = await accountIdOf(theirs);
    await asApp(own, async (client) => {
      const { rows } = await client.query<{ account_id: string }>('SELECT DISTINCT account_id FROM shipments');
      expect(rows).toEqual([{ account_id: own }]);
      await expect(client.query('UPDATE shipments SET account_id = gen_random_uuid()')).rejects.toThrow(
        /row-level security|foreign key|permission denied/,
      );
      await expect(client.query('SELECT * FROM shipment_costs')).rejects.toThrow('permission denied');
    });
  });

  it('lets the application role change nothing in the audit trail [ROLE-07]', async () => {
    await asApp(null, async (client) => {
      await expect(client.query('DELETE FROM audit_entries')).rejects.toThrow('permission denied');
      await expect(client.query(`UPDATE audit_entries SET action = 'x'`)).rejects.toThrow('permission denied');
    });
  });

  it('keys of every customer table begin with the account', async () => {
    const client = new pg.Client({ connectionString: server.databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ name: string; first: string }>(`
      SELECT c.relname AS name, a.attname AS first
      FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
      WHERE i.indisprimary AND c.relnamespace = 'public'::regnamespace
        AND EXISTS (SELECT FROM pg_attribute b WHERE b.attrelid = c.oid AND b.attname = 'account_id')`);
    await client.end();
    const others = rows
      .filter(({ first }) => first !== 'account_id')
      .map(({ name }) => name)
      .toSorted();
    // People sign in before their account is known, staff open accounts, and the audit trail covers all accounts.
    expect(others).toEqual(['account_openings', 'audit_entries', 'users']);
  });
});

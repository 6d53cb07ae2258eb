import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemContext } from '../core/context.ts';
import { houseCarrierJobs } from '../modules/shipments/house-carriers/index.ts';
import { openDemo, type Installation } from './installation.fixture.ts';

const now = '2026-11-16T14:30:00.000Z';
let site: Installation;
let client: pg.Client;

beforeAll(async () => {
  site = await openDemo(now);
  client = new pg.Client({ connectionString: site.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await site.close();
});

async function customerTables(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT tablename AS name FROM pg_policies WHERE policyname = 'by_account' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

async function count(table: string): Promise<number | 'refused'> {
  try {
    const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${table}`);
    return Number(rows[0]?.count);
  } catch (error) {
    if ((error as { code?: string }).code === '42501') return 'refused';
    throw error;
  }
}

it('shows the application role no row of any customer table without an account', async () => {
  const tables = await customerTables();
  const filled = [
    'accounts',
    'users',
    'quotes',
    'quote_rates',
    'rate_costs',
    'shipments',
    'shipment_costs',
    'tracking_events',
    'delivery_estimates',
    'house_itineraries',
    'addresses',
  ];
  expect(tables).toEqual(expect.arrayContaining(filled));
  await client.query('RESET ROLE');
  for (const table of filled) expect(await count(table)).toBeGreaterThan(0);
  await client.query('SET ROLE waybill_app');
  for (const table of tables) expect([0, 'refused']).toContain(await count(table));
  await client.query('RESET ROLE');
});

it('shows the application role the rows of its account and of no other', async () => {
  const { rows } = await client.query<{ id: string; shipments: string }>(
    'SELECT accounts.id, count(*) AS shipments FROM accounts JOIN shipments ON account_id = accounts.id GROUP BY 1',
  );
  // The third account has 165 shipments by house carriers, and the truckload sold by the sales desk.
  expect(rows.map(({ shipments }) => Number(shipments)).toSorted((a, b) => a - b)).toEqual([10, 25, 166]);
  for (const { id, shipments } of rows) {
    const seen = await site.services.database.account(id).selectFrom('shipments').select('account_id').execute();
    expect(seen).toHaveLength(Number(shipments));
    expect(seen.every((row) => row.account_id === id)).toBe(true);
  }
});

it('goes on by itself: weeks later all that could be delivered is, with the reports that were laid down', async () => {
  const later = { ...site.services, clock: () => new Date('2026-12-21T14:30:00.000Z') };
  const sweep = houseCarrierJobs.find(({ definition }) => definition.name === 'house.sweep');
  await sweep?.run(systemContext(later, 'house.sweep'), {});
  // A truckload moves on only when its carrier reports.
  const { rows } = await client.query<{ status: string; action: string | null; count: string }>(
    `SELECT status, action_required AS action, count(*) FROM shipments WHERE mode <> 'truckload' GROUP BY 1, 2
     ORDER BY 1, 2`,
  );
  const at = (status: string) => rows.filter((row) => row.status === status);
  expect(at('canceled').map(({ count: many }) => Number(many))).toEqual([14]);
  expect(at('delayed').every(({ action }) => action === 'A7')).toBe(true);
  expect([...new Set(rows.map(({ status }) => status))].toSorted()).toEqual(['canceled', 'delayed', 'delivered']);
  const { rows: open } = await client.query('SELECT FROM house_itineraries WHERE reported_at IS NULL');
  expect(open).toHaveLength(0);
});

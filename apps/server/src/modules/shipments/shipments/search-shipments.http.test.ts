import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../core/ids.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addInvoices } from '../../../testing/invoices.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
let ann: Browser;
let ben: Browser;
let desk: Browser;
const carrier = newId();

/**
 * Adds shipments of an account, one per minute: all go to Chicago, every thousandth starts in Nashua, the others in
 * Manchester.
 */
async function fill(account: string, count: number, prefix: string): Promise<void> {
  await sql`
    INSERT INTO shipments (account_id, id, bol_number, pro_number, status, action_required, mode, carrier_id, carrier_name,
      scac, service_name, origin_city, origin_state, origin_postal_code, destination_city, destination_state,
      destination_postal_code, pickup_date, reference, total_amount, currency, detail, search_numbers, created_at)
    SELECT ${account}::uuid, gen_random_uuid(), ${prefix} || lpad(n::text, 6, '0'), 'P' || n,
      CASE WHEN n % 10 = 0 THEN 'delayed' ELSE 'in_transit' END, NULL, 'ltl', ${carrier}::uuid, 'Granite State Freight',
      'GSTF', 'Standard', CASE WHEN n % 1000 = 0 THEN 'Nashua' ELSE 'Manchester' END, 'NH', '03103', 'Chicago', 'IL',
      '60647', DATE '2026-01-01' + n % 10, 'PO ' || n, 100, 'USD',
      jsonb_build_object(
        'pickup', jsonb_build_object('contact_first_name', 'Solveig', 'contact_last_name', 'Loader' || n,
          'phone', '(603) 555-' || lpad((n % 2500)::text, 4, '0')),
        'delivery', jsonb_build_object('company', 'Harbor Tools ' || n, 'contact_first_name', 'Zoë',
          'contact_last_name', 'Receiver-' || n)),
      ARRAY[${prefix} || lpad(n::text, 6, '0'), 'P' || n, 'PO' || n],
      TIMESTAMPTZ '2026-01-01 00:00:00+00' + n * INTERVAL '1 minute'
    FROM generate_series(1, ${count}::int) AS n
  `.execute(site.services.database.staff);
}

beforeAll(async () => {
  site = await startTestServer();
  await site.services.database.staff
    .insertInto('carriers')
    .values({ id: carrier, scac: 'GSTF', name: 'Granite State Freight', created_at: site.clock() })
    .execute();
  ann = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
  ben = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
  desk = await signIn(site.app, (await addPerson(site, { roles: ['fpg_ops'] })).email);
  await fill(await accountIdOf(ann), 3000, 'WBA');
  await fill(await accountIdOf(ben), 20, 'WBB');
  await site.services.database.staff
    .updateTable('accounts')
    .set({ name: 'Zebra & Sons' })
    .where('id', '=', await accountIdOf(ben))
    .execute();
});
afterAll(() => site.close());

/** Runs a migration again, as on a database with existing shipments. Migrations must allow that. */
async function runMigrationAgain(name: string): Promise<void> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    await client.query(await readFile(join(import.meta.dirname, '../../../../migrations', name), 'utf8'));
  } finally {
    await client.end();
  }
}

type Listed = { readonly data: { bol_number: string }[]; readonly meta: { total: number; total_is_exact: boolean } };

async function found(who: Browser, search: string, more = '', base = '/api/shipments') {
  const { body } = await who.get(`${base}?search=${encodeURIComponent(search)}&per_page=3${more}`);
  const { data, meta } = body as unknown as Listed;
  return { first: data[0]?.bol_number, shown: data.length, total: meta.total };
}

describe('searching shipments', () => {
  it.each([
    ['a bill of lading', 'wba-000017', 'WBA000017', 1],
    ['a PRO', 'P 18', 'WBA000018', 1],
    ['a bill of lading with what it is called', 'BOL: WBA000017', 'WBA000017', 1],
    ['a PRO with what it is called', 'PRO P18', 'WBA000018', 1],
    ['a city with its state', 'Nashua, NH', 'WBA003000', 3],
    ['a reference', 'PO-19', 'WBA000019', 1],
    ['a company at one end', 'harbor tools 2222', 'WBA002222', 1],
    ['the last digits of a bill of lading', '02217', 'WBA002217', 1],
    ['the last digits of a PRO with its letter before them', 'P1218', 'WBA001218', 1],
    ['the last digits of a bill of lading after its name', 'BOL 02217', 'WBA002217', 1],
    ['a PRO after its name', 'PRO # P-1218', 'WBA001218', 1],
    ['a phone number', '603-555-2219', 'WBA002219', 1],
    ['a phone number with its country', '+1 (603) 555 2219', 'WBA002219', 1],
    ['a city with its state', 'Nashua, NH', 'WBA003000', 3],
    ['a city with another state', 'Nashua, TN', undefined, 0],
    ['fewer digits, which every number ends with, by whole numbers alone', '018', undefined, 0],
    ['the beginning of a city', 'nash', 'WBA003000', 3],
    ['words of different fields', 'nashua chicago', 'WBA003000', 3],
    ['what nobody has', 'teleported', undefined, 0],
  ])('finds %s [TRACK-04]', async (_what, typed, first, total) => {
    expect(await found(ann, typed)).toEqual({ first, shown: Math.min(3, total), total });
  });

  it('finds what thousands have, in the order of the list, and counts it [TRACK-04]', async () => {
    expect(await found(ann, 'chicago')).toEqual({ first: 'WBA003000', shown: 3, total: 3000 });
    expect(await found(ann, '60647', '&sort=created_at')).toEqual({ first: 'WBA000001', shown: 3, total: 3000 });
    expect(await found(ann, 'granite state', '&status=delayed')).toEqual({ first: 'WBA003000', shown: 3, total: 300 });
    expect(await found(ann, 'manch', '&from=2026-01-05&to=2026-01-05')).toMatchObject({ shown: 3, total: 300 });
  });

  it('finds the pickups of a day as people write it, of the year nearest to today [TRACK-04]', async () => {
    // Every tenth of 3,000 has its pickup on January 3, 2026; today is November 16.
    expect(await found(ann, '1/3/26')).toMatchObject({ shown: 3, total: 300 });
    expect(await found(ann, 'Jan 3, 2026')).toMatchObject({ total: 300 });
    expect(await found(ann, '3 de enero de 2026')).toMatchObject({ total: 300 });
    expect(await found(ann, 'jan 3')).toMatchObject({ total: 0 });
    expect(await found(ben, '2026-01-03')).toMatchObject({ total: 2 });
  });

  it('counts a shipment once that has several words with the prefix, or a number that is also a word [TRACK-04]', async () => {
    // Every shipment contains the carrier's name and SCAC.
    expect(await found(ann, 'g')).toEqual({ first: 'WBA003000', shown: 3, total: 3000 });
    expect(await found(ben, 'g')).toEqual({ first: 'WBB000020', shown: 3, total: 20 });
    await site.services.database.staff
      .updateTable('shipments')
      .set({ reference: 'Ferry', search_numbers: ['WBB000004', 'FERRY'] })
      .where('bol_number', '=', 'WBB000004')
      .execute();
    expect(await found(ben, 'ferry')).toEqual({ first: 'WBB000004', shown: 1, total: 1 });
  });

  it('shows the pages of what it found one after the other [TRACK-04]', async () => {
    expect(await found(ben, 'manchester', '&page=2')).toEqual({ first: 'WBB000017', shown: 3, total: 20 });
    expect(await found(ben, 'manchester', '&page=7')).toEqual({ first: 'WBB000002', shown: 2, total: 20 });
    expect(await found(ben, 'manchester', '&page=8')).toEqual({ first: undefined, shown: 0, total: 20 });
  });

  it('narrows what it found by the other filters [TRACK-01, TRACK-04]', async () => {
    expect(await found(ann, 'nashua', '&status=delayed')).toMatchObject({ total: 3 });
    expect(await found(ann, 'nashua', '&status=in_transit')).toMatchObject({ total: 0 });
  });

  it('finds last digits of more shipments than are put in order at once, page by page [TRACK-04]', async () => {
    await sql`UPDATE shipments SET search_numbers = search_numbers || ARRAY['SAME7777'] WHERE account_id = ${await accountIdOf(ann)}`.execute(
      site.services.database.staff,
    );
    expect(await found(ann, '7777')).toEqual({ first: 'WBA003000', shown: 3, total: 3000 });
    expect(await found(ben, '7777')).toMatchObject({ total: 0 });
    await sql`UPDATE shipments SET search_numbers = array_remove(search_numbers, 'SAME7777')`.execute(
      site.services.database.staff,
    );
    expect(await found(ann, '7777')).toMatchObject({ total: 0 });
  });

  it('finds numbers of shipments that were there before their ends were looked up [TRACK-04]', async () => {
    const staff = site.services.database.staff;
    await sql`DELETE FROM shipment_words WHERE word LIKE '#%'`.execute(staff);
    expect(await found(ann, '02217')).toMatchObject({ total: 0 });
    await sql`INSERT INTO shipment_words (account_id, word, shipment_id)
      SELECT account_id, unnest(number_ends_of(search_numbers)), id FROM shipments`.execute(staff);
    expect(await found(desk, '02217', '', '/api/admin/shipments')).toMatchObject({ first: 'WBA002217', total: 1 });
  });

  it('finds nothing of another account, by word or by number', async () => {
    expect(await found(ben, 'chicago')).toEqual({ first: 'WBB000020', shown: 3, total: 20 });
    expect(await found(ben, 'WBA000017')).toMatchObject({ total: 0 });
    expect(await found(ben, 'harbor tools 2222')).toMatchObject({ total: 0 });
  });

  it('follows a shipment whose words change', async () => {
    await site.services.database.staff
      .updateTable('shipments')
      .set({ destination_city: 'Reykjavík' })
      .where('bol_number', '=', 'WBB000007')
      .execute();
    expect(await found(ben, 'REYKJAVÍK')).toMatchObject({ first: 'WBB000007', total: 1 });
    expect(await found(ben, 'chicago')).toMatchObject({ total: 19 });
  });

  it('lets staff search all accounts by number, name, postal code and day', async () => {
    const staff = (typed: string, more = '') => found(desk, typed, more, '/api/admin/shipments');
    expect(await staff('WBB000009')).toMatchObject({ first: 'WBB000009', total: 1 });
    expect(await staff('P9')).toMatchObject({ total: 2 });
    expect(await staff('zebra')).toEqual({ first: 'WBB000020', shown: 3, total: 20 });
    expect(await staff('nash')).toMatchObject({ total: 3 });
    expect(await staff('03103')).toMatchObject({ shown: 3, total: 3020 });
    // Every tenth of 3,020 has its pickup on January 3.
    expect(await staff('2026-01-03')).toMatchObject({ shown: 3, total: 302 });
    expect(await staff('1/3/2026', `&account_id=${await accountIdOf(ben)}`)).toMatchObject({ total: 2 });
  });

  it('finds shipper and consignee, together with company and city [ADMIN-08]', async () => {
    const staff = (typed: string, more = '') => found(desk, typed, more, '/api/admin/shipments');
    expect(await staff('zoë receiver 2222')).toEqual({ first: 'WBA002222', shown: 1, total: 1 });
    expect(await staff('Loader2223')).toMatchObject({ first: 'WBA002223', total: 1 });
    expect(await staff('solveig loader17 nashua')).toMatchObject({ total: 0 });
    expect(await staff('harbor tools zoë 17', `&account_id=${await accountIdOf(ben)}`)).toMatchObject({
      first: 'WBB000017',
      total: 1,
    });
    expect(await found(ann, 'loader2224')).toMatchObject({ first: 'WBA002224', total: 1 });
    expect(await found(ben, 'loader2224')).toMatchObject({ total: 0 });
  });

  it('finds people of shipments that were there before names were looked up [ADMIN-08]', async () => {
    const db = site.services.database.staff;
    await sql`UPDATE shipment_terms SET terms = array_to_tsvector(ARRAY['chicago']) WHERE shipment_id IN
      (SELECT id FROM shipments WHERE bol_number IN ('WBA002230', 'WBB000005'))`.execute(db);
    await sql`DELETE FROM shipment_words WHERE word IN ('loader2230', 'loader5')`.execute(db);
    const staff = (typed: string) => found(desk, typed, '', '/api/admin/shipments');
    expect(await staff('loader2230')).toMatchObject({ total: 0 });
    await runMigrationAgain('0150_states_and_phones_in_search.sql');
    expect(await staff('loader2230')).toMatchObject({ first: 'WBA002230', total: 1 });
    expect(await found(ben, 'loader5')).toMatchObject({ first: 'WBB000005', total: 1 });
    expect(await staff('loader2231')).toMatchObject({ total: 1 });
  });

  it('lets staff find the shipment of an invoice number, and customers only their own numbers [ADMIN-08]', async () => {
    const account = await accountIdOf(ben);
    const ids = await addInvoices(site.services, account, [{ number: 30447, total: 100, issued: '2026-11-02' }]);
    await sql`
      UPDATE invoices SET shipment_id = (SELECT id FROM shipments WHERE bol_number = 'WBB000011')
      WHERE id = ${ids.get(30447)}::uuid`.execute(site.services.database.staff);
    const staff = (typed: string, more = '') => found(desk, typed, more, '/api/admin/shipments');
    expect(await staff('INV 30447')).toEqual({ first: 'WBB000011', shown: 1, total: 1 });
    expect(await staff('30447', `&account_id=${account}`)).toMatchObject({ total: 1 });
    expect(await staff('30447', `&account_id=${await accountIdOf(ann)}`)).toMatchObject({ total: 0 });
    expect(await found(ann, '30447')).toMatchObject({ total: 0 });
  });

  it('takes any characters for what they are', async () => {
    for (const typed of [`'`, `a'b`, '\\', ':*', '!x & y', '%', '|'])
      expect((await ann.get(`/api/shipments?search=${encodeURIComponent(typed)}`)).status).toBe(200);
  });
});

import type { StaffAccountRow } from '@waybill/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { addInvoices } from '../../../testing/invoices.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
let desk: Browser;
let kiln: string;
let harbor: string;
beforeAll(async () => {
  site = await startTestServer();
  desk = await signIn(site.app, (await addPerson(site, { roles: ['fpg_sales'] })).email);
  kiln = await account('Maple Kiln Ceramics', { phone: '(207) 555-0142', city: 'Portland', postal_code: '04101' });
  harbor = await account('Harbor Tools', { city: 'Dover', postal_code: '03820', terms_days: 45 });
});
afterAll(() => site.close());

async function account(name: string, more: Record<string, string | number>): Promise<string> {
  const email = `dock@${name.toLowerCase().replaceAll(' ', '-')}.example`;
  const owner = await signIn(site.app, (await addPerson(site, { accountRole: 'owner', email })).email);
  const id = await accountIdOf(owner);
  await site.services.database.staff
    .updateTable('accounts')
    .set({ name, ...more })
    .where('id', '=', id)
    .execute();
  return id;
}

async function listed(query: string): Promise<StaffAccountRow[]> {
  const { body, status } = await desk.get(`/api/admin/accounts?${query}`);
  expect(status).toBe(200);
  return body.data as unknown as StaffAccountRow[];
}
const names = async (query: string) => (await listed(query)).map(({ name }) => name);

describe('the list of accounts', () => {
  it.each([
    ['its name', 'maple kil'],
    ['a part of its name', 'ceramics'],
    ['a phone however it is written', '207-555-0142'],
    ['a city', 'portland'],
    ['a ZIP code', '04101'],
    ["a person's address", 'dock@maple-kiln-ceramics.example'],
  ])('finds an account by %s, and no other [ADMIN-02]', async (_, search) => {
    expect(await names(`search=${encodeURIComponent(search)}`)).toEqual(['Maple Kiln Ceramics']);
  });

  it('finds it by its own number and by that of an invoice [ADMIN-02]', async () => {
    const [row] = await listed('search=harbor');
    expect(row?.number).toMatch(/^A-\d{5}$/);
    expect(await names(`search=${row?.number}`)).toEqual(['Harbor Tools']);
    await addInvoices(site.services, kiln, [{ number: 30_417, total: 10_000, issued: '2026-11-02' }]);
    expect(await names(`search=INV 30417`)).toEqual(['Maple Kiln Ceramics']);
  });

  it('is narrowed by state, terms and who sells to it, and sorted by name either way [ADMIN-02]', async () => {
    expect(await names('terms=45')).toEqual(['Harbor Tools']);
    expect(await names('state=hold')).toEqual([]);
    await site.services.database.staff
      .updateTable('accounts')
      .set({ credit_status: 'hold' })
      .where('id', '=', harbor)
      .execute();
    expect(await names('state=hold')).toEqual(['Harbor Tools']);
    expect(await names('state=active')).toEqual(['Maple Kiln Ceramics']);
    expect(await names('owner=none&sort=-name')).toEqual(['Maple Kiln Ceramics', 'Harbor Tools']);
  });

  it('is narrowed by what is past due and not disputed, by the limit, and by who holds it or keeps it open [ADMIN-02, ADMIN-14]', async () => {
    const db = site.services.database.staff;
    const boss = await signIn(site.app, (await addPerson(site, { roles: ['fpg_admin', 'fpg_accounting'] })).email);
    // Harbor Tools owes 300.00, 200.00 of it past due and partly disputed. Maple Kiln owes 100.00 that is not due yet.
    const ids = await addInvoices(site.services, harbor, [
      { number: 40_001, total: 20_000, issued: '2026-08-02' },
      { number: 40_002, total: 10_000, issued: '2026-11-10' },
    ]);
    const dispute = (disputed: number) =>
      db.updateTable('invoices').set({ disputed }).where('id', '=', ids.get(40_001)!).execute();
    expect(await names('credit=past_due')).toEqual(['Harbor Tools']);
    await dispute(19_999);
    expect(await names('credit=past_due')).toEqual(['Harbor Tools']);
    await dispute(20_000);
    expect(await names('credit=past_due')).toEqual([]);
    await dispute(0);

    const limit = (credit_limit: number) =>
      db.updateTable('accounts').set({ credit_limit, credit_status: 'good' }).where('id', '=', harbor).execute();
    await limit(30_000);
    const hold = (reason: string) => boss.post(`/api/admin/credit-holds/${harbor}/hold`, { reason });
    expect((await hold('Asked by its bank')).status).toBe(200);
    expect(await names('credit=held_by_staff')).toEqual(['Harbor Tools']);
    expect(await names('credit=over_limit')).toEqual([]);
    await db.updateTable('accounts').set({ credit_limit: 29_999 }).where('id', '=', harbor).execute();
    expect(await names('credit=over_limit')).toEqual(['Harbor Tools']);
    expect(await names('credit=opened')).toEqual([]);
    const open = { reason: 'A wire is on its way', until: '2026-11-20' };
    expect((await boss.post(`/api/admin/credit-holds/${harbor}/activate`, open)).status).toBe(200);
    expect(await names('credit=opened')).toEqual(['Harbor Tools']);
    expect(await names('credit=over_limit')).toEqual(['Harbor Tools']);
    expect(await names('credit=held_by_staff')).toEqual([]);
    const { text } = await desk.get('/api/admin/accounts/csv?credit=opened');
    expect([text.includes('Harbor Tools'), text.includes('Maple Kiln')]).toEqual([true, false]);
  });

  it('is narrowed by when it booked last [ADMIN-02]', async () => {
    const carrier = crypto.randomUUID();
    const db = site.services.database.staff;
    await db
      .insertInto('carriers')
      .values({ id: carrier, scac: 'GSTF', name: 'Granite State Freight', created_at: site.clock() })
      .execute();
    const both = ['Harbor Tools', 'Maple Kiln Ceramics'];
    expect(await names('booked=never')).toEqual(both);
    // Today is Monday, November 16, 2026: 30 days ago was October 17, 90 days ago August 18.
    const booked: readonly [string, string, string][] = [
      [kiln, 'WBK1', '2026-06-01'],
      [kiln, 'WBK2', '2026-10-10'],
      [harbor, 'WBH1', '2026-08-01'],
    ];
    for (const [of, bol, day] of booked)
      await sql`
        INSERT INTO shipments (account_id, id, bol_number, status, mode, carrier_id, carrier_name, scac, service_name,
          origin_city, origin_state, origin_postal_code, destination_city, destination_state, destination_postal_code,
          pickup_date, total_amount, currency, detail, search_numbers, created_at)
        VALUES (${of}::uuid, gen_random_uuid(), ${bol}, 'delivered', 'ltl', ${carrier}::uuid, 'Granite State Freight',
          'GSTF', 'Standard', 'Manchester', 'NH', '03103', 'Chicago', 'IL', '60647', ${day}::date, 100, 'USD', '{}',
          ARRAY[]::text[], ${day}::date)`.execute(db);
    expect(await names('booked=never')).toEqual([]);
    expect(await names('booked=within_30')).toEqual([]);
    expect(await names('booked=not_for_30')).toEqual(both);
    expect(await names('booked=not_for_90')).toEqual(['Harbor Tools']);
    await sql`UPDATE shipments SET created_at = '2026-11-01' WHERE bol_number = 'WBK2'`.execute(db);
    expect(await names('booked=within_30&state=active')).toEqual(['Maple Kiln Ceramics']);
  });

  it('is paged and shows the total [ADMIN-02]', async () => {
    const { body } = await desk.get('/api/admin/accounts?per_page=1&page=2');
    expect(body).toMatchObject({ data: [{ name: 'Maple Kiln Ceramics' }], meta: { total: 2, last_page: 2 } });
  });

  it('forgets the address that a person had before [ADMIN-02]', async () => {
    await site.services.database.staff
      .updateTable('users')
      .set({ email: 'yard@elsewhere.example' })
      .where('account_id', '=', kiln)
      .execute();
    expect(await names('search=dock%40maple')).toEqual([]);
    expect(await names('search=yard%40elsewhere')).toEqual(['Maple Kiln Ceramics']);
  });

  it('finds many by one word, in pages in sort order, and counts all of them [ADMIN-02]', async () => {
    for (const name of ['Crane Works', 'Anvil Works', 'Bellows Works']) await account(name, { postal_code: '01420' });
    const page = async (number: number) =>
      (await desk.get(`/api/admin/accounts?search=01420&sort=-name&per_page=2&page=${number}`)).body;
    const meta = { total: 3, last_page: 2 };
    expect(await page(1)).toMatchObject({ data: [{ name: 'Crane Works' }, { name: 'Bellows Works' }], meta });
    expect(await page(2)).toMatchObject({ data: [{ name: 'Anvil Works' }], meta });
    expect(await page(3)).toMatchObject({ data: [], meta });
  });
});

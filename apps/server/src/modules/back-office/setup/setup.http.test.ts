import { houseCarriers } from '@waybill/carriers';
import type { CompanyShown, Quote, Setup, SetupItem, Site } from '@waybill/contract';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { CompanyRecord } from '../../../core/company.ts';
import { seedCarriers } from '../../../seed/carriers.ts';
import { demoCompany } from '../../../seed/company.ts';
import { openBrowser, type Browser } from '../../../testing/browser.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { ordinaryRequest, quoteAs } from '../../../testing/journey.ts';
import { quoteTruckloadAs } from '../../../testing/truckload.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../../testing/server.ts';

const opened: TestServer[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((site) => site.close()));
});

/** A real installation in which nothing is entered, and its first admin. */
async function open(options: TestServerOptions = {}) {
  const site = await startTestServer({ demo: false, company: {}, ...options });
  opened.push(site);
  const admin = await signIn(site.app, (await addPerson(site, { roles: ['super_admin'] })).email);
  const setup = async () => (await admin.get('/api/admin/setup')).body.data as unknown as Setup;
  const item = async (code: SetupItem['code']) => (await setup()).items.find((one) => one.code === code);
  return { site, admin, setup, item };
}

const oneTariff = async (site: TestServer) => {
  const { staff } = site.services.database;
  const [first] = await staff.selectFrom('carriers').select('id').orderBy('name').execute();
  await staff.updateTable('carriers').set({ active: false }).where('id', '!=', first!.id).execute();
  await staff.updateTable('carriers').set({ name: 'Real Freight', scac: 'RFRT' }).where('id', '=', first!.id).execute();
};

describe('the setup of a new installation', () => {
  it('lists everything that is missing, and shows nothing as done that was not set up', async () => {
    const { setup } = await open();
    const { ready, items } = await setup();
    expect(ready).toBe(false);
    const required = items.filter(({ done, essential }) => essential && !done).map(({ code }) => code);
    expect(required).toEqual(['company', 'carriers', 'margin', 'accounts']);
    expect(items.find(({ code }) => code === 'company')?.facts.map(({ value }) => value)).toEqual([
      'legal_name',
      'address',
      'phone',
      'support_email',
    ]);
    expect(items.filter(({ code }) => code === 'demo_carriers')).toEqual([]);
  });

  it('finds what staff enter, without a box to check off', async () => {
    const { site, admin, item, setup } = await open({ carriers: true });
    await oneTariff(site);
    expect(await item('carriers')).toMatchObject({
      done: true,
      facts: [
        { code: 'counted', value: '1' },
        { code: 'named', value: 'Real Freight' },
      ],
    });
    await admin.put('/api/admin/company', { ...demoCompany, version: 0 });
    expect(await item('company')).toMatchObject({ done: true });
    expect(await item('margin')).toMatchObject({ done: true, facts: [{ code: 'percent', value: '18' }] });
    expect((await setup()).ready).toBe(false);
    await addPerson(site, { accountRole: 'owner' });
    expect((await setup()).ready).toBe(true);
  });

  it('needs a diesel price as soon as there is a tariff, and none before', async () => {
    const { site, item } = await open();
    expect(await item('fuel')).toMatchObject({ done: true, essential: false, facts: [{ code: 'unused' }] });
    await seedCarriers(site.services.database.staff, site.clock);
    const client = new pg.Client({ connectionString: site.databaseUrl });
    await client.connect();
    await client.query('DELETE FROM fuel_prices');
    await client.end();
    expect(await item('fuel')).toMatchObject({ done: false, essential: true, facts: [{ code: 'none' }] });
  });

  it('says when the weekly diesel price that tariffs need is out of date', async () => {
    const { site, item } = await open({ carriers: true });
    expect(await item('fuel')).toMatchObject({ done: true });
    site.clock.advance(30 * 86_400_000);
    const later = await signIn(site.app, (await addPerson(site, { roles: ['super_admin'] })).email);
    const { items } = (await later.get('/api/admin/setup')).body.data as unknown as Setup;
    expect(items.find(({ code }) => code === 'fuel')).toMatchObject({ done: false, facts: [{ code: 'week' }] });
  });

  it('tests payments with a real call, and shows the result', async () => {
    const { admin, item } = await open({
      // Nothing listens there.
      payments: { key: 'sk_test_nobody', webhookSecret: 'whsec_nobody', simulator: 'http://127.0.0.1:9' },
    });
    expect(await item('payments')).toMatchObject({ done: true, facts: [{ code: 'untested' }] });
    await admin.post('/api/admin/setup/payments/test');
    expect(await item('payments')).toMatchObject({ done: false, facts: [{ code: 'failed' }] });
  });

  it('is closed to customers and to staff who are no admins', async () => {
    const { site } = await open();
    for (const who of [{ accountRole: 'owner' }, { roles: ['fpg_sales'] }] as const) {
      const browser = await signIn(site.app, (await addPerson(site, who)).email);
      expect((await browser.get('/api/admin/setup')).status).toBe(403);
    }
  });
});

describe('without a diesel price', () => {
  it('a quote names the carriers whose tariffs need one, and a truckload goes to sales, instead of a refusal', async () => {
    const { site } = await open();
    const shipper = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
    const quoted = await shipper.post('/api/quotes', { ...ordinaryRequest, insured: false });
    expect(quoted.status).toBe(201);
    expect(await quoteTruckloadAs(shipper)).toMatchObject({ estimate: null, findings: [{ code: 'no_fuel_price' }] });
  });
});

describe('carriers of the demo in a real installation', () => {
  it('are named, and removed in one action; those in use are disabled', async () => {
    const { site, admin, item, setup } = await open({ carriers: true });
    const { staff } = site.services.database;
    const names = houseCarriers.map(({ name }) => name).toSorted();
    expect(await item('demo_carriers')).toMatchObject({ done: false, essential: true });
    const used = await staff.selectFrom('carriers').select(['id', 'name']).orderBy('name').executeTakeFirstOrThrow();
    const account = await addPerson(site, { accountRole: 'owner' });
    const { account_id: accountId } = await staff
      .selectFrom('users')
      .select('account_id')
      .where('email', '=', account.email)
      .executeTakeFirstOrThrow();
    await staff
      .insertInto('account_blocked_carriers')
      .values({
        account_id: accountId!,
        carrier_id: used.id,
        reason: 'Late pickups',
        blocked_at: site.clock(),
        blocked_by: 'Ana',
      })
      .execute();
    expect((await admin.send('DELETE', '/api/admin/setup/demo-carriers')).status).toBe(200);
    expect((await setup()).items.some(({ code }) => code === 'demo_carriers')).toBe(false);
    const left = await staff.selectFrom('carriers').select(['name', 'active']).execute();
    expect(left).toEqual([{ name: used.name, active: false }]);
    const { after } = await staff
      .selectFrom('audit_entries')
      .select('after')
      .where('action', '=', 'demo_carriers.removed')
      .executeTakeFirstOrThrow();
    expect(after).toEqual({ removed: names.filter((name) => name !== used.name), disabled: [used.name] });
    // A second removal changes nothing.
    expect((await admin.send('DELETE', '/api/admin/setup/demo-carriers')).status).toBe(200);
  });
});

/** Saves the company over whatever version there is. */
async function saveCompany(admin: Browser, changes: object = {}) {
  const { version } = (await admin.get('/api/admin/company')).body.data as unknown as CompanyShown;
  return admin.put('/api/admin/company', { ...demoCompany, ...changes, version });
}

describe('before the company is set up', () => {
  it('quotes and bookings are closed to everybody, and open once nothing is missing', async () => {
    const { site, admin } = await open({ carriers: true });
    const shown = async () => (await site.app.inject({ url: '/api/site' })).json<{ data: Site }>().data;
    expect(await shown()).toEqual({
      name: null,
      phone: null,
      quotes_open: false,
      booking_open: false,
      insurance: null,
      marketplace: false,
    });
    const refused = await (await openBrowser(site.app)).post('/api/public-quotes', ordinaryRequest);
    // What is missing is for staff alone.
    expect(refused.body).toMatchObject({ code: 'not_open_yet', message: 'This is not open yet.' });
    await saveCompany(admin);
    expect(await shown()).toMatchObject({ name: 'Waybill', quotes_open: true, booking_open: true });
    await site.services.database.staff.updateTable('carriers').set({ active: false }).execute();
    expect(await shown()).toMatchObject({ quotes_open: false, booking_open: true });
  });

  it('no margin is invented: an account without its own is sold at the list margin, and before that at nothing', async () => {
    const { site, admin, item } = await open({ carriers: true });
    const email = (await addPerson(site, { accountRole: 'owner' })).email;
    await site.services.database.staff.updateTable('accounts').set({ margin_bp: null }).execute();
    const shipper = await signIn(site.app, email);
    const asked = { ...ordinaryRequest, insured: false };
    expect((await shipper.post('/api/quotes', asked)).body.code).toBe('not_open_yet');
    expect(await item('margin')).toMatchObject({ done: false, essential: true });
    await saveCompany(admin, { list_margin_bp: 2_500 });
    const quote = (await shipper.post('/api/quotes', asked)).body.data as unknown as Quote;
    const costs = await site.services.database.staff.selectFrom('rate_costs').select(['rate_id', 'amount']).execute();
    for (const { rate_id: id, amount } of costs) {
      const sold = quote.rates.find((rate) => rate.id === id)!.total_without_insurance.amount;
      // A quarter of the cost, rounded half up; a fuel percentage can add a cent.
      expect([0, 1]).toContain(sold - amount - Math.floor((amount * 25 + 50) / 100));
    }
    expect(costs.length).toBeGreaterThan(0);
  });

  it('no insurance is sold: it is offered with the terms that staff entered, and not before', async () => {
    const { site, admin, item } = await open({ carriers: true });
    const shipper = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
    const refused = await shipper.post('/api/quotes', ordinaryRequest);
    expect([refused.status, refused.body.codes]).toEqual([422, { insured: ['insurance_not_offered'] }]);
    const plain = await quoteAs(shipper, { insured: false });
    expect(new Set(plain.rates.map(({ total_with_insurance: total }) => total))).toEqual(new Set([null]));
    expect(await item('insurance')).toMatchObject({ done: false });
    const terms = { insurer: 'Harbor Mutual', per_hundred: 40, minimum: 2_500, maximum: 1_000_000 };
    expect((await saveCompany(admin, { insurance: terms })).status).toBe(200);
    expect(await item('insurance')).toMatchObject({ done: true, facts: [{ value: 'Harbor Mutual' }] });
    // $8,500.00 is 85 hundreds at $0.40; $3,000.00 is below the minimum premium.
    expect((await quoteAs(shipper)).rates[0]!.insurance!.amount.amount).toBe(3_400);
    const small = await quoteAs(shipper, { shipment_value: { amount: 300_000, currency: 'USD' } });
    expect(small.rates[0]!.insurance!.amount.amount).toBe(2_500);
    const { codes } = (await saveCompany(admin, { insurance: { ...terms, insurer: '' } })).body;
    expect(codes).toMatchObject({ 'insurance.insurer': ['required'] });
  });

  it('mails and documents use the name of the product', async () => {
    const { site } = await open();
    const other = new CompanyRecord(site.services.database);
    await other.reload();
    expect(other.current.name).toBe('Waybill');
    expect(other.current.enteredName).toBeNull();
  });
});

import { houseCarriers } from '@waybill/carriers';
import type { Setup, SetupItem } from '@waybill/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { CompanyRecord } from '../../../core/company.ts';
import { demoCompany } from '../../../seed/company.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { ordinaryRequest } from '../../../testing/journey.ts';
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
    expect(required).toEqual(['company', 'carriers', 'accounts']);
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
    const quoted = await shipper.post('/api/quotes', ordinaryRequest);
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

describe('before the company is set up', () => {
  it('the public quote page says what is missing, and opens once nothing is', async () => {
    const { site, admin } = await open({ carriers: true });
    const missing = async () =>
      (await site.app.inject({ url: '/api/public-quotes/opening' })).json<{ data: { missing: string[] } }>().data
        .missing;
    expect(await missing()).toEqual(['legal_name', 'address', 'phone', 'support_email', 'list_margin_bp']);
    await admin.put('/api/admin/company', { ...demoCompany, version: 0 });
    expect(await missing()).toEqual([]);
    await site.services.database.staff.updateTable('carriers').set({ active: false }).execute();
    expect(await missing()).toEqual(['carriers']);
  });

  it('mails and documents use the name of the product', async () => {
    const { site } = await open();
    const other = new CompanyRecord(site.services.database);
    await other.reload();
    expect(other.current.name).toBe('Waybill');
    expect(other.current.enteredName).toBeNull();
  });
});

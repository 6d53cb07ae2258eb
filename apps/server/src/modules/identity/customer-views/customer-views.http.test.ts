import { allEndpoints, type CustomerView, type Endpoint, type StaffRole, type User } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookShipment } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
let customer: { browser: Browser; account: string; shipment: string };
beforeAll(async () => {
  site = await startTestServer({ carriers: true });
  const browser = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
  customer = {
    browser,
    account: await accountIdOf(browser),
    shipment: (await bookShipment(browser)).shipmentId,
  };
});
afterAll(() => site.close());

const minute = 60_000;
const staffOf = async (role: StaffRole) => signIn(site.app, (await addPerson(site, { roles: [role] })).email);
const begin = (browser: Browser, account: string) => browser.post(`/api/admin/accounts/${account}/view`);

/** A sales person who views the account in one tab. Other tabs send no header. */
async function looking(role: StaffRole = 'fpg_sales', account = customer.account) {
  const browser = await staffOf(role);
  const view = (await begin(browser, account)).body.data as CustomerView;
  return { browser, view, tab: { 'x-view-as': view.id } };
}
const told = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body['code']];
const nobody = crypto.randomUUID();
const pathOf = ({ path }: Endpoint): string => path.replace(/:\w+/g, nobody);

async function trailOf(view: CustomerView) {
  const rows = await site.services.database.staff
    .selectFrom('audit_entries')
    .select(['action', 'after', 'account_id', 'actor_kind'])
    .where('subject_type', '=', 'account_view')
    .where('subject_id', '=', view.id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ action, after }) => [action, (after as { how?: string } | null)?.how ?? null]);
}

describe('looking at an account as its customer', () => {
  it('shows what the customer sees, in the tab that says so; other tabs stay the staff’s [ADMIN-02, ROLE-08]', async () => {
    const { browser, view, tab } = await looking();
    const user = (await browser.get('/api/user', tab)).body.data as User;
    expect(user).toMatchObject({
      roles: [],
      account_role: 'viewer',
      account: { id: customer.account, name: 'Harbor Tools' },
      viewing_until: view.ends_at,
    });
    const own = await customer.browser.get(`/api/shipments/${customer.shipment}`);
    const seen = await browser.get(`/api/shipments/${customer.shipment}`, tab);
    expect([seen.status, seen.text]).toEqual([200, own.text]);
    expect(told(await browser.get(`/api/shipments/${customer.shipment}`))).toEqual([403, 'forbidden']);
    expect((await browser.get('/api/admin/accounts')).status).toBe(200);
    expect(told(await browser.get('/api/admin/accounts', tab))).toEqual([403, 'forbidden']);
    const plain = (await browser.get('/api/user')).body.data as User;
    expect([plain.roles, plain.account, plain.viewing_until]).toEqual([['fpg_sales'], null, undefined]);
  });

  it('shows nothing of another account [ROLE-08]', async () => {
    const other = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
    const { browser, tab } = await looking('fpg_sales', await accountIdOf(other));
    expect((await browser.get(`/api/shipments/${customer.shipment}`, tab)).status).toBe(404);
  });

  it('refuses every command, for any role [ROLE-07]', async () => {
    const { browser, tab } = await looking('super_admin');
    const commands = allEndpoints().filter(({ endpoint }) => endpoint.audit !== null);
    expect(commands.length).toBeGreaterThan(150);
    const letThrough: string[] = [];
    for (const { name, endpoint } of commands) {
      if (name === 'customerViews.end' || name === 'session.logout') continue;
      const { status, body } = await browser.send(endpoint.method, pathOf(endpoint), {}, tab);
      if (status !== 403 || body.code !== 'view_read_only') letThrough.push(`${name} ${status} ${String(body.code)}`);
    }
    expect(letThrough).toEqual([]);
    const words = await browser.post('/api/quotes', {}, tab);
    expect(words.body.message).toBe('You’re viewing this account as the customer. You can’t make changes here.');
  });

  it('answers every read of a customer without writing: the database itself would refuse [ROLE-08]', async () => {
    const { browser, tab } = await looking('super_admin');
    const failed: string[] = [];
    for (const { name, endpoint } of allEndpoints()) {
      if (endpoint.audit !== null || endpoint.access.startsWith('staff.') || endpoint.access === 'public') continue;
      const streams = Object.values(endpoint.answers).some(
        (shape) => shape !== null && 'bytes' in shape && shape.bytes === 'text/event-stream',
      );
      if (streams && !endpoint.path.includes(':')) continue;
      const { status } = await browser.get(pathOf(endpoint), tab);
      if (status >= 500) failed.push(`${name} ${status}`);
    }
    expect(failed).toEqual([]);
    const db = site.services.database.viewed(customer.account);
    await expect(db.updateTable('accounts').set({ name: 'Ours' }).execute()).rejects.toThrow(/read-only transaction/);
  });

  it('is for admins, sales and operations; not for accounting, nor without a login [ROLE-07]', async () => {
    const statuses: Record<string, number> = {};
    for (const role of [
      'super_admin',
      'fpg_admin',
      'fpg_sales_admin',
      'fpg_sales',
      'fpg_ops',
      'fpg_accounting',
    ] as const)
      statuses[role] = (await begin(await staffOf(role), customer.account)).status;
    expect(statuses).toEqual({
      super_admin: 200,
      fpg_admin: 200,
      fpg_sales_admin: 200,
      fpg_sales: 200,
      fpg_ops: 200,
      fpg_accounting: 403,
    });
    expect((await begin(customer.browser, customer.account)).status).toBe(403);
    expect((await begin(await staffOf('fpg_ops'), nobody)).status).toBe(404);
  });

  it('ends by click, once, and its tab shows nothing from then on [ADMIN-02]', async () => {
    const { browser, view, tab } = await looking();
    const end = () => browser.send('DELETE', `/api/view/${view.id}`, undefined, tab);
    expect([(await end()).status, (await end()).status]).toEqual([204, 204]);
    expect(told(await browser.get('/api/shipments', tab))).toEqual([409, 'view_over']);
    expect(await trailOf(view)).toEqual([
      ['account.view_began', null],
      ['account.view_ended', 'left'],
    ]);
  });

  it('ends when the session looks at another account; the first tab never shows the second [ROLE-08]', async () => {
    const other = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
    const { browser, view, tab } = await looking();
    const again = (await begin(browser, customer.account)).body.data as CustomerView;
    expect(again).toEqual(view);
    await begin(browser, await accountIdOf(other));
    expect(told(await browser.get('/api/user', tab))).toEqual([409, 'view_over']);
    expect((await trailOf(view)).at(-1)).toEqual(['account.view_ended', 'replaced']);
  });

  it('ends after 60 minutes, and with logging out, each in the trail [ADMIN-02]', async () => {
    const late = await looking();
    const out = await looking();
    await out.browser.post('/logout', {}, out.tab);
    expect((await trailOf(out.view)).at(-1)).toEqual(['account.view_ended', 'logout']);
    site.clock.advance(59 * minute);
    expect((await late.browser.get('/api/shipments', late.tab)).status).toBe(200);
    site.clock.advance(minute);
    expect(told(await late.browser.get('/api/shipments', late.tab))).toEqual([409, 'view_over']);
    await site.runJobs();
    await site.runJobs();
    expect((await trailOf(late.view)).slice(1)).toEqual([['account.view_ended', 'time_over']]);
    expect(await trailOf(out.view)).toHaveLength(2);
  });

  it('ends with the ability: from the next request on [ROLE-07]', async () => {
    const person = await addPerson(site, { roles: ['fpg_sales'] });
    const browser = await signIn(site.app, person.email);
    const view = (await begin(browser, customer.account)).body.data as CustomerView;
    await site.services.database.staff.deleteFrom('user_roles').where('user_id', '=', person.id).execute();
    expect(told(await browser.get('/api/shipments', { 'x-view-as': view.id }))).toEqual([409, 'view_over']);
  });

  it('is private to the session: the header alone has no effect [ROLE-08]', async () => {
    const { tab } = await looking();
    const colleague = await staffOf('fpg_sales');
    expect(told(await colleague.get('/api/shipments', tab))).toEqual([409, 'view_over']);
    const another = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
    expect(told(await another.get('/api/shipments', tab))).toEqual([409, 'view_over']);
  });
});

import {
  allEndpoints,
  type CustomerView,
  type Endpoint,
  type Quote,
  type Shipment,
  type StaffRole,
  type User,
} from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookingOf, ordinaryRequest } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn, signInAs } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
let owner: Browser;
let account: string;
beforeAll(async () => {
  site = await startTestServer({ carriers: true });
});
afterAll(() => site.close());
beforeEach(async () => {
  owner = await signInAs(site, { accountRole: 'owner' });
  account = await accountIdOf(owner);
  site.mails.length = 0;
});

const asked = { asked_by: 'Dana Dock', asked_how: 'phone' } as const;
const begin = (browser: Browser, of = account, body: object = asked) =>
  browser.post(`/api/admin/accounts/${of}/booking-view`, body);
const nobody = crypto.randomUUID();
const pathOf = ({ path }: Endpoint): string => path.replace(/:\w+/g, nobody);

/** Sales who quote and book for the account in one tab. */
async function booking(role: StaffRole = 'fpg_sales', of = account) {
  const person = await addPerson(site, { roles: [role] });
  const browser = await signIn(site.app, person.email);
  const view = (await begin(browser, of)).body.data as CustomerView;
  const { name } = (await browser.get('/api/user')).body.data as User;
  return { browser, person, name, view, tab: { 'x-view-as': view.id } };
}

async function quoteIn({ browser, tab }: Pick<Awaited<ReturnType<typeof booking>>, 'browser' | 'tab'>) {
  const created = (await browser.post('/api/quotes', ordinaryRequest, tab)).body.data as Quote;
  for (let look = 0; look < 40; look += 1) {
    const quote = (await browser.get(`/api/quotes/${created.id}?wait=1`, tab)).body.data as Quote;
    if (quote.rates.length > 0) return quote;
  }
  throw new Error('No rates came');
}

describe('quoting and booking for a customer', () => {
  it('books at their rates, as theirs, with who did it and who asked for all to see [ADMIN-02, BOOK-01]', async () => {
    const desk = await booking();
    const user = (await desk.browser.get('/api/user', desk.tab)).body.data as User;
    expect(user).toMatchObject({ account: { id: account }, roles: [], booking_for: asked });
    const quote = await quoteIn(desk);
    // Only staff see the cost beside the price.
    const costs = (await desk.browser.get(`/api/quotes/${quote.id}/costs`, desk.tab)).body.data as unknown as object[];
    expect(costs).toHaveLength(quote.rates.length);
    expect((await owner.get(`/api/quotes/${quote.id}/costs`)).status).toBe(404);
    const id = crypto.randomUUID();
    const body = bookingOf(quote, { insured: false });
    const book = () => desk.browser.post('/api/shipments', body, { ...desk.tab, 'idempotency-key': id });
    // Pressed twice it is booked once.
    expect((await Promise.all([book(), book()])).map(({ status }) => status)).toEqual([201, 201]);
    const seen = (await owner.get(`/api/shipments/${id}`)).body.data as Shipment;
    expect(seen.booked_for).toEqual({ by: desk.name, ...asked });
    await site.runJobs();
    expect(site.mails.map(({ subject }) => subject)).toContain(`Booked for you: ${seen.bol_number}`);
    const trail = await site.services.database.staff
      .selectFrom('audit_entries')
      .select(['action', 'actor_id', 'account_id'])
      .where('actor_id', '=', desk.person.id)
      .where('account_id', '=', account)
      .execute();
    const actions = trail.map(({ action }) => action);
    for (const action of ['account.booking_began', 'quote.created', 'shipment.booked'])
      expect(actions).toContain(action);
  });

  it('is refused without an owner’s disclaimer on file, and with a card of the customer [BOOK-14]', async () => {
    const fresh = await addPerson(site, { accountRole: 'owner', newToBooking: true });
    const desk = await booking('fpg_ops', await accountIdOf(await signIn(site.app, fresh.email)));
    const quote = await quoteIn(desk);
    const book = (changes: object) =>
      desk.browser.post(
        '/api/shipments',
        { ...bookingOf(quote, { insured: false }), ...changes },
        { ...desk.tab, 'idempotency-key': crypto.randomUUID() },
      );
    expect((await book({})).body.code).toBe('disclaimer_required');
    expect((await book({ payment: 'now' })).status).toBe(422);
  });

  it('refuses every other command, for any role [ROLE-07]', async () => {
    const { browser, tab } = await booking('super_admin');
    const open = new Set([
      'quotes.create',
      'quoteDrafts.begin',
      'quoteDrafts.keep',
      'quoteDrafts.drop',
      'shipments.book',
    ]);
    const through: string[] = [];
    for (const { name, endpoint } of allEndpoints().filter((one) => one.endpoint.audit !== null)) {
      if (name === 'customerViews.end' || name === 'session.logout') continue;
      const { body } = await browser.send(endpoint.method, pathOf(endpoint), {}, tab);
      if (body.code !== 'view_read_only') through.push(name);
    }
    expect(through.filter((name) => !open.has(name))).toEqual([]);
    expect(through).toContain('quotes.create');
  });

  it('touches no other account, and is over with its hour [ROLE-08]', async () => {
    const other = await signInAs(site, { accountRole: 'owner' });
    const mine = await booking();
    const theirs = await booking('fpg_sales', await accountIdOf(other));
    const quote = await quoteIn(theirs);
    const id = { 'idempotency-key': crypto.randomUUID() };
    const stolen = await mine.browser.post('/api/shipments', bookingOf(quote, { insured: false }), {
      ...mine.tab,
      ...id,
    });
    expect(stolen.status).toBe(404);
    site.clock.advance(60 * 60_000);
    const late = await mine.browser.post('/api/quotes', ordinaryRequest, mine.tab);
    expect([late.status, late.body.code]).toEqual([409, 'view_over']);
  });

  it('cannot be begun by accounting or a customer, nor without who asked; the header alone is nothing [ROLE-07]', async () => {
    const accounting = await signInAs(site, { roles: ['fpg_accounting'] });
    const sales = await signInAs(site, { roles: ['fpg_sales'] });
    expect((await begin(accounting)).status).toBe(403);
    expect((await begin(owner)).status).toBe(403);
    expect((await begin(sales, account, { asked_by: ' ', asked_how: 'phone' })).status).toBe(422);
    expect((await begin(sales, nobody)).status).toBe(404);
    const { tab } = await booking();
    expect((await sales.post('/api/quotes', ordinaryRequest, tab)).body.code).toBe('view_over');
    // A view begun for looking books nothing.
    const view = (await sales.post(`/api/admin/accounts/${account}/view`)).body.data as CustomerView;
    const looked = await sales.post('/api/quotes', ordinaryRequest, { 'x-view-as': view.id });
    expect([looked.status, looked.body.code]).toEqual([403, 'view_read_only']);
  });
});

import type { CreditAccount, StaffAccount } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { addInvoices } from '../../../testing/invoices.ts';
import { bookingOf, bookShipment, ordinaryRequest, quoteAs } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { askAs } from '../../../testing/sales.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
let admin: Browser;
let adminId: string;
let sales: Browser;
let owner: Browser;
let id: string;
let number = 70_000;

beforeAll(async () => {
  site = await startTestServer({ carriers: true });
  const person = await addPerson(site, { roles: ['fpg_admin'] });
  adminId = person.id;
  admin = await signIn(site.app, person.email);
  sales = await signIn(site.app, (await addPerson(site, { roles: ['fpg_sales'] })).email);
});
afterAll(() => site.close());
beforeEach(async () => {
  owner = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
  id = await accountIdOf(owner);
});

const shown = async (by = admin) => (await by.get(`/api/admin/accounts/${id}`)).body.data as StaffAccount;
const post = (path: string, body: object, by = admin) => by.post(`/api/admin/accounts/${id}/${path}`, body);
const put = (path: string, body: object, by = admin) => by.send('PUT', `/api/admin/accounts/${id}/${path}`, body);
const entries = (action: string) =>
  site.services.database.staff
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('account_id', '=', id)
    .where('action', '=', action)
    .execute();
const close = (by = admin) => post('close', { reason: 'Out of business' }, by);

async function invoice(issued: string, total: number, disputed = 0): Promise<void> {
  number += 1;
  await addInvoices(site.services, id, [{ number, total, issued, terms: 30, disputed }]);
}

describe('what an account owes', () => {
  it('is shown in parts that add up to what the rule looks at [ADMIN-02]', async () => {
    const { shipment } = await bookShipment(owner);
    // Today is 2026-11-16: the first was due on November 1, the second is due on December 2. The dispute is still
    // unassigned.
    await invoice('2026-10-02', 40_000);
    await invoice('2026-11-02', 25_000, 5_000);
    const { credit, late, month } = await shown();
    const credits = (await admin.get(`/api/admin/credit-holds/${id}`)).body.data as CreditAccount;
    expect(credit).toMatchObject({
      past_terms: { amount: 40_000 },
      open: { amount: 25_000 },
      shipped: { amount: 0 },
      booked: { amount: shipment.total.amount },
      used: { amount: 65_000 + shipment.total.amount, currency: 'USD' },
      limit: null,
    });
    expect(credits.exposure).toEqual(credit.used);
    expect(late).toMatchObject([{ days_past_due: 15, owed: { amount: 40_000 } }]);
    expect(month).toMatchObject({ shipments: 1, billed: { amount: 25_000 }, conversion: 1000, disputes_open: 0 });
  });
});

describe('terms and the limit', () => {
  const terms = { credit_limit: 4_000_000, terms_days: 45, grace_days: 7 };

  it('are changed with a reason that stays in the trail [ADMIN-02]', async () => {
    expect((await put('terms', { ...terms, reason: 'Five good years' })).status).toBe(200);
    expect(await shown()).toMatchObject({ terms_days: 45, grace_days: 7, credit: { limit: { amount: 4_000_000 } } });
    expect(await entries('account.credit_terms_changed')).toMatchObject([
      { before: { terms_days: 30 }, after: { ...terms, reason: 'Five good years' } },
    ]);
  });

  it('are refused without a reason, and from sales [ROLE-07]', async () => {
    expect((await put('terms', terms)).body.codes).toEqual({ reason: ['required'] });
    expect((await put('terms', { ...terms, reason: 'Please' }, sales)).status).toBe(403);
  });

  it('leave no second entry when they are sent twice', async () => {
    await put('terms', { ...terms, reason: 'Once' });
    await put('terms', { ...terms, reason: 'Twice' });
    expect(await entries('account.credit_terms_changed')).toHaveLength(1);
  });
});

describe('a closed account', () => {
  it('neither quotes nor asks sales nor books, and says why [ADMIN-02]', async () => {
    const quote = await quoteAs(owner);
    expect((await close()).body.data).toMatchObject({ state: 'inactive', closed: { reason: 'Out of business' } });
    const refused = { status: 403, body: { code: 'account_inactive' } };
    expect(await owner.post('/api/quotes', ordinaryRequest)).toMatchObject(refused);
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect(await owner.post('/api/shipments', bookingOf(quote), key)).toMatchObject(refused);
    await expect(askAs(owner)).rejects.toThrow('account_inactive');
  });

  it('lets its people in, to track and to see what they owe [ADMIN-02]', async () => {
    await invoice('2026-11-02', 10_000);
    await close();
    expect((await owner.get('/api/user')).body.data).toMatchObject({ account: { closed: true } });
    expect((await owner.get('/api/shipments')).status).toBe(200);
    expect((await owner.get('/api/invoices')).body.data).toHaveLength(1);
  });

  it('reopens with a reason; the second of two concurrent calls is refused [ADMIN-02]', async () => {
    await close(sales);
    expect((await close()).body.code).toBe('conflict');
    expect((await post('reopen', { reason: 'They are back' })).body.data).toMatchObject({ closed: null });
    expect((await post('reopen', { reason: 'They are back' })).body.code).toBe('conflict');
    expect((await owner.post('/api/quotes', ordinaryRequest)).status).toBe(201);
    expect(await entries('account.reopened')).toMatchObject([{ after: { reason: 'They are back' } }]);
  });
});

describe('contacts and who sells', () => {
  const address = {
    first_name: 'Ana',
    last_name: 'Reyes',
    email: 'ana@harbor.example',
    phone: '207-555-0142',
    street_lines: ['1 Mill Road'],
    city: 'Portland',
    state: 'ME',
    postal_code: '04101',
    country: 'US',
  };

  it('are replaced together, by the rules that the account itself has [ADMIN-02]', async () => {
    const wrong = await put('contacts', {
      address: { ...address, postal_code: '0410' },
      billing_address: null,
      version: 0,
    });
    expect(wrong.body.codes).toEqual({ 'address.postal_code': ['invalid_postal_code'] });
    const both = { address, billing_address: { ...address, email: 'ap@harbor.example' }, version: 0 };
    await put('contacts', both, sales);
    expect(await shown()).toMatchObject({ address, billing_address: { email: 'ap@harbor.example' } });
    expect((await owner.get('/api/account')).body.data).toMatchObject({ address });
    // A colleague who still sees the older ones is told.
    const late = await put('contacts', { address: { ...address, city: 'Bangor', postal_code: '04401' }, version: 0 });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
  });

  it('only allow people who manage accounts as sales owner [ADMIN-02]', async () => {
    expect((await put('owner', { owner_id: adminId })).body.data).toMatchObject({ sales_owner: { id: adminId } });
    const { id: ops } = await addPerson(site, { roles: ['fpg_ops'] });
    expect((await put('owner', { owner_id: ops })).body.codes).toEqual({ owner_id: ['invalid'] });
    expect((await put('owner', { owner_id: null })).body.data).toMatchObject({ sales_owner: null });
  });
});

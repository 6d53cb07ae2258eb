import type { AccountActivity, AccountView } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { addInvoices } from '../../../testing/invoices.ts';
import { addApiClient, callWith, tokenOf } from '../../../testing/api-clients.ts';
import { bookShipment, ordinaryRequest } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, confirmPassword, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
let admin: Browser;
let sales: Browser;
let salesId: string;
let owner: Browser;
let id: string;
let number = 90_000;

beforeAll(async () => {
  site = await startTestServer({ carriers: true });
  admin = await signIn(site.app, (await addPerson(site, { roles: ['fpg_admin'] })).email);
  const person = await addPerson(site, { roles: ['fpg_sales'] });
  salesId = person.id;
  sales = await signIn(site.app, person.email);
});
afterAll(() => site.close());
beforeEach(async () => {
  owner = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
  id = await accountIdOf(owner);
});

const list = async <R>(kind: string) =>
  (await admin.get(`/api/admin/accounts/${id}/${kind}`)).body.data as unknown as R[];
const many = (verb: string, body: object, by = admin) => by.post(`/api/admin/accounts/many/${verb}`, body);
async function late(total: number): Promise<number> {
  number += 1;
  await addInvoices(site.services, id, [{ number, total, issued: '2026-10-02', terms: 30 }]);
  return number;
}

describe('several accounts at once', () => {
  it('get a sales owner; those that already have it are skipped [ADMIN-02]', async () => {
    const other = await accountIdOf(await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email));
    expect((await many('owner', { ids: [id], owner_id: salesId }, sales)).body.data).toEqual({
      changed: 1,
      passed_over: 0,
    });
    const both = await many('owner', { ids: [id, other], owner_id: salesId }, sales);
    expect(both.body.data).toEqual({ changed: 1, passed_over: 1 });
  });

  it('get terms from people who may set them, with an audit entry each [ADMIN-02, ROLE-07]', async () => {
    const body = { ids: [id], terms_days: 10, reason: 'New policy' };
    expect((await many('terms', body, sales)).status).toBe(403);
    expect((await many('terms', body)).body.data).toEqual({ changed: 1, passed_over: 0 });
    expect(await list<AccountActivity>('activity')).toMatchObject([
      {
        action: 'account.credit_terms_changed',
        text: 'New policy',
        changes: [{ field: 'terms_days', before: '30', after: '10' }],
      },
    ]);
  });

  it('are reminded of what is past due, once a day, and never of nothing [ADMIN-02]', async () => {
    expect((await many('mail', { ids: [id], kind: 'reminder' })).body.data).toEqual({ changed: 0, passed_over: 1 });
    const due = await late(70_566);
    expect((await many('mail', { ids: [id], kind: 'reminder' })).body.data).toEqual({ changed: 1, passed_over: 0 });
    expect((await many('mail', { ids: [id], kind: 'reminder' })).body.data).toEqual({ changed: 0, passed_over: 1 });
    await site.runJobs();
    const mails = site.mails.filter(({ text }) => text.includes(`Invoice ${due}`) && text.includes('15 days past due'));
    expect(mails).toMatchObject([{ subject: 'Past due: $705.66' }]);
  });

  it('go into a file that sheets can read [ADMIN-02]', async () => {
    const { text, headers } = await admin.get(`/api/admin/accounts/csv?ids=${id}`);
    expect(headers['content-type']).toContain('text/csv');
    const [head, row, ...rest] = text.trim().split('\r\n');
    expect(head).toContain('Number,Account,Status');
    expect(row).toMatch(/^A-\d+,Harbor Tools,Active/);
    expect(rest).toEqual([]);
  });
});

describe('what an account has', () => {
  it('is listed kind by kind with the ways to the rooms of staff [ADMIN-02]', async () => {
    const { bolNumber, shipmentId, quoteId } = await bookShipment(owner);
    await late(1_000);
    expect(await list('quotes')).toMatchObject([{ id: quoteId, of_account: null, shipment: { id: shipmentId } }]);
    expect(await list('shipments')).toMatchObject([
      { id: shipmentId, bol_number: bolNumber, origin: { city: 'Manchester' } },
    ]);
    expect(await list('invoices')).toMatchObject([{ number, status: 'past_due', balance: { amount: 1_000 } }]);
    expect([await list('disputes'), await list('chats')]).toEqual([[], []]);
    const said = await list<AccountActivity>('activity');
    expect(said.map(({ action }) => action)).toEqual(['shipment.booked', 'quote.created']);
    expect(said[0]).toMatchObject({ label: bolNumber, by: { kind: 'user', name: 'Ana Reyes' } });
  });

  it('has notes that only staff see, each once [ADMIN-02]', async () => {
    const note = { id: crypto.randomUUID(), text: 'Called accounts payable' };
    const path = `/api/admin/accounts/${id}/notes`;
    expect((await sales.post(path, note)).status).toBe(201);
    expect((await sales.post(path, note)).status).toBe(201);
    expect((await sales.post(path, { ...note, text: 'Something else' })).body.code).toBe('conflict');
    expect(await list<AccountActivity>('activity')).toMatchObject([
      { action: 'account.note_added', by: { kind: 'user', name: 'Ana Reyes' }, text: 'Called accounts payable' },
    ]);
    const app = site.services.database.account(id);
    await expect(app.selectFrom('account_notes').selectAll().execute()).rejects.toThrow('permission denied');
  });

  it('is nothing of an account that does not exist', async () => {
    expect((await admin.get(`/api/admin/accounts/${crypto.randomUUID()}/quotes`)).status).toBe(404);
  });
});

describe('people of an account', () => {
  const users = (path = '') => `/api/admin/accounts/${id}/${path}`;

  it('are invited, changed and kept out by staff as by an owner, in the trail of the account [ADMIN-02, AUTH-13]', async () => {
    await confirmPassword(sales);
    const invited = await sales.post(users('invitations'), { email: `n${id}@new.example`, account_role: 'viewer' });
    expect(invited.status).toBe(201);
    const { id: viewer } = await addPerson(site, { accountRole: 'viewer', accountId: id });
    expect((await sales.send('PUT', users(`users/${viewer}`), { account_role: 'shipper' })).body.data).toMatchObject({
      account_role: 'shipper',
    });
    expect(
      (await sales.post(users(`users/${viewer}/disable`), { reason: 'Left the company' })).body.data?.['disabled_at'],
    ).not.toBeNull();
    const { body } = await admin.get(users('users'));
    expect(body.data).toMatchObject({ users: [{}, {}], invitations: [{ email: `n${id}@new.example` }] });
    const actions = (await list<AccountActivity>('activity')).map(({ action }) => action);
    expect(actions).toEqual(['account_user.disabled', 'account_user.role_changed', 'account_user.invited']);
  });

  it('become owners through staff with a separate ability and a confirmed password, and the owners are notified [ROLE-07, ROLE-08]', async () => {
    const { id: viewer, email: viewerEmail } = await addPerson(site, { accountRole: 'viewer', accountId: id });
    const asOwner = { email: `own${id}@new.example`, account_role: 'owner' };
    const { email: ownerEmail } = (await owner.get('/api/user')).body.data as { email: string };
    const makers = (browser: Browser) => [
      () => browser.post(users('invitations'), asOwner),
      () => browser.put(users(`users/${viewer}`), { account_role: 'owner' }),
    ];
    const [stale, bystander] = [
      await addPerson(site, { roles: ['fpg_admin'] }),
      await addPerson(site, { accountRole: 'owner' }),
    ];
    for (const make of makers(await signIn(site.app, stale.email))) expect((await make()).status).toBe(423);
    await confirmPassword(sales);
    for (const make of makers(sales)) expect((await make()).status).toBe(403);
    await confirmPassword(admin);
    for (const make of makers(admin)) expect((await make()).status).toBeLessThan(300);
    await site.runJobs();
    const mails = (email: string) => site.mails.filter(({ to }) => to === email);
    expect(mails(ownerEmail).map(({ subject }) => subject)).toEqual([
      'Our staff invited a user to your account',
      'Our staff added an owner to your account',
    ]);
    expect(mails(ownerEmail)[0]?.text).toContain(asOwner.email);
    expect(mails(ownerEmail)[1]?.text).toContain(viewerEmail);
    expect(mails(bystander.email)).toEqual([]);
  });

  it('always keep an owner [AUTH-13]', async () => {
    const { body } = await admin.get(users('users'));
    const [only] = (body.data as { users: { id: string }[] }).users;
    expect((await sales.post(users(`users/${only?.id}/disable`), { reason: 'Left' })).body.code).toBe('last_owner');
  });

  it('get the link that confirms their address again, until it is confirmed [AUTH-10]', async () => {
    const { id: late2, email } = await addPerson(site, { accountRole: 'viewer', accountId: id, verified: false });
    expect((await sales.post(users(`users/${late2}/verification`))).status).toBe(200);
    await site.runJobs();
    expect(site.mails.filter(({ to }) => to === email)).toHaveLength(1);
    await site.services.database.staff
      .updateTable('users')
      .set({ email_verified_at: site.clock() })
      .where('id', '=', late2)
      .execute();
    expect((await sales.post(users(`users/${late2}/verification`))).body.code).toBe('conflict');
  });

  it('of another account are not found [ROLE-08]', async () => {
    const stranger = await addPerson(site, { accountRole: 'viewer' });
    expect((await sales.post(users(`users/${stranger.id}/disable`), { reason: 'Left' })).status).toBe(404);
  });
});

describe('views of the list', () => {
  const path = '/api/admin/account-views';
  const view = (name: string, shared = false) => ({
    id: crypto.randomUUID(),
    name,
    shared,
    content: { state: 'hold', sort: '-name' },
  });
  const named = async (by: Browser) =>
    ((await by.get(path)).body.data as unknown as AccountView[]).map(({ name }) => name);

  it('are private until shared, and can be changed only by their owner [ADMIN-02]', async () => {
    const [held, mine] = [view('On hold', true), view('Mine')];
    for (const one of [held, mine, mine]) expect((await sales.post(path, one)).status).toBe(201);
    expect(await named(sales)).toEqual(['Mine', 'On hold']);
    expect(await named(admin)).toEqual(['On hold']);
    expect((await sales.post(path, view('on HOLD'))).body.codes).toEqual({ name: ['view_name_taken'] });
    const { id: _, ...renamed } = { ...mine, name: 'Later' };
    expect((await sales.send('PUT', `${path}/${mine.id}`, renamed)).body.data).toMatchObject({
      name: 'Later',
      own: true,
    });
    expect((await admin.send('DELETE', `${path}/${held.id}`)).status).toBe(404);
    expect((await sales.send('DELETE', `${path}/${held.id}`)).status).toBe(200);
    expect(await named(admin)).toEqual([]);
  });
});

it('shows what a program of the account did, by its name [ADMIN-02]', async () => {
  const call = callWith(site, await tokenOf(site, await addApiClient(site, { accountId: id })));
  expect((await call('POST', '/api/quotes', ordinaryRequest)).statusCode).toBe(201);
  expect((await list<AccountActivity>('activity')).map(({ by }) => by)).toContainEqual({
    kind: 'client',
    name: 'Warehouse system',
  });
});

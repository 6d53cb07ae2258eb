import type { AccountUser } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { accountIdOf, addPerson, password, signIn, signInFresh } from '../../../testing/people.ts';
import { openBrowser } from '../../../testing/browser.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

const path = '/api/account/users';

/** An account with an owner who is signed in. */
async function account() {
  const owner = await addPerson(site, { accountRole: 'owner' });
  const browser = await signInFresh(site.app, owner.email);
  const accountId = await accountIdOf(browser);
  const add = (accountRole: 'owner' | 'shipper' | 'viewer') => addPerson(site, { accountRole, accountId });
  return { owner, browser, accountId, add };
}
const usersOf = async (browser: Browser) => ((await browser.get(path)).body.data as { users: AccountUser[] }).users;
const act = (browser: Browser, id: string, verb: 'disable' | 'enable') => browser.post(`${path}/${id}/${verb}`, {});
const remove = (browser: Browser, id: string) => browser.send('DELETE', `${path}/${id}`);
const setRole = (browser: Browser, id: string, account_role: string) => browser.put(`${path}/${id}`, { account_role });

describe('people of an account', () => {
  it('are listed with role and state, for owners only [ROLE-07]', async () => {
    const { browser, owner, add } = await account();
    const viewer = await add('viewer');
    expect(await usersOf(browser)).toMatchObject([
      { id: owner.id, account_role: 'owner', last_seen_at: '2026-11-16T14:30:00.000Z' },
      { id: viewer.id, account_role: 'viewer', last_seen_at: null, disabled_at: null },
    ]);
    for (const role of ['shipper', 'viewer'] as const) {
      const colleague = await signInFresh(site.app, (await add(role)).email);
      expect((await colleague.get(path)).status).toBe(403);
      expect((await setRole(colleague, owner.id, 'viewer')).status).toBe(403);
    }
  });

  it('get another role, which counts from their next request on [ROLE-07]', async () => {
    const { browser, add } = await account();
    const { id, email } = await add('shipper');
    const theirs = await signIn(site.app, email);
    expect((await theirs.post('/api/quotes', {})).status).toBe(422);
    expect((await setRole(browser, id, 'viewer')).body.data).toMatchObject({ account_role: 'viewer' });
    expect((await theirs.post('/api/quotes', {})).status).toBe(403);
    await setRole(browser, id, 'quoter');
    expect((await theirs.post('/api/quotes', {})).status).toBe(422);
    const booking = await theirs.post('/api/shipments', {}, { 'idempotency-key': crypto.randomUUID() });
    expect(booking.status).toBe(403);
  });

  it('once disabled are out at their next request and come back only when enabled', async () => {
    const { browser, add } = await account();
    const { id, email } = await add('shipper');
    const theirs = await signIn(site.app, email);
    expect((await act(browser, id, 'disable')).body.data).toMatchObject({ disabled_at: '2026-11-16T14:30:00.000Z' });
    expect((await theirs.get('/api/user')).status).toBe(401);
    const again = await (await openBrowser(site.app)).post('/login', { email, password });
    expect([again.status, again.body.codes]).toEqual([422, { email: ['credentials_mismatch'] }]);
    await act(browser, id, 'enable');
    // The earlier session stays ended.
    expect((await theirs.get('/api/user')).status).toBe(401);
    expect((await (await signIn(site.app, email)).get('/api/user')).status).toBe(200);
  });

  it('once removed are gone from the list, cannot sign in, and free their address', async () => {
    const { browser, add } = await account();
    const { id, email } = await add('shipper');
    const theirs = await signIn(site.app, email);
    expect((await remove(browser, id)).status).toBe(200);
    expect((await theirs.get('/api/user')).status).toBe(401);
    expect((await usersOf(browser)).map((user) => user.id)).not.toContain(id);
    expect((await remove(browser, id)).status).toBe(404);
    expect((await (await openBrowser(site.app)).post('/login', { email, password })).status).toBe(422);
    const invited = await browser.post('/api/account/invitations', { email, account_role: 'viewer' });
    expect(invited.status).toBe(201);
  });
});

it('need a freshly confirmed password, so that an unlocked screen is not enough to become an owner', async () => {
  const { owner, add } = await account();
  const { id } = await add('shipper');
  const open = await signIn(site.app, owner.email);
  const answers = [
    await setRole(open, id, 'owner'),
    await act(open, id, 'disable'),
    await act(open, id, 'enable'),
    await remove(open, id),
  ];
  const desk = `/api/admin/accounts/${await accountIdOf(open)}/users/${id}`;
  const sales = await signIn(site.app, (await addPerson(site, { roles: ['fpg_sales'] })).email);
  answers.push(
    await sales.put(desk, { account_role: 'viewer' }),
    await sales.post(`${desk}/disable`, { reason: 'Asked to' }),
    await sales.post(`${desk}/enable`, { reason: 'Asked to' }),
    await sales.send('DELETE', desk),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 423));
  expect(await usersOf(open)).toContainEqual(expect.objectContaining({ id, account_role: 'shipper' }));
});

describe('a login that was disabled by staff', () => {
  const staffOf = async (role: 'fpg_admin' | 'fpg_sales') =>
    signInFresh(site.app, (await addPerson(site, { roles: [role] })).email);
  const reason = 'Its mailbox was broken into';

  it('can be enabled only with the right it was disabled with, or a higher one [ADMIN-02, ROLE-07]', async () => {
    const { browser, accountId, add } = await account();
    const { id } = await add('shipper');
    const [admin, sales] = [await staffOf('fpg_admin'), await staffOf('fpg_sales')];
    const desk = (what: 'disable' | 'enable') =>
      sales.post(`/api/admin/accounts/${accountId}/users/${id}/${what}`, { reason });
    const login = (what: 'disable' | 'enable') => admin.post(`/api/admin/users/${id}/${what}`, { reason });
    const codes = async (...calls: (() => ReturnType<typeof desk>)[]) => {
      const found = [];
      for (const call of calls) {
        const { status, body } = await call();
        found.push(status < 300 ? 'done' : body.code);
      }
      return found;
    };
    const byOwner = () => act(browser, id, 'enable');
    // It was already disabled with a lower ability; the admin's replaces it.
    await desk('disable');
    await login('disable');
    expect(
      await codes(
        byOwner,
        () => desk('enable'),
        () => login('enable'),
      ),
    ).toEqual(['login_held', 'login_held', 'done']);
    await desk('disable');
    expect(await codes(byOwner, () => desk('enable'))).toEqual(['login_held', 'done']);
    await act(browser, id, 'disable');
    expect(await codes(() => desk('enable'))).toEqual(['done']);
    await act(browser, id, 'disable');
    expect(await codes(byOwner)).toEqual(['done']);
  });
});

describe('the last owner', () => {
  it.each([
    ['demoted', (browser: Browser, id: string) => setRole(browser, id, 'shipper')],
    ['disabled', (browser: Browser, id: string) => act(browser, id, 'disable')],
    ['removed', (browser: Browser, id: string) => remove(browser, id)],
  ] as const)('cannot be %s; with another owner they can', async (what, change) => {
    const { browser, owner, add } = await account();
    await add('shipper');
    const refused = await change(browser, owner.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'last_owner']);
    expect(await usersOf(browser)).toMatchObject([{ account_role: 'owner', disabled_at: null }, {}]);
    const second = await add('owner');
    await act(browser, second.id, 'disable');
    // A disabled owner does not count as an owner.
    expect((await change(browser, owner.id)).status).toBe(409);
    await act(browser, second.id, 'enable');
    // No one can disable themselves, so the other owner does it.
    const by = what === 'disabled' ? await signInFresh(site.app, second.email) : browser;
    expect((await change(by, owner.id)).status).toBe(200);
  });

  it('stays when two owners demote each other at the same moment', async () => {
    const { browser, owner, add } = await account();
    const second = await add('owner');
    const theirs = await signInFresh(site.app, second.email);
    const answers = await Promise.all([setRole(browser, second.id, 'viewer'), setRole(theirs, owner.id, 'viewer')]);
    const owners = await site.services.database.staff
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [owner.id, second.id])
      .where('account_role', '=', 'owner')
      .execute();
    expect(owners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a person of another account', () => {
  it('is not found by any request [ROLE-08]', async () => {
    const [ours, theirs] = [await account(), await account()];
    const { id } = await theirs.add('viewer');
    const answers = [
      await setRole(ours.browser, id, 'owner'),
      await act(ours.browser, id, 'disable'),
      await act(ours.browser, id, 'enable'),
      await remove(ours.browser, id),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await usersOf(theirs.browser)).map((user) => user.id)).toContain(id);
  });
});

it('every change of a person is in the audit trail of their account', async () => {
  const { browser, add, accountId } = await account();
  const { id } = await add('viewer');
  await setRole(browser, id, 'shipper');
  await setRole(browser, id, 'shipper');
  await act(browser, id, 'disable');
  await act(browser, id, 'enable');
  await remove(browser, id);
  const entries = await site.services.database.staff
    .selectFrom('audit_entries')
    .select(['action', 'account_id', 'actor_kind'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    'account_user.role_changed',
    'account_user.disabled',
    'account_user.enabled',
    'account_user.removed',
  ]);
  expect(new Set(entries.map((entry) => `${entry.account_id} ${entry.actor_kind}`))).toEqual(
    new Set([`${accountId} user`]),
  );
});

it('mails a person who is disabled, enabled, or removed; no one can disable themselves', async () => {
  const { owner, browser, add } = await account();
  await add('owner');
  const own = await act(browser, owner.id, 'disable');
  expect([own.status, own.body.code]).toEqual([409, 'own_login']);
  const { id, email } = await add('viewer');
  await act(browser, id, 'disable');
  await act(browser, id, 'enable');
  await remove(browser, id);
  await site.runJobs();
  const subjects = site.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    'You can log in again',
    'You were removed from your account',
    'Your login was disabled',
  ]);
});

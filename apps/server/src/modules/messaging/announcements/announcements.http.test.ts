import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let admin: Browser;
let customer: Browser;
let accountId: string;
let sales: Browser;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  // Announcements of the previous test are over.
  await server.services.database.staff
    .updateTable('announcements')
    .set({ deleted_at: server.clock() })
    .where('deleted_at', 'is', null)
    .execute();
  admin = await signIn(server.app, (await addPerson(server, { roles: ['super_admin'] })).email);
  customer = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  accountId = await accountIdOf(customer);
  sales = await signIn(server.app, (await addPerson(server, { roles: ['fpg_sales'] })).email);
});

/** New York time this long after the server's clock. In November it is UTC-5. */
function typed(afterMs: number): { date: string; time: string } {
  const iso = new Date(server.clock().getTime() + afterMs - 5 * 3_600_000).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}
const hour = 3_600_000;
const words = (title: string) => ({ title, text: `${title}: more about it.` });
function body(changes: object = {}, from = -hour, to = hour) {
  const [start, end] = [typed(from), typed(to)];
  return {
    kind: 'info',
    audience: 'all',
    texts: { en: words('Closed on Thanksgiving'), es: words('Cerrado en Acción de Gracias') },
    dismissible: true,
    zone: 'America/New_York',
    starts_on: start.date,
    starts_time: start.time,
    ends_on: end.date,
    ends_time: end.time,
    ...changes,
  };
}
const path = (id: string) => `/api/admin/notifications/${id}`;
async function save(changes: object = {}, from = -hour, to = hour): Promise<string> {
  const id = crypto.randomUUID();
  const answer = await admin.send('PUT', path(id), body(changes, from, to));
  expect(answer.status).toBe(200);
  return id;
}

type Shown = {
  id: string;
  kind: string;
  texts: { en: { title: string }; es: { title: string } };
  dismissed_at: unknown;
};
const shownTo = async (browser: Browser) => (await browser.get('/api/announcements')).body.data as unknown as Shown[];
const idsFor = async (browser: Browser) => (await shownTo(browser)).map(({ id }) => id);
const bell = async (browser: Browser) =>
  (await browser.get('/api/notices/unread')).body.data as { unread: number; announced: string };
const kept = async (id: string) => (await admin.get(path(id))).body.data as Record<string, unknown>;

describe('an announcement', () => {
  it('is shown to everyone in both languages, in the page and in the bell, at once [ADMIN-13, UI-04]', async () => {
    const before = await bell(customer);
    const id = await save();
    const [shown] = await shownTo(customer);
    expect([shown?.id, shown?.texts.en.title, shown?.texts.es.title]).toEqual([
      id,
      'Closed on Thanksgiving',
      'Cerrado en Acción de Gracias',
    ]);
    const after = await bell(customer);
    expect([before.unread, after.unread]).toEqual([0, 1]);
    expect(after.announced).not.toBe(before.announced);
    expect(await idsFor(sales)).toEqual([id]);
  });

  it('is shown from its start to its end on the clock of its zone, and not a moment longer [ADMIN-13]', async () => {
    const id = await save({}, hour / 4, hour / 2);
    const { starts_at: start, ends_at: end } = (await kept(id)) as { starts_at: string; ends_at: string };
    const asked: boolean[] = [];
    for (const at of [Date.parse(start) - 1, Date.parse(start), Date.parse(end) - 1, Date.parse(end)]) {
      server.clock.advance(at - server.clock().getTime());
      asked.push((await idsFor(customer)).includes(id));
    }
    expect(asked).toEqual([false, true, true, false]);
    expect((await kept(id))['state']).toBe('ended');
  });

  it('is shown to its audience: accounts, one of them, staff, or some roles [ADMIN-13]', async () => {
    const other = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
    const viewer = await signIn(server.app, (await addPerson(server, { accountRole: 'viewer', accountId })).email);
    const feature = await signIn(server.app, (await addPerson(server, { roles: ['fpg_feature'] })).email);
    const everybody = [customer, viewer, other, sales, feature];
    const seenBy = async (changes: object) => {
      const id = await save(changes);
      return Promise.all(everybody.map(async (one) => (await idsFor(one)).includes(id)));
    };
    expect(await seenBy({ audience: 'accounts' })).toEqual([true, true, true, false, false]);
    expect(await seenBy({ audience: 'accounts', account_ids: [accountId] })).toEqual([true, true, false, false, false]);
    expect(await seenBy({ audience: 'staff' })).toEqual([false, false, false, true, false]);
    expect(await seenBy({ audience: 'roles', roles: ['viewer', 'fpg_feature'] })).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  it('of staff cannot be read with the rights of customers, nor another account’s [ROLE-08]', async () => {
    await save({ audience: 'staff' });
    await save({ audience: 'roles', roles: ['fpg_sales'] });
    await save({ audience: 'accounts', account_ids: [accountId] });
    const titles = async (account: string) =>
      server.services.database.account(account).selectFrom('announcements').select('audience').execute();
    expect(await titles(accountId)).toEqual([{ audience: 'accounts' }]);
    expect(await titles(crypto.randomUUID())).toEqual([]);
  });

  it('is sorted by severity', async () => {
    for (const kind of ['info', 'outage', 'warning']) await save({ kind });
    expect((await shownTo(customer)).map(({ kind }) => kind)).toEqual(['outage', 'warning', 'info']);
  });
});

describe('a reader', () => {
  it('is counted once however often they read it, and the bell is quiet then [ADMIN-13]', async () => {
    const id = await save({ audience: 'accounts', account_ids: [accountId] });
    expect([(await kept(id))['reach'], (await kept(id))['read']]).toEqual([1, 0]);
    for (const _ of [1, 2]) expect((await customer.post('/api/announcements/read', { ids: [id] })).status).toBe(204);
    expect([(await kept(id))['read'], (await kept(id))['dismissed']]).toEqual([1, 0]);
    expect((await bell(customer)).unread).toBe(0);
  });

  it('dismisses it only for themselves, and it stays dismissed [ADMIN-13]', async () => {
    const id = await save();
    const second = await signIn(server.app, (await addPerson(server, { accountRole: 'viewer', accountId })).email);
    for (const _ of [1, 2]) expect((await customer.post(`/api/announcements/${id}/dismiss`)).status).toBe(204);
    expect((await sales.post(`/api/announcements/${id}/dismiss`)).status).toBe(204);
    const closed = async (browser: Browser) => (await shownTo(browser))[0]?.dismissed_at !== null;
    expect([await closed(customer), await closed(sales), await closed(second)]).toEqual([true, true, false]);
    expect([(await kept(id))['read'], (await kept(id))['dismissed']]).toEqual([2, 2]);
  });

  it('cannot close one that stays, nor one that is not for them', async () => {
    const stays = await save({ dismissible: false });
    const notTheirs = await save({ audience: 'staff' });
    const refused = async (id: string) => (await customer.post(`/api/announcements/${id}/dismiss`)).status;
    expect([await refused(stays), await refused(notTheirs)]).toEqual([403, 404]);
    await customer.post('/api/announcements/read', { ids: [notTheirs] });
    expect((await kept(notTheirs))['read']).toBe(0);
  });

  it('is shown it again if it is saved so, and not for a small change', async () => {
    const id = await save();
    await customer.post(`/api/announcements/${id}/dismiss`);
    const texts = { en: words('Closed on Thursday'), es: words('Cerrado el jueves') };
    await admin.send('PUT', path(id), body({ texts, revision: 1 }));
    expect((await shownTo(customer))[0]).toMatchObject({ texts: { en: { title: 'Closed on Thursday' } } });
    expect((await shownTo(customer))[0]?.dismissed_at).not.toBeNull();
    await admin.send('PUT', path(id), body({ texts, revision: 2, again: true }));
    expect((await shownTo(customer))[0]?.dismissed_at).toBeNull();
    expect((await bell(customer)).unread).toBe(1);
  });
});

describe('the super admin', () => {
  it('has sole access [ADMIN-13, ROLE-04]', async () => {
    const id = await save();
    const boss = await signIn(server.app, (await addPerson(server, { roles: ['fpg_admin'] })).email);
    for (const somebody of [boss, sales, customer]) {
      expect((await somebody.get('/api/admin/notifications')).status).toBe(403);
      expect((await somebody.send('PUT', path(id), body({ revision: 1 }))).status).toBe(403);
    }
  });

  it('creates one for a repeated request, and overwrites no concurrent change', async () => {
    const id = crypto.randomUUID();
    for (const _ of [1, 2]) expect((await admin.send('PUT', path(id), body())).status).toBe(200);
    expect((await kept(id))['revision']).toBe(1);
    expect((await admin.send('PUT', path(id), body({ kind: 'warning', revision: 1 }))).status).toBe(200);
    const late = await admin.send('PUT', path(id), body({ kind: 'outage', revision: 1 }));
    expect([late.status, (await kept(id))['kind']]).toEqual([409, 'warning']);
  });

  it('gets field errors for what is missing', async () => {
    const answer = await admin.send(
      'PUT',
      path(crypto.randomUUID()),
      body({ audience: 'roles', texts: { en: words('Closed'), es: { title: '', text: 'Más' } } }, hour, 0),
    );
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors ?? {}).toSorted()).toEqual(['texts.es.title']);
    const later = await admin.send('PUT', path(crypto.randomUUID()), body({ audience: 'roles' }, hour, 0));
    expect(later.body.errors).toEqual({
      roles: ['Field is required'],
      ends_on: ['The end must be after the start.'],
    });
  });

  it('ends one at once, and takes one away', async () => {
    const [first, second, later] = [await save(), await save(), await save({}, hour, 2 * hour)];
    expect((await admin.post(`${path(first)}/end`)).status).toBe(200);
    expect((await admin.post(`${path(first)}/end`)).status).toBe(200);
    expect((await admin.post(`${path(later)}/end`)).status).toBe(409);
    expect((await admin.send('DELETE', path(second))).status).toBe(204);
    expect((await admin.send('DELETE', path(second))).status).toBe(404);
    expect((await admin.send('PUT', path(second), body({ revision: 1, kind: 'outage' }))).status).toBe(404);
    expect(await idsFor(customer)).toEqual([]);
  });

  it('finds them by state and title, and accounts by their name [ADMIN-13]', async () => {
    const [live, next, over] = [await save(), await save({}, hour, 2 * hour), await save({}, -2 * hour, -hour)];
    const found = async (query: string) =>
      ((await admin.get(`/api/admin/notifications?${query}`)).body.data as unknown as { id: string }[]).map(
        ({ id }) => id,
      );
    expect([await found('state=live'), await found('state=scheduled'), await found('state=ended')]).toEqual([
      [live],
      [next],
      [over],
    ]);
    expect(await found('search=acci%C3%B3n')).toHaveLength(3);
    expect(await found('search=100%25')).toEqual([]);
    expect(await found('')).toEqual([next, live, over]);
    const accounts = await admin.get('/api/admin/notifications/accounts?search=harbor');
    expect(JSON.stringify(accounts.body.data)).toContain(accountId);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { notifyCustomers, notifyStaff } from './index.ts';

let server: TestServer;
let owner: Browser;
let ownerId: string;
let accountId: string;
let viewer: Browser;
let staff: Browser;
let staffId: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  const one = await addPerson(server, { accountRole: 'owner' });
  ownerId = one.id;
  owner = await signIn(server.app, one.email);
  accountId = await accountIdOf(owner);
  viewer = await signIn(server.app, (await addPerson(server, { accountRole: 'viewer', accountId })).email);
  const other = await addPerson(server, { roles: ['fpg_sales'] });
  staffId = other.id;
  staff = await signIn(server.app, other.email);
});

const news = (number: string) => ({
  kind: 'quote_request_answered' as const,
  subject: { type: 'quote_request' as const, id: crypto.randomUUID() },
  params: { number, lane: 'A – B' },
  at: server.clock(),
});
const tell = (number: string, readers: Parameters<typeof notifyCustomers>[2] = { userId: ownerId }) =>
  server.services.database.staff.transaction().execute((tx) => notifyCustomers(tx, accountId, readers, news(number)));

type Listed = {
  notices: { id: string; params: { number: string }; read_at: string | null }[];
  unread: number;
  more: boolean;
};
const listed = async (browser: Browser, query = '') => (await browser.get(`/api/notices${query}`)).body.data as Listed;
const unread = async (browser: Browser) => (await browser.get('/api/notices/unread')).body.data?.['unread'];

describe('notices', () => {
  it('are shown only to their recipient, newest first [UI-04]', async () => {
    await tell('R-1');
    await tell('R-2');
    const { notices, unread: count } = await listed(owner);
    expect([notices.map(({ params }) => params.number), count]).toEqual([['R-2', 'R-1'], 2]);
    expect((await listed(viewer)).notices).toEqual([]);
    expect((await listed(staff)).notices).toEqual([]);
  });

  it('stay read once they are read, and only their reader can mark them [UI-04]', async () => {
    await tell('R-1');
    const [notice] = (await listed(owner)).notices;
    const path = `/api/notices/${notice?.id}/read`;
    expect((await viewer.post(path)).status).toBe(404);
    expect((await staff.post(path)).status).toBe(404);
    expect(await unread(owner)).toBe(1);
    expect((await owner.post(path)).body.data).toEqual({ unread: 0 });
    const readAt = (await listed(owner)).notices[0]?.read_at;
    server.clock.advance(60_000);
    expect((await owner.post(path)).status).toBe(200);
    expect((await listed(owner)).notices[0]?.read_at).toBe(readAt);
  });

  it('marks all that were seen as read, and none that came after', async () => {
    await tell('R-1');
    await tell('R-2');
    const newest = (await listed(owner)).notices[0]?.id;
    await tell('R-3');
    expect((await owner.post('/api/notices/read-all', { newest })).body.data).toEqual({ unread: 1 });
    const { notices } = await listed(owner);
    expect(notices.map(({ read_at: at }) => at === null)).toEqual([true, false, false]);
  });

  it('come page by page', async () => {
    for (const number of ['R-1', 'R-2', 'R-3']) await tell(number);
    const first = await listed(owner, '?limit=2');
    expect([first.notices.length, first.more]).toEqual([2, true]);
    const rest = await listed(owner, `?limit=2&before=${first.notices[1]?.id}`);
    expect([rest.notices.map(({ params }) => params.number), rest.more]).toEqual([['R-1'], false]);
  });

  it('go to the owners if the recipient is gone', async () => {
    const gone = await addPerson(server, { accountRole: 'shipper', accountId });
    await server.services.database.staff
      .updateTable('users')
      .set({ disabled_at: server.clock() })
      .where('id', '=', gone.id)
      .execute();
    expect(await tell('R-1', { userId: gone.id })).toEqual([ownerId]);
  });

  it('go to everyone with the given roles, in one account', async () => {
    const told = await tell('R-1', { roles: ['owner', 'viewer'] });
    expect(told).toHaveLength(2);
    expect(await unread(viewer)).toBe(1);
  });

  it('are rolled back with their write', async () => {
    const failing = server.services.database.staff.transaction().execute(async (tx) => {
      await notifyCustomers(tx, accountId, { userId: ownerId }, news('R-1'));
      throw new Error('the write failed');
    });
    await expect(failing).rejects.toThrow('the write failed');
    expect(await unread(owner)).toBe(0);
  });

  it("reach staff from a customer's own transaction, the named person or else everyone with the roles", async () => {
    const other = await addPerson(server, { roles: ['fpg_sales'] });
    const ops = await addPerson(server, { roles: ['fpg_ops'] });
    const asCustomer = (userId: string | null) =>
      server.services.database
        .account(accountId)
        .transaction()
        .execute((tx) =>
          notifyStaff(tx, { userId, roles: ['fpg_sales'] }, { ...news('R-9'), kind: 'sales_request_new' }),
        );
    await asCustomer(staffId);
    expect(await unread(staff)).toBe(1);
    const others = await signIn(server.app, other.email);
    expect(await unread(others)).toBe(0);
    await asCustomer(ops.id);
    expect([await unread(staff), await unread(others)]).toEqual([2, 1]);
    expect(await unread(await signIn(server.app, ops.email))).toBe(0);
  });

  it('of staff cannot be read with the rights of customers [ROLE-08]', async () => {
    const app = server.services.database.account(accountId);
    await expect(app.selectFrom('staff_notices').selectAll().execute()).rejects.toThrow('permission denied');
  });
});

import type { Answer, endpoints } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../core/ids.ts';
import type { Browser } from '../../../testing/browser.ts';
import { openChatAs, sayIn as say, shownChat as shown, startChatScene } from '../../../testing/chats.ts';
import { bookShipment } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { ordinaryMonday, startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let customer: Browser;
let customerEmail: string;
let staff: Browser;
let colleague: Browser;

beforeAll(async () => {
  ({ server, customer, customerEmail, staff, colleague } = await startChatScene());
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(ordinaryMonday));

const answer = (id: string, text: string, by = staff) => say(by, id, text, '/api/admin/chats');

describe('the inbox', () => {
  const list = async (query = '', by = staff) =>
    (await by.get(`/api/admin/chats${query}`)).body as unknown as Answer<typeof endpoints.staffChats.list>;

  it('shows the longest waiting first, and answered ones not as waiting', async () => {
    const first = await openChatAs(customer);
    server.clock.advance(60_000);
    const second = await openChatAs(customer);
    const places = async () => {
      const { data } = await list('?per_page=100');
      return [first, second].map((id) => data.findIndex((one) => one.id === id));
    };
    const [one = 0, two = 0] = await places();
    expect(one).toBeLessThan(two);
    await answer(first, 'On it');
    const [answered = 0, waits = 0] = await places();
    expect(waits).toBeLessThan(answered);
    expect((await shown(staff, first, '/api/admin/chats')).waiting_since).toBeNull();
    expect((await shown(staff, second, '/api/admin/chats')).waiting_since).toBe('2026-11-16T14:31:00.000Z');
  });

  it('assigns a chat to the person who answers it, and to one of two who take it at once', async () => {
    const [answered, taken] = [await openChatAs(customer), await openChatAs(customer)];
    await answer(answered, 'Mine now');
    expect((await list('?queue=mine')).data.map(({ id }) => id)).toContain(answered);
    const [one, two] = await Promise.all(
      [staff, colleague].map((by) => by.post(`/api/admin/chats/${taken}/owner`, { take: true, seen: null })),
    );
    expect(new Set([one?.status, two?.status])).toEqual(new Set([200, 409]));
    expect([one?.body.code, two?.body.code]).toContain('chat_taken');
  });

  it('lets no one answer another’s chat without taking it over', async () => {
    const id = await openChatAs(customer);
    await answer(id, 'Mine');
    expect((await answer(id, 'Me too', colleague)).body.code).toBe('chat_taken');
    const seen = (await shown(colleague, id, '/api/admin/chats')).owner?.id ?? null;
    expect((await colleague.post(`/api/admin/chats/${id}/owner`, { take: true, seen })).status).toBe(200);
    expect((await answer(id, 'Taken over', colleague)).status).toBe(200);
    expect((await answer(id, 'Still mine?')).body.code).toBe('chat_taken');
    await colleague.post(`/api/admin/chats/${id}/owner`, {
      take: false,
      seen: (await shown(colleague, id, '/api/admin/chats')).owner?.id,
    });
    expect((await list('?queue=unassigned')).data.map((one) => one.id)).toContain(id);
  });

  it('closes with a reason, and the next message of the customer opens it again', async () => {
    const id = await openChatAs(customer);
    await answer(id, 'Done');
    expect((await staff.post(`/api/admin/chats/${id}/close`, {})).body.codes).toEqual({ reason: ['required'] });
    await staff.post(`/api/admin/chats/${id}/close`, { reason: 'resolved' });
    expect(await shown(customer, id)).toMatchObject({ state: 'closed', close_reason: 'resolved' });
    expect((await list('?queue=closed')).data.map((one) => one.id)).toContain(id);
    await say(customer, id, 'Not quite');
    const again = await shown(customer, id);
    expect(again).toMatchObject({ state: 'open', close_reason: null });
    expect(again.messages.slice(-3).map(({ kind }) => kind)).toEqual(['closed', 'reopened', 'text']);
  });

  it('shows the account, its credit and what the number is of', async () => {
    const { bolNumber, shipmentId } = await bookShipment(customer);
    const id = await openChatAs(customer, { category: 'shipping', number: bolNumber });
    const accountId = await accountIdOf(customer);
    await server.services.database.staff
      .updateTable('accounts')
      .set({ credit_status: 'hold' })
      .where('id', '=', accountId)
      .execute();
    const { context } = await shown(staff, id, '/api/admin/chats');
    await server.services.database.staff
      .updateTable('accounts')
      .set({ credit_status: 'good' })
      .where('id', '=', accountId)
      .execute();
    expect(context.account).toMatchObject({ id: accountId, name: 'Harbor Tools', credit_standing: 'hold' });
    expect(context.customer.email).toBe(customerEmail);
    expect(context.shipment).toMatchObject({ id: shipmentId, bol_number: bolNumber, from: 'Manchester, NH' });
    expect(context.earlier.length).toBeGreaterThan(0);
  });

  it('never shows a customer what staff note among themselves', async () => {
    const id = await openChatAs(customer);
    const noted = await staff.post(`/api/admin/chats/${id}/notes`, { id: newId(), text: 'Be careful with this one' });
    expect(noted.status).toBe(200);
    expect((await shown(colleague, id, '/api/admin/chats')).notes).toMatchObject([
      { text: 'Be careful with this one' },
    ]);
    await answer(id, 'Hello');
    for (const url of [`/api/chats/${id}`, '/api/chats', `/api/chats/${id}?before=99`])
      expect((await customer.get(url)).text).not.toContain('careful');
    expect((await customer.post(`/api/admin/chats/${id}/notes`, { id: newId(), text: 'x' })).status).toBe(403);
    // The customers' database role has no access to the table.
    const own = server.services.database.account(await accountIdOf(customer));
    await expect(own.selectFrom('chat_notes').selectAll().execute()).rejects.toThrow('permission denied');
  });

  it('shows response times of first answers during support hours', async () => {
    const quick = await startTestServer();
    try {
      const asks = await signIn(quick.app, (await addPerson(quick, { accountRole: 'owner' })).email);
      const helps = await signIn(quick.app, (await addPerson(quick, { roles: ['fpg_admin'] })).email);
      // 30, 60, and 240 seconds on Monday morning, and one at night, whose 10 hours do not count.
      for (const seconds of [30, 60, 240]) {
        const id = await openChatAs(asks);
        quick.clock.advance(seconds * 1000);
        await say(helps, id, 'Hello', '/api/admin/chats');
      }
      quick.clock.set('2026-11-17T03:00:00Z');
      const late = await signIn(quick.app, (await addPerson(quick, { accountRole: 'owner' })).email);
      const night = await openChatAs(late);
      quick.clock.advance(10 * 3_600_000);
      const early = await signIn(quick.app, (await addPerson(quick, { roles: ['fpg_admin'] })).email);
      await say(early, night, 'Good morning', '/api/admin/chats');
      expect((await list('', early)).response).toEqual({ answered: 3, median_seconds: 60, ninety_seconds: 240 });
    } finally {
      await quick.close();
    }
  });

  it('keeps answers ready in both languages', async () => {
    const id = newId();
    const kept = { title: 'Zebra', category: 'billing', en: 'Hello', es: 'Hola' };
    expect((await staff.put(`/api/admin/canned-answers/${id}`, { ...kept, es: '' })).body.codes).toEqual({
      es: ['required'],
    });
    await staff.put(`/api/admin/canned-answers/${id}`, kept);
    const all = async () =>
      (await colleague.get('/api/admin/canned-answers')).body.data as unknown as { id: string; es: string }[];
    expect((await all()).at(-1)).toEqual({ id, ...kept });
    expect((await staff.send('DELETE', `/api/admin/canned-answers/${id}`)).status).toBe(204);
    expect((await all()).map((one) => one.id)).not.toContain(id);
  });

  it('is entered by every role of the staff but the early-feature flag [ROLE-07]', async () => {
    const statuses: Record<string, number> = {};
    for (const role of ['super_admin', 'fpg_sales', 'fpg_accounting', 'fpg_feature'] as const) {
      const browser = await signIn(server.app, (await addPerson(server, { roles: [role] })).email);
      statuses[role] = (await browser.get('/api/admin/chats')).status;
    }
    expect(statuses).toEqual({ super_admin: 200, fpg_sales: 200, fpg_accounting: 200, fpg_feature: 403 });
  });
});

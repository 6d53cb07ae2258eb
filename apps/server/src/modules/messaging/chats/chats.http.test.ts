import type { Chat, ChatMessage } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../core/ids.ts';
import type { Browser } from '../../../testing/browser.ts';
import { openChatAs, sayIn as say, shownChat as shown, startChatScene } from '../../../testing/chats.ts';
import { addInvoices } from '../../../testing/invoices.ts';
import { bookShipment, quoteAs } from '../../../testing/journey.ts';
import { askAs } from '../../../testing/sales.ts';
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
const texts = ({ messages }: Pick<Chat, 'messages'>) =>
  messages.filter(({ kind }) => kind === 'text').map(({ text }) => text);

describe('opening a chat', () => {
  it('takes a category and the first message [CHAT-01]', async () => {
    const chat = await shown(customer, await openChatAs(customer, { category: 'quoting', text: 'Can you ship cats?' }));
    expect(chat).toMatchObject({ category: 'quoting', state: 'open', number: null, owner_name: null, unread: 0 });
    expect(chat.messages).toMatchObject([{ seq: 1, text: 'Can you ship cats?', by: { side: 'customer' } }]);
  });

  it('says what is missing in the words of the specification [CHAT-02]', async () => {
    const { status, body } = await customer.post('/api/chats', { id: newId(), message_id: newId(), text: 'Hello' });
    expect([status, body.errors]).toEqual([422, { category: ['Please select an issue category'] }]);
  });

  it('links the shipment of a BOL number, however it is typed [CHAT-01]', async () => {
    const { shipmentId, bolNumber } = await bookShipment(customer);
    const id = await openChatAs(customer, { number: ` ${bolNumber.toLowerCase()} ` });
    expect(await shown(customer, id)).toMatchObject({ number: bolNumber, shipment_id: shipmentId, invoice_id: null });
  });

  it.each(['61001', 'INV61001', 'Invoice #61001'])('links the invoice of %s [CHAT-01]', async (number) => {
    const accountId = await accountIdOf(customer);
    const there = await server.services.database.staff
      .selectFrom('invoices')
      .select('id')
      .where('number', '=', 61_001)
      .executeTakeFirst();
    const id =
      there?.id ??
      (await addInvoices(server.services, accountId, [{ number: 61_001, total: 45_000, issued: '2026-11-02' }])).get(
        61_001,
      );
    expect(await shown(customer, await openChatAs(customer, { number }))).toMatchObject({
      number: '61001',
      invoice_id: id,
      shipment_id: null,
    });
  });

  it('is about a quote or a request to sales, by the number its page shows', async () => {
    const [quote, asked] = [await quoteAs(customer), await askAs(customer)];
    for (const number of [quote.number, quote.number.toLowerCase(), quote.number.replace('-', ' ')])
      expect(await shown(customer, await openChatAs(customer, { number }))).toMatchObject({
        number: quote.number,
        quote_id: quote.id,
        quote_request_id: null,
        shipment_id: null,
        invoice_id: null,
      });
    const id = await openChatAs(customer, { category: 'quoting', number: asked.number });
    expect(await shown(customer, id)).toMatchObject({ number: asked.number, quote_request_id: asked.id });
    const { context } = await shown(staff, id, '/api/admin/chats');
    expect(context.quote).toMatchObject({ number: asked.number, request_id: asked.id, from: 'Manchester, NH' });
    const other = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
    const body = { id: newId(), message_id: newId(), category: 'quoting', number: quote.number, text: 'Hello' };
    expect((await other.post('/api/chats', body)).body.codes).toEqual({ number: ['unknown_bol_or_invoice'] });
  });

  it('finds no number of another account, with a field error [CHAT-01]', async () => {
    const other = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
    const { bolNumber } = await bookShipment(other);
    for (const number of [bolNumber, 'WB00000000', 'no number']) {
      const body = { id: newId(), message_id: newId(), category: 'shipping', number, text: 'Hello' };
      const refused = await customer.post('/api/chats', body);
      expect([refused.status, refused.body.codes]).toEqual([422, { number: ['unknown_bol_or_invoice'] }]);
    }
  });

  it('happens once, however often it is sent', async () => {
    const body = { id: newId(), message_id: newId(), category: 'billing', text: 'Twice?' };
    const sent = await Promise.all([customer.post('/api/chats', body), customer.post('/api/chats', body)]);
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200, 201]));
    expect(texts(await shown(customer, body.id))).toEqual(['Twice?']);
    const other = await customer.post('/api/chats', { ...body, text: 'Something else' });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('notifies the staff in the page', async () => {
    const id = await openChatAs(customer);
    const { notices } = (await colleague.get('/api/notices')).body.data as {
      notices: { kind: string; subject: object }[];
    };
    expect(notices[0]).toMatchObject({ kind: 'chat_new', subject: { type: 'chat', id } });
  });
});

describe('a conversation', () => {
  it('numbers what both sides write at once without a gap [CHAT-03]', async () => {
    const id = await openChatAs(customer);
    await answer(id, 'here');
    const written = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        turn % 2 === 0 ? say(customer, id, `c${turn}`) : answer(id, `s${turn}`),
      ),
    );
    expect(written.map(({ status }) => status)).toEqual(written.map(() => 200));
    const { messages } = await shown(customer, id);
    // The opening, the assignment, the first answer, and twenty more.
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 23 }, (_, place) => place + 1));
    expect(new Set(messages.map(({ id: one }) => one)).size).toBe(23);
  });

  it('keeps one message of a message sent twice', async () => {
    const [id, message] = [await openChatAs(customer), newId()];
    const sent = await Promise.all([1, 2, 3].map(() => say(customer, id, 'Once', '/api/chats', message)));
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
    expect(texts(await shown(customer, id))).toEqual(['Where is it?', 'Once']);
    const other = await say(customer, id, 'Not the same', '/api/chats', message);
    expect(other.body.code).toBe('idempotency_key_reused');
  });

  it('is kept, and shown a page at a time [CHAT-03]', async () => {
    const id = await openChatAs(customer, { text: 'm1' });
    for (let turn = 2; turn <= 105; turn += 1) {
      if (turn % 25 === 0) await server.services.database.staff.deleteFrom('rate_limits').execute();
      await say(customer, id, `m${turn}`);
    }
    const latest = await shown(customer, id);
    expect([latest.messages.length, latest.messages[0]?.text, latest.more]).toEqual([100, 'm6', true]);
    const before = (await customer.get(`/api/chats/${id}?before=6`)).body.data as Chat;
    expect([texts(before), before.more]).toEqual([['m1', 'm2', 'm3', 'm4', 'm5'], false]);
  });

  it('says how far it has come at the other side, and never goes back', async () => {
    const id = await openChatAs(customer);
    await staff.post(`/api/admin/chats/${id}/marks`, { delivered: 1, read: 0 });
    expect((await shown(customer, id)).theirs).toEqual({ delivered: 1, read: 0 });
    await staff.post(`/api/admin/chats/${id}/marks`, { delivered: 99, read: 1 });
    await staff.post(`/api/admin/chats/${id}/marks`, { delivered: 0, read: 0 });
    expect((await shown(customer, id)).theirs).toEqual({ delivered: 1, read: 1 });
  });

  it('counts what was not read', async () => {
    const id = await openChatAs(customer);
    await answer(id, 'one');
    await answer(id, 'two');
    const list = async () =>
      ((await customer.get('/api/chats')).body.data as { chats: Chat[] }).chats.find((one) => one.id === id);
    expect((await list())?.unread).toBe(2);
    await customer.post(`/api/chats/${id}/marks`, { delivered: 4, read: 3 });
    expect((await list())?.unread).toBe(1);
  });

  it('needs words or files', async () => {
    const { status, body } = await say(customer, await openChatAs(customer), '  ');
    expect([status, body.codes]).toEqual([422, { text: ['required'] }]);
  });

  it('is visible to one person only, even in their own account', async () => {
    const id = await openChatAs(customer);
    const accountId = await accountIdOf(customer);
    const mate = await signIn(server.app, (await addPerson(server, { accountRole: 'owner', accountId })).email);
    const asked = [
      await mate.get(`/api/chats/${id}`),
      await say(mate, id, 'Me too'),
      await mate.post(`/api/chats/${id}/marks`, { delivered: 1, read: 1 }),
      await mate.post(`/api/chats/${id}/typing`),
      await mate.get(`/api/chats/live?chat=${id}&after=0`),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await mate.get('/api/chats')).text).not.toContain(id);
  });

  it('takes no more than 60 messages a minute of one customer', async () => {
    const flood = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
    const id = await openChatAs(flood);
    for (let turn = 0; turn < 60; turn += 1) await say(flood, id, 'x');
    expect((await say(flood, id, 'x')).status).toBe(429);
  });
});

describe('out of hours', () => {
  const hours = async (by: Browser) => (await by.get('/api/chats')).body.data?.['hours'];

  it('shows when support is open', async () => {
    expect(await hours(customer)).toMatchObject({ open: true, opens_at: null, zone: 'America/Chicago' });
    const saturday = await startTestServer({ now: '2026-11-21T15:00:00Z' });
    const guest = await signIn(saturday.app, (await addPerson(saturday, { accountRole: 'owner' })).email);
    const said = await hours(guest);
    await saturday.close();
    expect(said).toMatchObject({ open: false, opens_at: '2026-11-23T13:00:00.000Z' });
  });

  /** Mails about one chat, recognized by their link. */
  const mailed = (id: string) =>
    server.mails.filter(({ to, text }) => to === customerEmail && text.includes(`/chat/${id}`));
  const sweep = async () => {
    await server.runCron('chats.mail_unread');
    await server.runJobs();
  };

  it('mails what was not read some minutes later, once for each run of answers [CHAT-03]', async () => {
    const id = await openChatAs(customer);
    await answer(id, 'Your freight is in Chicago.');
    server.clock.advance(60_000);
    await answer(id, 'It leaves tonight.');
    await sweep();
    expect(mailed(id)).toEqual([]);
    server.clock.advance(2 * 60_000);
    await sweep();
    expect(mailed(id)).toHaveLength(1);
    expect(mailed(id)[0]?.text).toContain('Your freight is in Chicago.');
    expect(mailed(id)[0]?.text).toContain('It leaves tonight.');
    await answer(id, 'And arrives tomorrow.');
    server.clock.advance(60 * 60_000);
    await sweep();
    expect(mailed(id)).toHaveLength(1);
    // After they were read, the next unread answer starts a new run.
    await customer.post(`/api/chats/${id}/marks`, { delivered: 5, read: 5 });
    await answer(id, 'It has arrived.');
    server.clock.advance(4 * 60_000);
    await sweep();
    expect(mailed(id)).toHaveLength(2);
    expect(mailed(id)[1]?.text).not.toContain('tonight');
  });

  it('mails no one who read it in the page, and waits longer for a person with an open page', async () => {
    const [read, open] = [await openChatAs(customer), await openChatAs(customer)];
    for (const id of [read, open]) await answer(id, 'Hello');
    await customer.post(`/api/chats/${read}/marks`, { delivered: 3, read: 3 });
    await customer.post(`/api/chats/${open}/marks`, { delivered: 3, read: 1 });
    server.clock.advance(10 * 60_000);
    await sweep();
    expect([...mailed(read), ...mailed(open)]).toEqual([]);
    server.clock.advance(6 * 60_000);
    await sweep();
    expect([mailed(read).length, mailed(open).length]).toEqual([0, 1]);
  });
});

describe('the trail', () => {
  it('has an entry for each message and none of its words', async () => {
    const id = await openChatAs(customer);
    const said = (await say(customer, id, 'A very private word')).body.data as ChatMessage;
    const entries = await server.services.database.staff
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .where('subject_id', '=', id)
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(['chat.opened', 'chat.message']);
    expect(entries[1]?.after).toEqual({ seq: said.seq });
  });
});

import type { Answer, endpoints } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { openChatAs, sayIn, startChatScene } from '../../../testing/chats.ts';
import { bookShipment } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import type { TestServer } from '../../../testing/server.ts';

let server: TestServer;
let customer: Browser;
let staff: Browser;
const chats: Record<'lift' | 'freight' | 'other' | 'closed', string> = { lift: '', freight: '', other: '', closed: '' };
let bolNumber: string;

beforeAll(async () => {
  ({ server, customer, staff } = await startChatScene());
  ({ bolNumber } = await bookShipment(customer));
  const { staff: db } = server.services.database;
  const { id, email } = await addPerson(server, { accountRole: 'owner' });
  await db.updateTable('users').set({ name: 'Ines Ferrer' }).where('id', '=', id).execute();
  const neighbour = await signIn(server.app, email);
  const accountId = await accountIdOf(neighbour);
  await db.updateTable('accounts').set({ name: 'Quarry & Sons' }).where('id', '=', accountId).execute();
  chats.lift = await openChatAs(customer, { category: 'shipping', text: 'The driver had no liftgate, 100% sure' });
  chats.freight = await openChatAs(customer, { category: 'shipping', number: bolNumber, text: 'Late again' });
  chats.other = await openChatAs(neighbour, { category: 'billing', text: 'A liftgate I never asked for' });
  chats.closed = await openChatAs(neighbour, { category: 'quoting', text: 'A price to Reno' });
  await sayIn(staff, chats.closed, 'It is on its way by mail', '/api/admin/chats');
  await staff.post(`/api/admin/chats/${chats.closed}/close`, { reason: 'resolved' });
});
afterAll(() => server.close());

const list = async (query: string) =>
  (await staff.get(`/api/admin/chats?${query}`)).body as unknown as Answer<typeof endpoints.staffChats.list>;
const ids = async (query: string) => new Set((await list(query)).data.map(({ id }) => id));
const found = (search: string, queue = 'open') => ids(new URLSearchParams({ queue, search }).toString());

describe('looking for a chat', () => {
  it.each([
    ['the account', 'quarry', ['other']],
    ['the person', 'ines', ['other']],
    ['words of the first message, small or large', 'LIFTGATE', ['lift', 'other']],
    ['each word, wherever it stands', 'sons liftgate', ['other']],
    ['what has a meaning in a pattern, as what it is', '100%', ['lift']],
    ['nothing that is not said', 'forklift', []],
  ] as const)('finds %s', async (_, search, expected) => {
    expect(await found(search)).toEqual(new Set(expected.map((name) => chats[name])));
  });

  it('finds a bill of lading, also with spaces in it, and not by a single letter beyond', async () => {
    expect(await found(bolNumber.toLowerCase())).toEqual(new Set([chats.freight]));
    expect(await found(`${bolNumber.slice(0, 4)} ${bolNumber.slice(4)}`)).toEqual(new Set([chats.freight]));
    expect(await found(`${bolNumber}0`)).toEqual(new Set());
  });

  it('finds an invoice as people write it', async () => {
    const { staff: db } = server.services.database;
    // The document of the number does not matter: a chat stores the number itself.
    await db.updateTable('chats').set({ number: '61001' }).where('id', '=', chats.freight).execute();
    for (const typed of ['61001', 'INV 61001', '#61001', 'factura 61001'])
      expect([typed, await found(typed)]).toEqual([typed, new Set([chats.freight])]);
    await db.updateTable('chats').set({ number: bolNumber }).where('id', '=', chats.freight).execute();
  });

  it('also finds the last message, and shows which queues have other matches', async () => {
    const { data, queues, categories, meta, waiting } = await list('queue=open&search=by+mail');
    expect(data).toEqual([]);
    expect(queues).toEqual({ unassigned: 0, mine: 0, open: 0, closed: 1 });
    expect(categories).toEqual({ shipping: 0, quoting: 0, billing: 0, other: 0 });
    expect(meta.total).toBe(0);
    // Three customers wait, whatever the search.
    expect(waiting).toBe(3);
    expect(await found('by mail', 'closed')).toEqual(new Set([chats.closed]));
  });

  it('counts queues within the category, and categories within the queue', async () => {
    expect((await list('queue=open&category=billing')).queues).toEqual({ unassigned: 1, mine: 0, open: 1, closed: 0 });
    expect((await list('queue=closed')).categories).toEqual({ shipping: 0, quoting: 1, billing: 0, other: 0 });
    expect(await ids('queue=open&category=billing&search=liftgate')).toEqual(new Set([chats.other]));
  });

  it('refuses what is too long to look for', async () => {
    const { status } = await staff.get(`/api/admin/chats?search=${'x'.repeat(61)}`);
    expect(status).toBe(422);
  });
});

describe('a long queue', () => {
  it('is shown a page at a time, each chat once, beyond two hundred', async () => {
    const { staff: db } = server.services.database;
    const row = await db.selectFrom('chats').selectAll().where('id', '=', chats.other).executeTakeFirstOrThrow();
    const many = Array.from({ length: 230 }, () => ({ ...row, id: crypto.randomUUID(), category: 'other' }));
    await db.insertInto('chats').values(many).execute();
    const pages = await Promise.all([1, 2, 3].map((page) => list(`category=other&per_page=100&page=${page}`)));
    expect(pages.map(({ meta }) => [meta.from, meta.to, meta.total, meta.last_page])).toEqual([
      [1, 100, 230, 3],
      [101, 200, 230, 3],
      [201, 230, 230, 3],
    ]);
    const listed = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(new Set(listed)).toEqual(new Set(many.map(({ id }) => id)));
    expect(pages[0]?.queues.open).toBe(230);
    expect((await list('category=other&page=99')).data).toEqual([]);
  });
});

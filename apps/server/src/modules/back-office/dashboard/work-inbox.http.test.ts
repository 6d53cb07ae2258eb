import type { StaffRole, WorkKind, WorkRow } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../core/ids.ts';
import type { Browser } from '../../../testing/browser.ts';
import { openChatAs } from '../../../testing/chats.ts';
import { bookShipment, type Booked } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let customer: Browser;
let booked: Booked;
let admin: Browser;
let adminId: string;
const incident = newId();
let chat = '';
const as = async (...roles: StaffRole[]): Promise<Browser> =>
  signIn(server.app, (await addPerson(server, { roles })).email);

type Inbox = { data: WorkRow[]; meta: { total: number }; counts: Partial<Record<WorkKind, number>> };
const inboxOf = async (browser: Browser, query = ''): Promise<Inbox> =>
  (await browser.get(`/api/admin/work${query}`)).body as unknown as Inbox;
const kinds = (inbox: Inbox) => inbox.data.map(({ kind, about }) => `${kind} ${about}`);

beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  customer = await signIn(server.app, (await addPerson(server, { accountRole: 'owner' })).email);
  booked = await bookShipment(customer);
  const person = await addPerson(server, { roles: ['super_admin'] });
  admin = await signIn(server.app, person.email);
  adminId = person.id;
  const db = server.services.database.staff;
  const account = await accountIdOf(customer);
  const open = { account_id: account, shipment_id: booked.shipmentId, snoozed_until: null };
  await db
    .insertInto('shipment_exceptions')
    .values([
      { ...open, kind: 'delayed', since: new Date('2026-11-12T15:00:00Z'), owner_id: adminId },
      { ...open, kind: 'failed_delivery', since: new Date('2026-11-15T15:00:00Z'), owner_id: null },
      {
        ...open,
        kind: 'silent',
        since: new Date('2026-11-10T15:00:00Z'),
        owner_id: null,
        snoozed_until: new Date('2026-12-01T15:00:00Z'),
      },
    ])
    .execute();
  await db
    .insertInto('api_incidents')
    .values({
      id: incident,
      connection_id: null,
      carrier_name: 'Two Rivers Motor',
      operation: 'track',
      failure: 'timeout',
      group_key: 'one',
      exchange: {} as never,
      request_id: 'r',
      first_seen_at: new Date('2026-11-16T10:00:00Z'),
      last_seen_at: new Date('2026-11-16T10:00:00Z'),
    })
    .execute();
  chat = await openChatAs(customer);
});
afterAll(() => server.close());

describe('the work inbox', () => {
  it('merges every queue, what cannot wait first, then the oldest [ADMIN-01]', async () => {
    const inbox = await inboxOf(admin);
    expect(kinds(inbox)).toEqual([
      'exceptions failed_delivery',
      'chats other',
      'exceptions delayed',
      'incidents track',
    ]);
    expect(inbox.meta.total).toBe(4);
    expect(inbox.counts).toEqual({
      exceptions: 2,
      bookings: 0,
      quote_requests: 0,
      chats: 1,
      disputes: 0,
      carrier_bills: 0,
      incidents: 1,
    });
    expect(inbox.data[0]).toMatchObject({
      id: booked.shipmentId,
      subject: booked.shipment.bol_number,
      since: '2026-11-15T15:00:00.000Z',
      due: null,
      owner: null,
      pressing: true,
    });
    expect(inbox.data[1]).toMatchObject({ id: chat, account: { id: await accountIdOf(customer) } });
    expect(inbox.data[2]).toMatchObject({ owner: { id: adminId }, pressing: false });
    expect(inbox.data[3]).toMatchObject({ id: incident, subject: 'Two Rivers Motor', account: null });
  });

  it('is narrowed by kind, owner, and age, and put in order [ADMIN-01]', async () => {
    expect(kinds(await inboxOf(admin, '?owner=me'))).toEqual(['exceptions delayed']);
    expect(kinds(await inboxOf(admin, '?owner=nobody&kind=exceptions'))).toEqual(['exceptions failed_delivery']);
    const old = await inboxOf(admin, '?age=3');
    expect([kinds(old), old.counts.exceptions, old.counts.chats]).toEqual([['exceptions delayed'], 1, 0]);
    expect(kinds(await inboxOf(admin, '?sort=-since&per_page=2'))).toEqual(['chats other', 'incidents track']);
    expect(kinds(await inboxOf(admin, '?sort=-since&per_page=2&page=2'))).toEqual([
      'exceptions failed_delivery',
      'exceptions delayed',
    ]);
  });

  it('holds only what a role may work on, and nothing for customers [ROLE-07]', async () => {
    expect(Object.keys((await inboxOf(await as('fpg_sales'))).counts)).toEqual(['quote_requests', 'chats']);
    expect(kinds(await inboxOf(await as('fpg_sales')))).toEqual(['chats other']);
    expect(Object.keys((await inboxOf(await as('fpg_accounting'))).counts)).toEqual([
      'exceptions',
      'chats',
      'disputes',
      'carrier_bills',
    ]);
    expect((await customer.get('/api/admin/work')).status).toBe(403);
  });

  it('lists a booking without an outcome once, for staff who can resolve it [ADMIN-08]', async () => {
    const db = server.services.database.staff;
    await db
      .updateTable('bookings')
      .set({ state: 'unknown', unknown_since: server.clock(), needs_staff: true })
      .where('id', '=', booked.shipmentId)
      .execute();
    await db
      .updateTable('shipment_exceptions')
      .set({ owner_id: adminId })
      .where('kind', '=', 'unknown_booking')
      .execute();
    const inbox = await inboxOf(admin, '?owner=me&sort=-since');
    expect(kinds(inbox)).toEqual(['bookings ', 'exceptions delayed']);
    expect(kinds(await inboxOf(await as('fpg_accounting'), '?kind=exceptions'))).toContain(
      'exceptions unknown_booking',
    );
  });
});

import { addBusinessDays, ltlClosures } from '@waybill/freight';
import type { DeskView, Shipment } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookShipment } from '../../../testing/journey.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let email: string;
let ops: Browser;
let other: Browser;
let id: string;
let scac: string;

beforeAll(async () => {
  server = await startTestServer({ carriers: true });
});
afterAll(() => server.close());

beforeEach(async () => {
  server.clock.set('2026-11-16T14:30:00.000Z');
  email = (await addPerson(server, { accountRole: 'owner' })).email;
  const { shipment } = await bookShipment(await asCustomer());
  id = shipment.id;
  scac = shipment.scac;
  await server.services.database.staff.deleteFrom('house_itineraries').where('shipment_id', '=', id).execute();
  server.clock.set('2026-11-18T21:00:00.000Z');
  ops = await signIn(server.app, (await addPerson(server, { roles: ['fpg_ops'] })).email);
  other = await signIn(server.app, (await addPerson(server, { roles: ['fpg_admin'] })).email);
});

const path = (verb: string) => `/api/admin/shipments/${id}/${verb}`;
const desk = async () => (await ops.get(path('desk'))).body.data as DeskView;
const shown = async () => (await ops.get(`/api/admin/shipments/${id}`)).body.data as Shipment;
const asCustomer = () => signIn(server.app, email);
const seenByCustomer = async () => (await (await asCustomer()).get(`/api/shipments/${id}`)).body.data as Shipment;
const event = {
  what: 'picked_up',
  date: '2026-11-18',
  time: '14:00',
  time_zone: 'America/New_York',
  city: 'Manchester',
  state: 'nh',
  text: 'Driver called: loaded at 2 PM',
};
const actions = async () => (await desk()).activity.map(({ action }) => action);

describe('an event of staff', () => {
  it('leads to the status as a report of the carrier does, once, marked as theirs [ADMIN-08, TRACK-05]', async () => {
    expect((await ops.post(path('events'), event)).status).toBe(200);
    expect((await ops.post(path('events'), event)).status).toBe(200);
    const shipment = await shown();
    expect(shipment.status).toBe('in_transit');
    expect(shipment.events.filter(({ text }) => text === event.text)).toMatchObject([
      { source: 'staff', occurred_at: '2026-11-18T19:00:00.000Z', city: 'Manchester', state: 'NH' },
    ]);
    expect((await actions()).filter((action) => action === 'shipment.event_added')).toHaveLength(1);
  });

  it('cannot be in the future, and notifies the customer like any other', async () => {
    const late = await ops.post(path('events'), { ...event, time: '23:00' });
    expect([late.status, late.body.errors]).toMatchObject([422, { time: expect.anything() }]);
    await server.runJobs();
    server.mails.length = 0;
    await ops.post(path('events'), event);
    await server.runJobs();
    server.clock.advance(10 * 60_000);
    await server.runCron('shipments.mail_digests');
    await server.runJobs();
    const { bol_number: number } = await shown();
    const subjects = server.mails.map(({ subject }) => subject).filter((subject) => subject.startsWith(number));
    expect(subjects).toEqual([expect.stringContaining('picked up')]);
  });
});

describe('a status by hand', () => {
  const set = (body: Record<string, unknown>, as = ops) =>
    as.post(path('status'), { reason: 'Wrong freight scanned', ...body });

  it('takes back an end, and what the carrier reports goes on from there [ADMIN-08]', async () => {
    await ops.post(path('events'), { ...event, what: 'proof_of_delivery' });
    expect((await shown()).status).toBe('delivered');
    expect((await set({ status: 'in_transit', seen: 'delivered' })).status).toBe(200);
    const shipment = await shown();
    expect([shipment.status, shipment.delivered_at]).toEqual(['in_transit', null]);
    server.clock.advance(60 * 60_000);
    await ops.post(path('events'), { ...event, time: '16:30', what: 'proof_of_delivery', text: 'Now really' });
    expect((await shown()).status).toBe('delivered');
    expect((await desk()).activity).toContainEqual(
      expect.objectContaining({
        action: 'shipment.status_set',
        before: { status: 'delivered' },
        after: expect.objectContaining({ status: 'in_transit', reason: 'Wrong freight scanned' }),
      }),
    );
  });

  it('is refused to the second of two people, and needs a reason [ADMIN-08]', async () => {
    const seen = (await shown()).status;
    const both = await Promise.all([set({ status: 'in_transit', seen }), set({ status: 'delayed', seen }, other)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await set({ status: 'delivered', seen, reason: ' ' })).status).toBe(422);
  });

  it('brings back what was canceled, of which the customer was told with the reason', async () => {
    const { bol_number: seenNumber } = await shown();
    expect((await ops.post(path('cancel'), { reason: ' ' })).status).toBe(422);
    await ops.post(path('cancel'), { reason: 'The buyer withdrew the order' });
    expect((await shown()).status).toBe('canceled');
    // The customer is told why, in the page and by mail.
    await server.runJobs();
    const told = server.mails.find(({ subject }) => subject === `${seenNumber} was canceled`);
    expect(told?.text).toContain('The buyer withdrew the order');
    expect((await set({ status: 'dispatched', seen: 'canceled' })).status).toBe(200);
    expect((await shown()).status).toBe('dispatched');
  });
});

describe('notes', () => {
  const note = (text: string, forCustomer: boolean, noteId = crypto.randomUUID()) => ({
    note_id: noteId,
    text,
    for_customer: forCustomer,
  });

  it('stay, two at once and one sent twice, and only the customer’s reach the customer [ADMIN-08]', async () => {
    const own = note('Dock 4 is closed this week', false);
    const told = note('Your driver will call ahead', true);
    await Promise.all([ops.post(path('notes'), own), other.post(path('notes'), told), ops.post(path('notes'), own)]);
    expect((await desk()).notes.map(({ text }) => text).toSorted()).toEqual([own.text, told.text]);
    const shipment = await seenByCustomer();
    expect(shipment.provider_notes.map(({ text }) => text)).toEqual([told.text]);
    expect(JSON.stringify(shipment)).not.toContain(own.text);
  });
});

describe('a PRO number', () => {
  const correct = async (pro: string, seen: string | null, as = ops) => as.put(path('pro'), { pro_number: pro, seen });
  const found = async (number: string) =>
    ((await ops.get(`/api/admin/shipments?search=${number}`)).body.data as unknown as { id: string }[]).map(
      (row) => row.id,
    );

  it('is corrected, found by the new number and no more by the old [ADMIN-08]', async () => {
    const old = (await shown()).pro_number;
    expect((await correct('7730 0111 229', old)).status).toBe(200);
    expect((await shown()).pro_number).toBe('77300111229');
    expect(await found('77300111229')).toEqual([id]);
    expect(old).not.toBeNull();
    expect(await found(old ?? '')).toEqual([]);
    expect((await desk()).activity[0]).toMatchObject({
      action: 'shipment.pro_corrected',
      before: { pro_number: old },
      after: { pro_number: '77300111229' },
    });
  });

  it('is refused when its carrier does not number so [ADMIN-08]', async () => {
    const { database } = server.services;
    await database.staff.updateTable('shipments').set({ scac: 'SEFL' }).where('id', '=', id).execute();
    const { status, body } = await correct('12345', (await shown()).pro_number);
    expect([status, body.errors]).toMatchObject([422, { pro_number: ['Enter a PRO number of this carrier'] }]);
  });

  it('belongs to one shipment of a carrier, and to the first of two people [ADMIN-08]', async () => {
    const seen = (await shown()).pro_number;
    const answers = await Promise.all([correct('88100200301', seen), correct('88100200302', seen, other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const taken = (await shown()).pro_number ?? '';
    server.clock.set('2026-11-16T14:40:00.000Z');
    const mine = id;
    id = (await bookShipment(await asCustomer())).shipment.id;
    await server.services.database.staff.updateTable('shipments').set({ scac }).where('id', '=', id).execute();
    server.clock.set('2026-11-18T21:00:00.000Z');
    ops = await signIn(server.app, (await addPerson(server, { roles: ['fpg_ops'] })).email);
    const { body } = await correct(taken, (await shown()).pro_number);
    expect(body.errors).toMatchObject({ pro_number: ['Another shipment of this carrier has this PRO number'] });
    id = mine;
  });
});

describe('a paper', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n');
  const send = (content: Buffer, kind = 'delivery_receipt') =>
    ops.post(`${path('files')}?kind=${kind}&name=pod.pdf`, content, {
      'content-type': 'application/octet-stream',
    });

  it('is found by the customer among the documents, once [ADMIN-08]', async () => {
    expect(await send(pdf)).toMatchObject({ status: 200 });
    expect((await send(pdf)).status).toBe(200);
    const shipment = await seenByCustomer();
    expect(shipment.files).toMatchObject([{ kind: 'delivery_receipt', media_type: 'application/pdf' }]);
    expect((await (await asCustomer()).get(shipment.files[0]?.url ?? '')).status).toBe(200);
  });

  it('is known by its content, not by its name [ADMIN-08]', async () => {
    for (const content of [Buffer.from('<script>alert(1)</script>'), pdf.subarray(0, 12), Buffer.alloc(0)])
      expect((await send(content)).status).toBe(422);
    expect((await shown()).files).toEqual([]);
  });
});

describe('a pickup on another day', () => {
  const body = { date: '2026-11-20', ready_at: '09:00', closes_at: '16:00', how: 'phone', pickup_number: null };

  it('is written down as agreed by phone [ADMIN-08]', async () => {
    expect((await ops.post(path('pickup'), body)).status).toBe(200);
    expect(await seenByCustomer()).toMatchObject({ pickup_date: '2026-11-20', ready_at: '09:00' });
    expect(await actions()).toContain('shipment.pickup_rescheduled');
  });

  it('moves a delivery day that it would leave before the pickup [ADMIN-08, TRACK-05]', async () => {
    const { transit_days: days, delivery_date: due } = await seenByCustomer();
    const date = addBusinessDays(due ?? '', 1, { holidays: ltlClosures });
    expect((await ops.post(path('pickup'), { ...body, date })).status).toBe(200);
    expect((await seenByCustomer()).delivery_date).toBe(addBusinessDays(date, days, { holidays: ltlClosures }));
  });

  it('is none in the past, none after the freight left, and none with a carrier that takes no requests', async () => {
    expect((await ops.post(path('pickup'), { ...body, date: '2026-11-17' })).status).toBe(422);
    const refused = await ops.post(path('pickup'), { ...body, how: 'carrier' });
    expect([refused.status, refused.body.code]).toEqual([409, 'pickup_not_cancelable']);
    await ops.post(path('events'), event);
    expect((await ops.post(path('pickup'), body)).body.code).toBe('pickup_refused');
  });
});

describe('who may', () => {
  it('accounting looks and changes nothing; a customer sees none of it [ADMIN-08, ROLE-07]', async () => {
    const reader = await signIn(server.app, (await addPerson(server, { roles: ['fpg_accounting'] })).email);
    expect((await reader.get(path('desk'))).status).toBe(200);
    expect((await reader.post(path('events'), event)).status).toBe(403);
    expect((await (await asCustomer()).get(path('desk'))).status).toBe(403);
  });
});

import type { CarrierLoad, CheckCallInput, RateConfirmation, Shipment } from '@waybill/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../../../testing/browser.ts';
import { textOf } from '../../../core/documents/testing/pdf-reader.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { ordinaryMonday, startTestServer, type TestServer } from '../../../testing/server.ts';
import { bookedTruckload, mailedToken, ordinaryConfirmation, sentToCarrier } from '../../../testing/truckload.ts';

let server: TestServer;
let customerEmail: string;
let salesEmail: string;
let customer: Browser;
let sales: Browser;
let carrier: Browser;

beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  customerEmail = (await addPerson(server, { accountRole: 'owner' })).email;
  salesEmail = (await addPerson(server, { roles: ['fpg_sales'] })).email;
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.set(ordinaryMonday);
  customer = await signIn(server.app, customerEmail);
  sales = await signIn(server.app, salesEmail);
  carrier = await openBrowser(server.app);
});

const page = (token: string) => `/api/carrier-loads/${token}`;
const driver = { driver_name: 'Pat Doe', driver_phone: '603-555-0177', truck_number: '114', trailer_number: '53-208' };
const accept = (token: string) => carrier.post(`${page(token)}/accept`, { name: 'Sam Doe', ...driver });
const report = (token: string, call: Partial<CheckCallInput>) =>
  carrier.post(`${page(token)}/check-calls`, {
    date: '2026-11-18',
    time: '13:05',
    time_zone: 'America/New_York',
    ...call,
  });

async function sent(): Promise<{ id: string; token: string }> {
  const { shipment } = await bookedTruckload(server, customer, sales);
  const id = shipment?.id ?? '';
  return { id, token: await sentToCarrier(server, sales, id) };
}
const shipmentOf = async (id: string) => (await customer.get(`/api/shipments/${id}`)).body.data as Shipment;
const confirmationsOf = async (id: string) =>
  (await sales.get(`/api/admin/shipments/${id}/rate-confirmations`)).body.data as unknown as RateConfirmation[];

describe('a rate confirmation', () => {
  it('is mailed to the carrier with its paper and a link [TL-02]', async () => {
    const { id, token } = await sent();
    const mail = server.mails.findLast(({ text }) => text.includes(token));
    expect(mail).toMatchObject({ to: 'dispatch@placeholder.example' });
    expect(mail?.text).toContain('$1,480.00');
    const [attachment] = mail?.attachments ?? [];
    const paper = textOf(attachment?.content as Buffer).join(' ');
    const { bol_number: bol } = await shipmentOf(id);
    for (const said of [
      bol,
      '$1,480.00',
      'Placeholder Trucking (PLTK)',
      'Harbor Tools',
      'Two load bars.',
      'Dry van 53 ft',
    ]) {
      expect(paper).toContain(said);
    }
    // The carrier must not see the customer's price.
    expect(paper).not.toContain('1,900.00');
  });

  it('shows what was booked, whatever happened to the quote since [TL-02]', async () => {
    const wanted = {
      stops: [{ kind: 'delivery', country: 'US', postal_code: '10001', site_type: 'business' } as const],
      pickup_until: '2026-11-19',
      deliver_from: '2026-11-23',
      deliver_until: '2026-11-24',
      team: true,
    };
    const { shipment } = await bookedTruckload(server, customer, sales, wanted);
    const id = shipment?.id ?? '';
    await server.services.database.staff
      .updateTable('quotes')
      .set({ request: sql`request - 'truckload'` })
      .where('id', '=', (await shipmentOf(id)).quote_id)
      .execute();
    const token = await sentToCarrier(server, sales, id);
    const [attachment] = server.mails.findLast(({ text }) => text.includes(token))?.attachments ?? [];
    const paper = textOf(attachment?.content as Buffer).join(' ');
    for (const said of [
      'Dry van 53 ft',
      'New York, NY 10001',
      'Nov 19, 2026',
      'Nov 23, 2026',
      'Nov 24, 2026',
      'team drivers',
    ]) {
      expect(paper).toContain(said);
    }
  });

  it('and the bill of lading say the temperature that was asked for, each in its text [BOOK-05, TL-01, TL-02]', async () => {
    const { shipment } = await bookedTruckload(server, customer, sales, {
      temperature: { min: 34, max: 38, unit: 'F' },
    });
    const id = shipment?.id ?? '';
    const token = await sentToCarrier(server, sales, id);
    const [confirmation] = server.mails.findLast(({ text }) => text.includes(token))?.attachments ?? [];
    expect(textOf(confirmation?.content as Buffer).join(' ')).toContain('34 to 38 °F');
    const bill = await customer.get(`/api/shipments/${id}/documents/bill-of-lading`);
    expect(textOf(bill.bytes).join(' ')).toContain('Keep at 34 to 38 °F.');
  });

  it('sent twice is one, and a new one replaces an unanswered one', async () => {
    const { id, token } = await sent();
    const again = ordinaryConfirmation({ email: 'second@placeholder.example' });
    const send = () => sales.post(`/api/admin/shipments/${id}/rate-confirmations`, again);
    expect([(await send()).status, (await send()).status]).toEqual([201, 200]);
    expect((await confirmationsOf(id)).map(({ state }) => state).toSorted()).toEqual(['sent', 'withdrawn']);
    const over = await carrier.get(page(token));
    expect([over.status, over.body.code]).toEqual([410, 'link_expired']);
    expect((await carrier.get(page(await mailedToken(server, 'carrier/loads')))).status).toBe(200);
  });

  it('is only for the desk', async () => {
    const { id } = await sent();
    expect((await customer.get(`/api/admin/shipments/${id}/rate-confirmations`)).status).toBe(403);
    expect((await customer.get(`/api/shipments/${id}`)).text).not.toMatch(/148000|Placeholder Trucking/);
  });

  it('shows its carrier the load, but who ships it only once it is accepted', async () => {
    const { token } = await sent();
    const load = (await carrier.get(page(token))).body.data as CarrierLoad;
    expect(load).toMatchObject({
      state: 'sent',
      cost: { amount: 148_000 },
      pickup: { city: 'Manchester', address: null },
      equipment: { name: 'Dry van 53 ft', name_es: 'Caja seca de 53 ft' },
      can_report: [],
    });
    await accept(token);
    expect((await carrier.get(page(token))).body.data).toMatchObject({
      state: 'accepted',
      pickup: { address: { company: 'Harbor Tools' } },
      can_report: ['picked_up', 'delayed'],
    });
  });
});

describe('a carrier that accepts', () => {
  it('has the shipment dispatched with its driver and truck, and sales are notified [TL-02]', async () => {
    const { id, token } = await sent();
    expect((await accept(token)).status).toBe(200);
    expect(await shipmentOf(id)).toMatchObject({
      status: 'dispatched',
      carrier_name: 'Placeholder Trucking',
      scac: 'PLTK',
    });
    const [confirmation] = await confirmationsOf(id);
    expect(confirmation).toMatchObject({
      state: 'accepted',
      answered_by: 'Sam Doe',
      answered_at: ordinaryMonday,
      driver,
    });
    const { notices } = (await sales.get('/api/notices')).body.data as { notices: { kind: string; params: object }[] };
    expect(notices[0]).toMatchObject({ kind: 'carrier_load_accepted', params: { carrier: 'Placeholder Trucking' } });
    await server.runJobs();
    expect(server.mails.findLast(({ to }) => to === salesEmail)?.text).toContain(
      'Sam Doe of Placeholder Trucking accepted RC-',
    );
    const { email } = await addPerson(server, { roles: ['fpg_admin'] });
    const admin = await signIn(server.app, email);
    const cost = (await admin.get(`/api/admin/shipments/${id}`)).body.data?.['cost'];
    expect(cost).toMatchObject({ total: { amount: 148_000 }, margin: { amount: 42_000 } });
  });

  it('reports pickup, the way and delivery into the tracking of the customer [TL-02]', async () => {
    const { id, token } = await sent();
    await accept(token);
    server.clock.set('2026-11-20T21:00:00.000Z');
    customer = await signIn(server.app, customerEmail);
    const statuses: unknown[] = [];
    for (const call of [
      { what: 'picked_up' },
      { what: 'moved', date: '2026-11-19', time: '09:00', city: 'Buffalo', state: 'ny', note: 'Through Buffalo' },
      { what: 'proof_of_delivery', date: '2026-11-20', time: '14:10', time_zone: 'America/Chicago' },
    ] as const) {
      const answer = await report(token, call);
      statuses.push([answer.status, (await shipmentOf(id)).status]);
    }
    expect(statuses).toEqual([
      [200, 'in_transit'],
      [200, 'in_transit'],
      [200, 'delivered'],
    ]);
    const { events, delivered_at: delivered } = (await shipmentOf(id)) as Shipment & {
      events: { text: string; city: string | null; state: string | null }[];
    };
    expect(delivered).toBe('2026-11-20T20:10:00.000Z');
    expect(events.slice(0, 3).map(({ text, city, state }) => [text, city, state])).toEqual([
      ['Delivered', 'Chicago', 'IL'],
      ['Through Buffalo', 'Buffalo', 'NY'],
      ['Picked up', 'Manchester', 'NH'],
    ]);
  });

  it('says the same twice and is heard once', async () => {
    const { id, token } = await sent();
    await accept(token);
    server.clock.set('2026-11-18T19:00:00.000Z');
    customer = await signIn(server.app, customerEmail);
    const answers = await Promise.all([1, 2, 3].map(() => report(token, { what: 'picked_up' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const load = (await carrier.get(page(token))).body.data as CarrierLoad;
    expect(load.check_calls).toHaveLength(1);
    expect((await shipmentOf(id)).status).toBe('in_transit');
  });

  it('cannot report what is still to come, what cannot be, or on a load it did not accept', async () => {
    const { token } = await sent();
    expect((await report(token, { what: 'picked_up', date: '2026-11-16', time: '09:30' })).body.code).toBe('conflict');
    await accept(token);
    expect((await report(token, { what: 'picked_up' })).body.errors).toHaveProperty('time');
    const early = await report(token, { what: 'proof_of_delivery', date: '2026-11-16', time: '09:30' });
    expect(early.body.code).toBe('conflict');
    expect((await report(token, { what: 'picked_up', date: '2026-11-10' })).body.errors).toHaveProperty('date');
    const load = (await carrier.get(page(token))).body.data as CarrierLoad;
    expect([load.status, load.check_calls]).toEqual(['dispatched', []]);
  });

  it('may name another driver until it is delivered, and give the load back through the desk', async () => {
    const { id, token } = await sent();
    await accept(token);
    const changed = await carrier.send('PUT', `${page(token)}/driver`, { ...driver, driver_name: 'Kim Doe' });
    expect(changed.body.data).toMatchObject({ driver: { driver_name: 'Kim Doe' } });
    const other = await sales.post(`/api/admin/shipments/${id}/rate-confirmations`, ordinaryConfirmation());
    expect(other.body.code).toBe('conflict');
    const [confirmation] = await confirmationsOf(id);
    expect((await sales.post(`/api/admin/rate-confirmations/${confirmation?.id}/withdraw`)).status).toBe(200);
    expect((await carrier.get(page(token))).body.code).toBe('link_expired');
    const next = await sales.post(`/api/admin/shipments/${id}/rate-confirmations`, ordinaryConfirmation());
    expect(next.status).toBe(201);
  });
});

describe('a link of a carrier', () => {
  it('that was declined or expired says so and reveals nothing [TL-02]', async () => {
    const declined = await sent();
    const said = await carrier.post(`${page(declined.token)}/decline`, { name: 'Sam Doe', reason: 'No truck.' });
    expect([said.status, said.body.data?.['state']]).toEqual([200, 'declined']);
    expect(await confirmationsOf(declined.id)).toMatchObject([{ state: 'declined', reason: 'No truck.' }]);
    const late = await sent();
    server.clock.set('2026-11-17T22:00:00.000Z');
    for (const [token, code] of [
      [declined.token, 'link_used'],
      [late.token, 'link_expired'],
    ] as const) {
      const answers = [await carrier.get(page(token)), await accept(token), await carrier.get(`${page(token)}/paper`)];
      for (const answer of answers) {
        expect([answer.status, answer.body.code]).toEqual([410, code]);
        expect(answer.text).not.toMatch(/Manchester|Harbor|148000/);
      }
    }
    sales = await signIn(server.app, salesEmail);
    expect((await confirmationsOf(late.id))[0]?.state).toBe('expired');
  });

  it('closes a week after delivery', async () => {
    const { token } = await sent();
    await accept(token);
    server.clock.set('2026-11-20T21:00:00.000Z');
    await report(token, { what: 'picked_up' });
    await report(token, { what: 'proof_of_delivery', date: '2026-11-20', time: '14:10' });
    expect((await carrier.get(page(token))).body.data).toMatchObject({ status: 'delivered', can_report: [] });
    server.clock.advance(8 * 86_400_000);
    expect((await carrier.get(page(token))).body.code).toBe('link_expired');
  });

  it('has one answer of a yes and a no, or two of either, at the same time', async () => {
    const { id, token } = await sent();
    const decline = () => carrier.post(`${page(token)}/decline`, { name: 'Lee Doe' });
    const answers = await Promise.all([accept(token), decline(), accept(token), decline()]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410, 410, 410]);
    const won = answers.findIndex(({ status }) => status === 200) % 2 === 0 ? 'accepted' : 'declined';
    expect((await confirmationsOf(id))[0]?.state).toBe(won);
    expect((await shipmentOf(id)).status).toBe(won === 'accepted' ? 'dispatched' : 'pending');
  });
});

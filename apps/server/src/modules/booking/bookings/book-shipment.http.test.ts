import type { Shipment } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookingOf, bookShipment, ordinaryRequest, quoteAs } from '../../../testing/journey.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let browser: Browser;
let accountId: string;
beforeAll(async () => {
  server = await startTestServer({ carriers: true });
  browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
  accountId = await accountIdOf(browser);
});
afterAll(() => server.close());

const book = (body: object, id: string = crypto.randomUUID()) =>
  browser.post('/api/shipments', body, { 'idempotency-key': id });
const shipmentsOf = async (id: string) =>
  (await server.services.database.staff.selectFrom('shipments').select('id').where('id', '=', id).execute()).length;

describe('a booking', () => {
  it('comes back with numbers, charges and documents [BOOK-04, BOOK-06]', async () => {
    const { shipment } = await bookShipment(browser);
    expect(shipment.bol_number).toMatch(/^WB\d{12}$/);
    expect(shipment.pro_number).toMatch(/^\d{3}-\d+$/);
    expect(shipment.pickup_number).toMatch(/^PU\d+$/);
    expect(shipment.status).toBe('pending');
    expect(shipment.charges.at(-1)).toMatchObject({ kind: 'total', amount: shipment.total });
    expect(shipment.documents.map(({ kind }) => kind)).toEqual(['bill-of-lading', 'unit-labels', 'packing-slip']);
    expect(shipment.references).toEqual([{ type: 'po_number', number: '4471-B' }]);
  });

  it('is made once for twenty submits at the same time with the same id [BOOK-07]', async () => {
    const body = bookingOf(await quoteAs(browser));
    const id = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => book(body, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body: { data } }) => (data as unknown as Shipment).bol_number)).size).toBe(1);
    expect(await shipmentsOf(id)).toBe(1);
  });

  it('cannot be sent again with other details [BOOK-07]', async () => {
    const body = bookingOf(await quoteAs(browser));
    const id = crypto.randomUUID();
    await book(body, id);
    const answer = await book({ ...body, notes: 'Use the back door' }, id);
    expect([answer.status, answer.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('needs an id of its own [BOOK-07]', async () => {
    const answer = await browser.post('/api/shipments', bookingOf(await quoteAs(browser)));
    expect([answer.status, answer.body.codes]).toEqual([422, { idempotency_key: ['required'] }]);
  });

  it('that a killed process left after its claim is finished by the next one [BOOK-07]', async () => {
    const body = bookingOf(await quoteAs(browser));
    const id = crypto.randomUUID();
    await server.services.database.staff
      .insertInto('bookings')
      .values({
        account_id: accountId,
        id,
        request_hash: Buffer.alloc(32),
        state: 'claimed',
        quote_id: body.quote_id,
        rate_id: body.rate_id,
        request: JSON.stringify({ ...body, notes: null }),
        created_at: server.clock(),
        updated_at: server.clock(),
      })
      .execute();
    server.clock.advance(31_000);
    await server.runCron('bookings.resume');
    await server.runCron('bookings.resume');
    expect(await shipmentsOf(id)).toBe(1);
  });

  it('leaves an audit entry that names who and what', async () => {
    const { shipmentId, shipment } = await bookShipment(browser);
    const entries = await server.services.database.staff
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_id', '=', shipmentId)
      .where('action', '=', 'shipment.booked')
      .execute();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      account_id: accountId,
      actor_kind: 'user',
      after: { bol_number: shipment.bol_number },
    });
  });

  it('stores the carrier cost, visible only to staff', async () => {
    const { shipmentId, shipment } = await bookShipment(browser);
    const staff = await signIn(server.app, (await addPerson(server, { roles: ['fpg_ops'] })).email);
    const seen = (await staff.get(`/api/admin/shipments/${shipmentId}`)).body.data as unknown as {
      cost: { total: { amount: number }; margin: { amount: number } };
    };
    const sold = shipment.charges.find(({ kind }) => kind === 'without_insurance')!.amount.amount;
    expect(seen.cost.total.amount + seen.cost.margin.amount).toBe(sold);
    expect((await browser.get(`/api/shipments/${shipmentId}`)).text).not.toMatch(/"cost"|"margin"/);
  });
});

describe('what may not be booked', () => {
  it('an expired quote [QUOTE-22]', async () => {
    const body = bookingOf(await quoteAs(browser));
    server.clock.advance(7 * 24 * 3600_000 + 1);
    // The session has also passed its absolute lifetime.
    browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper', accountId })).email);
    const answer = await book(body);
    expect([answer.status, answer.body.code]).toEqual([409, 'quote_expired']);
    server.clock.set('2026-11-16T14:30:00.000Z');
    browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper', accountId })).email);
  });

  it('a pickup day that has come in the meantime [QUOTE-22]', async () => {
    const body = bookingOf(await quoteAs(browser));
    server.clock.set('2026-11-18T14:30:00.000Z');
    browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper', accountId })).email);
    const answer = await book(body);
    expect([answer.status, answer.body.code]).toEqual([409, 'quote_expired']);
    server.clock.set('2026-11-16T14:30:00.000Z');
    browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper', accountId })).email);
  });

  it('hazardous freight that the shipper does not certify [BOOK-05]', async () => {
    const [line] = ordinaryRequest.items;
    const hazmat = {
      id_number: 'UN1263',
      proper_name: 'Paint',
      hazard_class: '3',
      packing_group: 'II',
      emergency_contact: 'Safety desk',
      emergency_phone: '800-555-0199',
    } as const;
    const paint = { ...line, hazardous: true, hazmat };
    const quote = await quoteAs(browser, { items: [paint] });
    const body = bookingOf(quote);
    const answer = await book(body);
    expect([answer.status, answer.body.codes]).toEqual([422, { hazmat_certified: ['required'] }]);
    // As it was quoted before the packing group was asked for.
    const stated = (items: object[]) =>
      server.services.database.staff
        .updateTable('quotes')
        .set({ request: JSON.stringify({ ...quote.request, items }) })
        .where('id', '=', quote.id)
        .execute();
    await stated([{ ...paint, hazmat: { ...hazmat, packing_group: null } }]);
    const unclear = await book({ ...body, hazmat_certified: true });
    expect(unclear.body.errors).toEqual({
      hazmat_certified: ['UN1263 needs a packing group. Edit the shipment details to add it.'],
    });
    await stated([paint]);
    expect((await book({ ...body, hazmat_certified: true })).status).toBe(201);
  });

  it('anything while the account is on credit hold; quoting goes on [BOOK-11]', async () => {
    const hold = (credit_status: string) =>
      server.services.database.staff
        .updateTable('accounts')
        .set({ credit_status })
        .where('id', '=', accountId)
        .execute();
    const body = bookingOf(await quoteAs(browser));
    await hold('hold');
    const answer = await book(body);
    expect([answer.status, answer.body.code]).toEqual([403, 'credit_hold']);
    await quoteAs(browser);
    await hold('good');
  });

  it('by a person who may only quote', async () => {
    const body = bookingOf(await quoteAs(browser));
    const quoter = await signIn(server.app, (await addPerson(server, { accountRole: 'quoter', accountId })).email);
    const answer = await quoter.post('/api/shipments', body, { 'idempotency-key': crypto.randomUUID() });
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
  });

  const wrong = [
    ['a phone that is none', { pickup: { phone: '12' } }, 'pickup.phone', 'invalid_phone', 'Enter valid number'],
    ['an email that is none', { delivery: { email: 'nobody' } }, 'delivery.email', 'invalid_email', 'Invalid email'],
    ['a time that is none', { ready_at: '25:00' }, 'ready_at', 'invalid_time', 'Please enter a valid time'],
    ['a missing street', { pickup: { street_lines: [] } }, 'pickup.street_lines', 'required', 'Field is required'],
  ] as const;
  for (const [what, changes, field, code, text] of wrong) {
    it(`${what} [BOOK-03]`, async () => {
      const body = bookingOf(await quoteAs(browser));
      const pickup = { ...body.pickup, ...('pickup' in changes ? changes.pickup : {}) };
      const delivery = { ...body.delivery, ...('delivery' in changes ? changes.delivery : {}) };
      const answer = await book({ ...body, ...changes, pickup, delivery });
      expect(answer.status).toBe(422);
      expect([answer.body.codes?.[field], answer.body.errors?.[field]]).toEqual([[code], [text]]);
    });
  }
});

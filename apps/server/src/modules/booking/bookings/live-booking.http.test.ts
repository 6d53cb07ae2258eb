import type { BookingRequestInput, BookingWire, Shipment } from '@waybill/contract';
import type { Fault } from '@waybill/carriers/simulators';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Seen } from '../../../testing/browser.ts';
import { bookingWith, startOutside, type OutsideServer } from '../../../testing/outside.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';

const settleSeconds = 60;
let server: OutsideServer;
let browser: Browser;
let accountId: string;
beforeAll(async () => {
  const deadlines = { book: 1500, find: 1500 };
  server = await startOutside([
    { adapter: 'usps', scac: 'KEYS', mode: 'parcel', deadlines },
    { adapter: 'rl-carriers', scac: 'FIND', mode: 'ltl', deadlines, settleSeconds },
    { adapter: 'tforce', scac: 'NONE', mode: 'ltl', deadlines },
    { adapter: 'ups', scac: 'GIFS', mode: 'parcel', deadlines },
  ]);
  browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
  accountId = await accountIdOf(browser);
});
afterAll(() => server.close());
afterEach(() => {
  for (const scac of ['KEYS', 'FIND', 'NONE', 'GIFS']) server.carrier(scac).simulator.faults.plan([]);
});

const bodyFor = (scac: string): Promise<BookingRequestInput> => bookingWith(browser, scac, modeOf(scac));
const modeOf = (scac: string) => (scac === 'KEYS' || scac === 'GIFS' ? 'parcel' : 'ltl');
const book = (body: BookingRequestInput, id: string): Promise<Seen> =>
  browser.post('/api/shipments', body, { 'idempotency-key': id });
const plan = (scac: string, faults: readonly Fault[]) => server.carrier(scac).simulator.faults.plan(faults);
const booking = async (id: string) => (await browser.get(`/api/bookings/${id}`)).body.data as BookingWire;
const shipmentOf = (answer: Seen) => answer.body.data as Shipment;
const rowOf = (id: string) =>
  server.services.database.staff.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
/** Bookings in the carrier's own log for one of ours. */
async function madeFor(scac: string, id: string): Promise<unknown[]> {
  const { reference } = await rowOf(id);
  const made = server
    .carrier(scac)
    .calls('book')
    .filter(({ facts }) => facts['reference'] === reference && facts['created'] === true);
  return made.map(({ facts }) => facts['booking']);
}
const bookCalls = (scac: string) => server.carrier(scac).calls('book').length;
async function later(seconds: number): Promise<void> {
  server.clock.advance(seconds * 1000);
  await server.runCron('bookings.resume');
}

describe('a booking with a carrier outside', () => {
  for (const scac of ['KEYS', 'FIND', 'NONE']) {
    it(`comes back with the carrier's numbers, and is found by them: ${scac} [BOOK-06]`, async () => {
      const id = crypto.randomUUID();
      const answer = await book(await bodyFor(scac), id);
      expect(answer.status).toBe(201);
      const shipment = shipmentOf(answer);
      expect(shipment).toMatchObject({ id, scac, status: 'pending' });
      expect(await madeFor(scac, id)).toHaveLength(1);
      const number = shipment.tracking_numbers[0] ?? shipment.pro_number ?? '';
      expect(number).toMatch(/^[A-Z0-9]{8,}/);
      const found = await browser.get(`/api/shipments?search=${encodeURIComponent(number)}`);
      expect((found.body.data as unknown as Shipment[]).map((row) => row.id)).toEqual([id]);
    });

    it(`is made once for twenty submits at the same time: ${scac} [BOOK-07]`, async () => {
      const [body, id, before] = [await bodyFor(scac), crypto.randomUUID(), bookCalls(scac)];
      const answers = await Promise.all(Array.from({ length: 20 }, () => book(body, id)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      expect(new Set(answers.map((answer) => shipmentOf(answer).bol_number)).size).toBe(1);
      expect(bookCalls(scac)).toBe(before + 1);
    });

    it(`that the carrier rejects is reported with the number to call: ${scac} [BOOK-08]`, async () => {
      plan(scac, [{ kind: 'rate_limited', operation: 'book', times: 1 }]);
      const [body, id] = [await bodyFor(scac), crypto.randomUUID()];
      const answer = await book(body, id);
      expect([answer.status, answer.body.code]).toEqual([502, 'booking_failed']);
      expect(answer.body.message).toBe(
        'We are having technical difficulties completing the booking process at the moment. Please call 1-800-555-0100 Option 2 for immediate assistance.',
      );
      // The same id has the same outcome, and nothing is sent again.
      const before = bookCalls(scac);
      expect((await book(body, id)).status).toBe(502);
      expect(bookCalls(scac)).toBe(before);
      expect(await booking(id)).toMatchObject({ state: 'rejected', shipment_id: null });
    });
  }

  for (const kind of ['lost_reply', 'failure_after_success', 'garbage', 'truncated', 'late'] as const) {
    for (const scac of ['KEYS', 'FIND']) {
      it(`is taken over when its answer was lost (${kind}): ${scac} [BOOK-06, BOOK-07]`, async () => {
        plan(scac, [{ kind, operation: 'book', times: 1, ms: 2500 }]);
        const [body, id] = [await bodyFor(scac), crypto.randomUUID()];
        const answer = await book(body, id);
        expect(answer.status).toBe(202);
        expect(answer.body.data).toMatchObject({ id, state: 'confirming', shipment_id: null, reason: null });
        // A second request in the meantime is also still being confirmed.
        expect((await book(body, id)).status).toBe(202);
        await later(5);
        expect(await booking(id)).toMatchObject({ state: 'booked', shipment_id: id });
        expect((await book(body, id)).status).toBe(201);
        expect(await madeFor(scac, id)).toHaveLength(1);
        const how = scac === 'KEYS' ? 'same_answer' : 'found';
        expect((await rowOf(id)).reconciled_how).toBe(how);
      });
    }
  }

  it('that never reached the carrier is rejected once it must be there, and not before [BOOK-06]', async () => {
    plan('FIND', [{ kind: 'reset', operation: 'book', times: 1 }]);
    const id = crypto.randomUUID();
    expect((await book(await bodyFor('FIND'), id)).status).toBe(202);
    await later(10);
    expect(await booking(id)).toMatchObject({ state: 'confirming' });
    await later(20);
    expect(await booking(id)).toMatchObject({ state: 'confirming' });
    await later(settleSeconds);
    expect(await booking(id)).toMatchObject({
      state: 'rejected',
      reason: 'The carrier has no booking under our number',
    });
    expect((await rowOf(id)).reconciled_how).toBe('not_found');
    expect(await madeFor('FIND', id)).toEqual([]);
  });

  it('is asked about again while the look-up fails too, and never sent as new [BOOK-07]', async () => {
    plan('FIND', [
      { kind: 'lost_reply', operation: 'book', times: 1 },
      { kind: 'unavailable', operation: 'track', times: 2 },
    ]);
    const id = crypto.randomUUID();
    const before = bookCalls('FIND');
    await book(await bodyFor('FIND'), id);
    await later(5);
    expect(await booking(id)).toMatchObject({ state: 'confirming' });
    await later(20);
    expect(await booking(id)).toMatchObject({ state: 'booked' });
    expect(bookCalls('FIND')).toBe(before + 1);
  });

  it('is handed to staff by a carrier that takes no key and looks nothing up, and never sent again [BOOK-07]', async () => {
    plan('NONE', [{ kind: 'lost_reply', operation: 'book', times: 1 }]);
    const [body, id, before] = [await bodyFor('NONE'), crypto.randomUUID(), bookCalls('NONE')];
    expect((await book(body, id)).status).toBe(202);
    expect((await rowOf(id)).needs_staff).toBe(true);
    for (const seconds of [5, 60, 3600, 24 * 3600]) await later(seconds);
    server.clock.advance(-(5 + 60 + 3600 + 24 * 3600) * 1000);
    await server.runJobs();
    expect((await book(body, id)).status).toBe(202);
    expect(await booking(id)).toMatchObject({ state: 'confirming' });
    expect(bookCalls('NONE')).toBe(before + 1);
  });

  it('of a process that died during the call is looked up by the next one [BOOK-07]', async () => {
    const [body, id] = [await bodyFor('FIND'), crypto.randomUUID()];
    let dead = false;
    const services = server.services as { checkpoint?: (step: string) => Promise<void> };
    services.checkpoint = async (step) => {
      if (step === 'before_reply_is_kept' && !dead) {
        dead = true;
        throw new Error('The process died here');
      }
    };
    expect((await book(body, id)).status).toBe(500);
    delete services.checkpoint;
    expect((await rowOf(id)).state).toBe('sending');
    await later(5);
    expect((await rowOf(id)).state).toBe('sending');
    await later(10);
    await later(5);
    expect(await booking(id)).toMatchObject({ state: 'booked' });
    expect(await madeFor('FIND', id)).toHaveLength(1);
  });

  it('of another account is not shown', async () => {
    const id = crypto.randomUUID();
    await book(await bodyFor('FIND'), id);
    const stranger = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
    expect((await stranger.get(`/api/bookings/${id}`)).status).toBe(404);
    expect(accountId).toBe(await accountIdOf(browser));
  });
});

describe('labels', () => {
  const fileOf = async (shipment: Shipment, mediaType: string) => {
    const file = shipment.files.find(({ media_type: type }) => type === mediaType);
    if (file === undefined) throw new Error(`No ${mediaType} among ${JSON.stringify(shipment.files)}`);
    return browser.get(file.url);
  };

  it('come with the booking and are kept as files [BOOK-06]', async () => {
    const shipment = shipmentOf(await book(await bodyFor('KEYS'), crypto.randomUUID()));
    expect(shipment.files.map(({ kind, media_type: type, parcel }) => [kind, type, parcel])).toEqual([
      ['label', 'application/pdf', 0],
    ]);
    const answer = await fileOf(shipment, 'application/pdf');
    expect([answer.status, answer.headers['content-type'], answer.text.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    const stranger = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
    expect((await stranger.get(shipment.files[0]!.url)).status).toBe(404);
  });

  it('that are images get a PDF, once [BOOK-06]', async () => {
    const id = crypto.randomUUID();
    const answer = await book(await bodyFor('GIFS'), id);
    const before = shipmentOf(answer);
    expect(before.files.map(({ media_type: type }) => type)).toEqual(['image/gif']);
    plan('GIFS', [{ kind: 'unavailable', operation: 'documents', times: 2 }]);
    await server.runJobs();
    await later(120);
    await server.runCron('bookings.label_pdfs');
    await server.runCron('bookings.label_pdfs');
    const shipment = (await browser.get(`/api/shipments/${id}`)).body.data as Shipment;
    expect(shipment.files.map(({ kind, media_type: type }) => `${kind} ${type}`).toSorted()).toEqual([
      'label image/gif',
      'labels application/pdf',
    ]);
    expect((await fileOf(shipment, 'application/pdf')).text.slice(0, 5)).toBe('%PDF-');
  });
});

import type { BookingRequestInput, Quote, QuoteRequestInput, Shipment } from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { bookingOf, quoteAs } from '../../../testing/journey.ts';
import { bookingWith, startOutside, type OutsideServer } from '../../../testing/outside.ts';
import { addPerson, signIn } from '../../../testing/people.ts';

let server: OutsideServer;
let browser: Browser;
beforeAll(async () => {
  server = await startOutside(
    [
      { adapter: 'usps', scac: 'POST', mode: 'parcel' },
      { adapter: 'ups', scac: 'VANS', mode: 'parcel' },
    ],
    { carriers: true },
  );
  browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
});
afterAll(() => server.close());

const book = (body: object) => browser.post('/api/shipments', body, { 'idempotency-key': crypto.randomUUID() });
const shipmentOf = (answer: { body: { data?: unknown } }) => answer.body.data as Shipment;
const quoteWith = (changes: object): Promise<Quote> => quoteAs(browser, changes);

describe('the cut-off of a pickup of freight', () => {
  it('is held to by the server: the minute itself is in time, the next is not [QUOTE-20]', async () => {
    // November 17, 2026 is the Tuesday before the pickup; 4 p.m. in Manchester, NH is 21:00 UTC.
    server.clock.set('2026-11-17T21:00:30.000Z');
    browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
    const late = bookingOf(await quoteWith({}));
    server.clock.set('2026-11-17T21:01:00.000Z');
    const answer = await book(late);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      409,
      'pickup_cutoff_passed',
      'It’s past the 4:00 PM cutoff for pickup on Nov 18, 2026, local time. Choose a later pickup day and get rates again.',
    ]);
    server.clock.set('2026-11-17T21:00:30.000Z');
    expect((await book(late)).status).toBe(201);
  });
});

describe('the address of a booking', () => {
  it('is asked about before a carrier gets it, when its ZIP code is in another state [BOOK-02]', async () => {
    const body = bookingOf(await quoteWith({ pickup_date: '2026-11-19' }));
    const odd = { ...body, delivery: { ...body.delivery, state: 'WY' } };
    const asked = await book(odd);
    expect([asked.status, asked.body.codes]).toEqual([422, { 'delivery.state': ['zip_in_other_state'] }]);
    expect((await book({ ...odd, place_confirmed: true })).status).toBe(201);
  });
});

describe('a delivery appointment', () => {
  it('may name its day, which is after the pickup and goes on the bill of lading [BOOK-01, BOOK-03]', async () => {
    const appointed = bookingOf(await quoteWith({ pickup_date: '2026-11-19', accessorials: ['APPT'] }));
    const early = await book({ ...appointed, appointment_date: '2026-11-19' });
    expect(early.body.errors).toEqual({ appointment_date: ['Date needs to be after the pickup date.'] });
    const none = await book({ ...appointed, appointment_date: '2026-13-45' });
    expect(none.body.errors).toEqual({ appointment_date: ['Please enter a valid date'] });
    const good = await book({ ...appointed, appointment_date: '2026-11-25' });
    expect(shipmentOf(good).appointment_date).toBe('2026-11-25');
  });

  it('is not asked for where the price has none [BOOK-01]', async () => {
    const plain = bookingOf(await quoteWith({ pickup_date: '2026-11-19' }));
    const answer = await book({ ...plain, appointment_date: '2026-11-25' });
    expect([answer.status, answer.body.codes]).toEqual([422, { appointment_date: ['invalid'] }]);
  });
});

describe('how a carrier comes by a parcel', () => {
  const parcel = async (
    scac: string,
    changes: Partial<BookingRequestInput> = {},
    quoted: Partial<QuoteRequestInput> = {},
  ) => ({
    ...(await bookingWith(browser, scac, 'parcel', quoted)),
    ...changes,
  });
  const termsOf = async ({ quote_id: quote, rate_id: rate }: BookingRequestInput) =>
    (await browser.get(`/api/quotes/${quote}/rates/${rate}/booking-terms`)).body.data;

  beforeAll(async () => {
    // 10 a.m. in Manchester, NH on the Tuesday.
    server.clock.set('2026-11-17T15:00:00.000Z');
    browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
  });

  it('depends on the carrier: vans come on request, the mail carrier comes anyway [BOOK-12]', async () => {
    expect(await termsOf(await parcel('VANS'))).toMatchObject({ pickup_choices: ['scheduled', 'drop_off'] });
    expect(await termsOf(await parcel('POST'))).toMatchObject({ pickup_choices: ['mail_carrier', 'drop_off'] });
    expect(await termsOf(bookingOf(await quoteWith({ pickup_date: '2026-11-20' })))).toEqual({
      pickup_choices: [],
      pickup_with_booking: true,
    });
  });

  it('is noted with the shipment, and a pickup that was chosen is asked for once [BOOK-12]', async () => {
    const dropped = shipmentOf(await book(await parcel('VANS', { pickup_choice: 'drop_off' })));
    expect([dropped.pickup_choice, dropped.pickup_note]).toEqual(['drop_off', 'shipper_drops_off']);
    const fetched = shipmentOf(await book(await parcel('VANS', { pickup_choice: 'scheduled' })));
    expect(fetched.pickup_note).toBe('no_appointment');
    await server.runJobs();
    await server.runJobs();
    const later = shipmentOf(await browser.get(`/api/shipments/${fetched.id}`));
    expect(later.pickup_note).toBe('pickup_confirmed');
    expect(later.pickup_number).toMatch(/\w{6,}/);
    expect(server.carrier('VANS').calls('pickup')).toHaveLength(1);
    const mailed = shipmentOf(await book(await parcel('POST', { pickup_choice: 'mail_carrier' })));
    expect(mailed.pickup_note).toBe('mail_carrier_picks_up');
  });

  it('is only what that carrier offers [BOOK-12]', async () => {
    const answer = await book(await parcel('VANS', { pickup_choice: 'mail_carrier' }));
    expect([answer.status, answer.body.codes]).toEqual([422, { pickup_choice: ['invalid'] }]);
  });

  it('needs a full address at both ends [QUOTE-28]', async () => {
    const body = await parcel('VANS');
    for (const end of ['pickup', 'delivery'] as const)
      for (const [field, gone] of [
        ['street_lines', []],
        ['city', ''],
        ['state', ''],
      ] as const) {
        const answer = await book({ ...body, [end]: { ...body[end], [field]: gone } });
        expect([answer.status, answer.body.errors]).toEqual([422, { [`${end}.${field}`]: ['Field is required'] }]);
      }
  });

  it('cannot be a pickup on the next day once it is past 2 PM there; bringing it can [BOOK-12, QUOTE-26]', async () => {
    server.clock.set('2026-11-17T19:01:00.000Z');
    browser = await signIn(server.app, (await addPerson(server, { accountRole: 'shipper' })).email);
    const body = await parcel('VANS', {}, { pickup_method: 'drop_off' });
    const late = await book({ ...body, pickup_choice: 'scheduled' });
    expect([late.status, late.body.code]).toEqual([409, 'pickup_cutoff_passed']);
    expect((await book({ ...body, pickup_choice: 'drop_off' })).status).toBe(201);
  });
});

import { parcelNumberKind } from '@waybill/freight';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { account, rateInput, booking, collierville, harrison, parcel, plain } from '../../testing/fedex.ts';
import { talk, type Talk } from '../../testing/talk.ts';
import { fedex } from '../../src/fedex/adapter.ts';
import type { PickupInput } from '../../src/kit/index.ts';
import { startSimulator, type Simulator } from '../kit/index.ts';
import { fedexSimulator } from './definition.ts';

// A Tuesday morning in Harrison; an hour of a journey passes in a second.
const morning = Date.parse('2026-11-17T15:00:00Z');
const hourMs = 1000;
let now = morning;
let simulator: Simulator;
let client: Talk;

beforeEach(async () => {
  now = morning;
  simulator = await startSimulator(fedexSimulator, { clock: () => new Date(now), hourMs });
  client = talk(fedex, account, simulator.url);
});
afterEach(() => simulator.close());

async function result<T>(reading: Promise<{ readonly outcome: string; readonly result?: T }>): Promise<T> {
  const read = await reading;
  expect(read).toMatchObject({ outcome: 'done' });
  return read.result as T;
}

const book = () => result(client.ask('book', booking()));
const find = (reference = booking().reference) =>
  result(client.ask('find', { reference, mode: 'parcel', sentOn: '2026-11-17', pickupDate: '2026-11-18' }));
const voidOf = (carrierBookingId: string) =>
  client.ask('void', {
    reference: booking().reference,
    idempotencyKey: 'k',
    carrierBookingId,
    proNumber: null,
    trackingNumbers: [],
  });

describe('parcels with simulated FedEx', () => {
  it('are rated with every service a business gets, quicker ones dearer', async () => {
    const rates = await result(client.ask('rate', rateInput(booking())));
    expect(rates.map(({ serviceCode }) => serviceCode)).toEqual([
      'FIRST_OVERNIGHT',
      'PRIORITY_OVERNIGHT',
      'STANDARD_OVERNIGHT',
      'FEDEX_2_DAY_AM',
      'FEDEX_2_DAY',
      'FEDEX_EXPRESS_SAVER',
      'FEDEX_GROUND',
    ]);
    const totals = rates.map(({ total }) => total);
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    // Overnight from Wednesday is Thursday by half past ten.
    expect(rates[1]).toMatchObject({
      transitDays: 1,
      deliveryDate: '2026-11-19',
      deliverBy: '10:30',
      guaranteed: true,
    });
    expect(rates[6]).toMatchObject({ deliverBy: null, guaranteed: false });
    for (const { lines, total } of rates) {
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      expect(lines.map(({ kind }) => kind)).toEqual(['freight', 'discount', 'fuel']);
    }
  });

  it('pay for homes, signatures and value, by name', async () => {
    const load = { mode: 'parcel', parcels: [parcel] } as const;
    const services = { ...plain, signature: 'adult', declareValue: true } as const;
    const input = { ...rateInput(booking({ load, services })), destination: { ...collierville, residential: true } };
    const ground = (await result(client.ask('rate', input))).at(-1);
    expect(ground).toMatchObject({ serviceCode: 'GROUND_HOME_DELIVERY' });
    // 7.65 for an adult's signature, 1.65 for each of the five hundreds declared, 6.45 for a home by ground.
    expect(ground?.lines.filter(({ kind }) => kind === 'accessorial')).toMatchObject([
      { code: 'RESIDENTIAL_DELIVERY', amount: 645 },
      { code: 'SIGNATURE_OPTION', amount: 765 },
      { code: 'INSURED_VALUE', amount: 825 },
    ]);
  });

  it('get numbers with right check digits, labels, and the price that was quoted [BOOK-06]', async () => {
    const rates = await result(client.ask('rate', rateInput(booking())));
    const booked = await book();
    expect(booked.trackingNumbers).toHaveLength(2);
    expect(booked.trackingNumbers.map(parcelNumberKind)).toEqual(['fedex_express', 'fedex_express']);
    expect(booked.labels.map(({ parcel: place, format }) => [place, format])).toEqual([
      [0, 'pdf'],
      [1, 'pdf'],
    ]);
    expect(Buffer.from(booked.labels[0]!.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(booked.charged?.amount).toBe(rates.find(({ serviceCode }) => serviceCode === 'FEDEX_GROUND')?.total);
    const zpl = await result(client.ask('book', booking({ labelFormat: 'zpl' })));
    expect(Buffer.from(zpl.labels[0]!.base64, 'base64').toString()).toMatch(/^\^XA[^]*\^XZ\s*$/);
    expect(zpl.labels[0]?.format).toBe('zpl');
  });

  it('are found by our reference, in their order', async () => {
    const { trackingNumbers, carrierBookingId } = await book();
    expect((await find()).booked).toMatchObject({ trackingNumbers, carrierBookingId });
    expect((await find('WB0000000000')).booked).toBeNull();
  });

  it('are booked twice when booked twice, as the log tells', async () => {
    const [first, second] = [await book(), await book()];
    expect(second.carrierBookingId).not.toBe(first.carrierBookingId);
    const reading = await client.ask('find', {
      reference: booking().reference,
      mode: 'parcel',
      sentOn: '2026-11-17',
      pickupDate: '2026-11-18',
    });
    expect(reading.messages).toMatchObject([{ code: 'several_bookings' }]);
    const made = simulator.log.entries.filter(({ facts }) => facts['created'] === true);
    expect(made.map(({ facts }) => facts)).toEqual([
      { reference: 'WB2026110001', booking: first.carrierBookingId, created: true },
      { reference: 'WB2026110001', booking: second.carrierBookingId, created: true },
    ]);
  });

  it('are canceled until they are tendered, once', async () => {
    const { carrierBookingId } = await book();
    expect(await voidOf(carrierBookingId)).toMatchObject({ outcome: 'done', result: { already: false } });
    expect(await voidOf(carrierBookingId)).toMatchObject({ outcome: 'done', result: { already: true } });
    expect((await find()).booked).toBeNull();
    expect(simulator.log.entries.filter(({ facts }) => 'voided' in facts)).toHaveLength(1);

    const later = await book();
    now += 5 * hourMs;
    expect(await voidOf(later.carrierBookingId)).toMatchObject({ outcome: 'refused' });
    expect(await voidOf('794953535000')).toMatchObject({
      outcome: 'refused',
      messages: [{ code: 'TRACKINGNUMBER.ENTERED.INVALID' }],
    });
    const stranger = talk(fedex, { ...account, accountNumber: '999999999' }, simulator.url);
    const other = { reference: 'x', idempotencyKey: 'k', carrierBookingId: later.carrierBookingId };
    expect(await stranger.ask('void', { ...other, proNumber: null, trackingNumbers: [] })).toMatchObject({
      messages: [{ code: 'SHIPMENT.USER.UNAUTHORIZED' }],
    });
  });

  it('are scanned on their way, each scan at the clock of its place [TRACK-05]', async () => {
    const quoted = (await result(client.ask('rate', rateInput(booking())))).at(-1);
    const { trackingNumbers } = await book();
    const track = () => result(client.ask('track', { mode: 'parcel', number: trackingNumbers[1]! }));
    const early = await track();
    expect(early.events).toMatchObject([
      { code: 'pre_transit', city: 'Harrison', local: '2026-11-17T09:00:00', offset: '-06:00' },
    ]);
    // The quoted day, counted from the ship date, however fast the journey passes here.
    expect(quoted?.serviceCode).toBe('FEDEX_GROUND');
    expect(early.estimatedDelivery).toBe(quoted?.deliveryDate);
    expect(early.estimatedDelivery! > '2026-11-18').toBe(true);
    now += 5 * hourMs;
    expect((await track()).events.map(({ code }) => code)).toEqual(['accepted', 'pre_transit']);
    now += 400 * hourMs;
    const { events, estimatedDelivery } = await track();
    expect(events[0]).toMatchObject({ code: 'delivered', city: 'Collierville' });
    expect(estimatedDelivery).toBeNull();
    const times = events.map(({ local, offset }) => Date.parse(`${local}${offset}`));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(await client.ask('track', { mode: 'parcel', number: '794953535000' })).toMatchObject({
      outcome: 'refused',
      messages: [{ code: 'TRACKING.TRACKINGNUMBER.NOTFOUND' }],
    });
  });

  it('are picked up by ground and by air, and called off [BOOK-06]', async () => {
    const input: PickupInput = {
      reference: booking().reference,
      idempotencyKey: 'k',
      party: harrison,
      destination: collierville,
      date: '2026-11-18',
      readyAt: '10:00',
      closesAt: '17:00',
      load: booking().load,
      serviceCode: 'FEDEX_GROUND',
      proNumber: null,
      trackingNumbers: [],
      notes: null,
    };
    for (const serviceCode of ['FEDEX_GROUND', 'PRIORITY_OVERNIGHT']) {
      const { pickupNumber, handle } = await result(client.ask('pickup', { ...input, serviceCode }));
      expect(pickupNumber).toMatch(serviceCode === 'FEDEX_GROUND' ? /^CPU\d+$/ : /^\d+$/);
      const off = { pickupNumber, handle, date: '2026-11-18' };
      expect(await client.ask('cancel_pickup', off)).toMatchObject({ outcome: 'done' });
    }
    expect(await client.ask('pickup', { ...input, date: '2026-11-16' })).toMatchObject({
      outcome: 'refused',
      messages: [{ code: 'PICKUP.REQUESTED.PREVIOUS.DAY' }],
    });
    expect(await client.ask('cancel_pickup', { pickupNumber: '9', handle: 'FDXG', date: '2026-11-18' })).toMatchObject({
      messages: [{ code: 'NOT.FOUND.ERROR' }],
    });
  });

  it('have their addresses checked', async () => {
    const check = (streetLines: readonly string[]) => {
      const { city, state, postalCode, country } = harrison;
      return result(client.ask('address_check', { company: null, streetLines, city, state, postalCode, country }));
    };
    expect(await check(['1550 UNION BLVD', 'STE 302'])).toMatchObject({ verdict: 'verified', residential: false });
    expect(await check(['1550 Union Boulevard', 'Apartment 2'])).toMatchObject({
      verdict: 'corrected',
      residential: true,
      suggestions: [{ streetLines: ['1550 UNION BLVD', 'APT 2'] }],
    });
    expect(await check(['12 Union Tower'])).toMatchObject({ verdict: 'ambiguous' });
    expect(await check(['Nowhere Street'])).toMatchObject({ verdict: 'unknown' });
  });
});

describe('who may call simulated FedEx', () => {
  it('is refused with a wrong key, and once its token ran out', async () => {
    const wrong = talk(fedex, { ...account, clientSecret: '?' }, simulator.url);
    await expect(wrong.ask('rate', rateInput(booking()))).rejects.toThrow('NOT.AUTHORIZED.ERROR');
    await result(client.ask('rate', rateInput(booking())));
    now += 3600 * 1000;
    client.renews = false;
    expect(await client.ask('rate', rateInput(booking()))).toMatchObject({
      outcome: 'refused',
      messages: [{ code: 'NOT.AUTHORIZED.ERROR' }],
    });
    client.forgetTokens();
    expect(await client.ask('rate', rateInput(booking()))).toMatchObject({ outcome: 'done' });
  });

  it('may have a key of its own for tracking', async () => {
    const split = { ...account, trackClientId: 'l7trackkey', trackClientSecret: 'tracksecret' };
    const other = talk(fedex, split, simulator.url);
    await other.ask('track', { mode: 'parcel', number: '794953535000' });
    expect(other.calls[0]?.request.body).toMatchObject({ fields: { client_id: 'l7trackkey' } });
  });
});

describe('when simulated FedEx fails', () => {
  it.each(['failure_after_success', 'garbage', 'unavailable'] as const)('%s leaves a booking open', async (kind) => {
    simulator.faults.plan([{ kind, operation: 'book', times: 1 }]);
    expect(await client.ask('book', booking())).toMatchObject({ outcome: 'unclear' });
    const made = simulator.log.entries.find(({ facts }) => facts['created'] === true);
    expect((await find()).booked?.carrierBookingId).toBe(made?.facts['booking']);
  });
});

import { parcelNumberKind, ups1zService } from '@waybill/freight';
import { describe, expect, it } from 'vitest';
import { upsAdapter, type BookInput } from '@waybill/carriers';
import {
  bookInput,
  credentials,
  pickupInput,
  rateInput,
  receiver,
  sender,
  services,
  twoBoxes,
} from '../../src/ups/samples.fixture.ts';
import { talk } from '../../testing/talk.ts';
import { code, result, talkingToUps } from './talking.fixture.ts';

const talking = talkingToUps();
const { later } = talking;
const book = async (change: Partial<BookInput> = {}) =>
  result(await talking.ups.ask('book', { ...bookInput, ...change }));
const find = {
  reference: bookInput.reference,
  mode: 'parcel',
  sentOn: '2026-11-18',
  pickupDate: '2026-11-18',
} as const;
const toVoid = (carrierBookingId: string) => ({ ...bookInput, carrierBookingId, proNumber: null, trackingNumbers: [] });

describe('a booking [BOOK-06]', () => {
  it('has numbers with right check digits and labels that show them', async () => {
    const booked = await book({ load: twoBoxes });
    expect(booked.trackingNumbers.map(parcelNumberKind)).toEqual(['ups_1z', 'ups_1z']);
    expect(booked.trackingNumbers.map(ups1zService)).toEqual(['03', '03']);
    expect(booked.carrierBookingId).toBe(booked.trackingNumbers[0]);
    expect(booked.labels.map(({ parcel, format }) => [parcel, format])).toEqual([
      [0, 'zpl'],
      [1, 'zpl'],
    ]);
    const zpl = Buffer.from(booked.labels[1]?.base64 ?? '', 'base64').toString();
    expect(zpl).toContain(booked.trackingNumbers[1]);
    expect(zpl).toContain('W260000017-2OF2');
  });

  it('is charged what was quoted', async () => {
    const quoted = result(await talking.ups.ask('rate', { ...rateInput, load: twoBoxes })).at(-1);
    expect((await book({ load: twoBoxes })).charged).toEqual({ amount: quoted?.total, currency: 'USD' });
  });

  it('says in its number that an adult has to sign', async () => {
    const numbers = async (serviceCode: string, signature: 'direct' | 'adult') => {
      const service = { code: serviceCode, name: '', carrierQuoteId: null };
      return (await book({ service, services: { ...services, signature } })).trackingNumbers.map(ups1zService);
    };
    expect(await numbers('03', 'adult')).toEqual(['A8']);
    expect(await numbers('01', 'adult')).toEqual(['A2']);
    expect(await numbers('03', 'direct')).toEqual(['42']);
  });

  it('is found by our reference, with its packages in order, and only in its own account', async () => {
    const booked = await book({ load: twoBoxes });
    const { booked: known } = result(await talking.ups.ask('find', find));
    expect(known).toMatchObject({
      trackingNumbers: booked.trackingNumbers,
      carrierBookingId: booked.carrierBookingId,
    });
    expect(result(await talking.ups.ask('find', { ...find, reference: 'W269999999' }))).toEqual({ booked: null });
    const other = talk(upsAdapter, { ...credentials, accountNumber: '99999Z' }, talking.simulator.url);
    expect(result(await other.ask('find', find))).toEqual({ booked: null });
  });

  it('was made where the answer was lost, and is found', async () => {
    talking.simulator.faults.plan([{ kind: 'lost_reply', operation: 'book', times: 1 }]);
    await expect(book()).rejects.toThrow('fetch failed');
    expect(talking.simulator.log.entries.filter(({ facts }) => facts['created'] === true)).toHaveLength(1);
    expect(result(await talking.ups.ask('find', find)).booked?.trackingNumbers).toHaveLength(1);
  });

  it('is a second one when it is sent twice: there is no key to tell them apart, but both are named', async () => {
    const [first, second] = [await book(), await book()];
    expect(second.carrierBookingId).not.toBe(first.carrierBookingId);
    const reading = await talking.ups.ask('find', find);
    expect(result(reading).booked?.carrierBookingId).toBe(first.carrierBookingId);
    expect(reading.messages).toMatchObject([{ code: 'booked_twice' }]);
    expect(talking.simulator.log.entries.flatMap(({ facts }) => facts['booking'] ?? [])).toEqual([
      first.carrierBookingId,
      second.carrierBookingId,
    ]);
  });

  it('is refused for a place, a service and a day that the carrier does not serve', async () => {
    const refused = async (change: Partial<BookInput>) =>
      code(await talking.ups.ask('book', { ...bookInput, ...change }));
    expect(await refused({ delivery: { ...receiver, state: 'NH' } })).toBe('111285');
    expect(await refused({ service: { code: '14', name: '', carrierQuoteId: null } })).toBe('120124');
    expect(await refused({ service: { code: '99', name: '', carrierQuoteId: null } })).toBe('120500');
    expect(await refused({ pickupDate: '2026-11-26' })).toBe('128063');
    expect(await refused({ pickupDate: '2026-11-17' })).toBe('128063');
    expect(await refused({ pickupDate: '2026-11-25' })).toBe('done');
  });

  it('gives its labels once more as one PDF, until it is voided', async () => {
    const { trackingNumbers, carrierBookingId } = await book({ load: twoBoxes, labelFormat: 'pdf' });
    const input = { kind: 'labels', proNumber: null, trackingNumbers, format: 'pdf' } as const;
    const pdf = Buffer.from(result(await talking.ups.ask('documents', input)).base64, 'base64').toString('latin1');
    expect(pdf).toMatch(/^%PDF/);
    expect(pdf).toContain('/Count 2');
    await talking.ups.ask('void', toVoid(carrierBookingId));
    expect(code(await talking.ups.ask('documents', input))).toBe('300033');
  });
});

describe('a void', () => {
  it('ends a booking: it is found no more, and its tracking says so', async () => {
    const { carrierBookingId } = await book();
    expect(result(await talking.ups.ask('void', toVoid(carrierBookingId)))).toEqual({ already: false });
    expect(result(await talking.ups.ask('void', toVoid(carrierBookingId)))).toEqual({ already: true });
    expect(result(await talking.ups.ask('find', find))).toEqual({ booked: null });
    later(100);
    const { events } = result(await talking.ups.ask('track', { mode: 'parcel', number: carrierBookingId }));
    expect(events.map((event) => event.code)).toEqual(['canceled', 'pre_transit']);
    expect(talking.simulator.log.entries.flatMap(({ facts }) => facts['voided'] ?? [])).toEqual([carrierBookingId]);
  });

  it('is too late once the package was scanned, after 28 days, and for a number nobody knows', async () => {
    const { carrierBookingId } = await book();
    expect(code(await talking.ups.ask('void', toVoid('1Z12345E0399999998')))).toBe('190102');
    expect(code(await talking.ups.ask('void', toVoid('W1')))).toBe('190100');
    later(4);
    expect(code(await talking.ups.ask('void', toVoid(carrierBookingId)))).toBe('190102');
    later(28 * 24);
    expect(code(await talking.ups.ask('void', toVoid(carrierBookingId)))).toBe('190101');
  });
});

describe('tracking [TRACK-05]', () => {
  it('advances with the hours, at the local time of each place', async () => {
    const { trackingNumbers } = await book();
    const number = trackingNumbers[0] ?? '';
    const events = async () => result(await talking.ups.ask('track', { mode: 'parcel', number })).events;
    const codes = async () => (await events()).map((event) => event.code);
    expect(await codes()).toEqual(['pre_transit']);
    later(4);
    expect(await codes()).toEqual(['accepted', 'pre_transit']);
    expect((await events())[0]).toMatchObject({
      local: '2026-11-18T14:00:00',
      offset: '-05:00',
      city: 'KEENE',
      state: 'NH',
      postalCode: '03431',
      country: 'US',
      text: 'Pickup Scan',
    });
    later(200);
    expect(await codes()).toEqual([
      'delivered',
      'out_for_delivery',
      'in_transit',
      'in_transit',
      'accepted',
      'accepted',
      'pre_transit',
    ]);
    expect((await events())[0]).toMatchObject({ city: 'ATLANTA', state: 'GA', text: 'DELIVERED' });
  });

  it('tells the day it is due, and nothing of a number it does not know', async () => {
    const { trackingNumbers } = await book({ service: { code: '02', name: '', carrierQuoteId: null } });
    const known = result(await talking.ups.ask('track', { mode: 'parcel', number: trackingNumbers[0] ?? '' }));
    expect(known.estimatedDelivery).toBe('2026-11-20');
    expect(code(await talking.ups.ask('track', { mode: 'parcel', number: '1Z12345E0399999998' }))).toBe('151044');
    expect(code(await talking.ups.ask('track', { mode: 'parcel', number: 'short' }))).toBe('TV1002');
  });

  it('has mishaps in store for some', async () => {
    const codesOf = async (number: string) =>
      result(await talking.ups.ask('track', { mode: 'parcel', number })).events.map((event) => event.code);
    const numbers: string[] = [];
    while (numbers.length < 13) numbers.push((await book()).carrierBookingId);
    later(300);
    expect(await codesOf(numbers[6] ?? '')).toContain('exception');
    expect(await codesOf(numbers[12] ?? '')).toContain('delivery_attempted');
    expect((await codesOf(numbers[12] ?? ''))[0]).toBe('delivered');
  });
});

describe('pickups', () => {
  it('are one for a place and day, until canceled', async () => {
    const ask = async (change: object = {}) =>
      result(await talking.ups.ask('pickup', { ...pickupInput, ...change })).pickupNumber;
    const first = await ask();
    expect(await ask()).toBe(first);
    expect(await ask({ date: '2026-11-19' })).not.toBe(first);
    expect(await ask({ party: { ...sender, streetLines: ['99 Oak Street'] } })).not.toBe(first);
    const canceled = { pickupNumber: first, handle: null, date: pickupInput.date };
    expect(result(await talking.ups.ask('cancel_pickup', canceled))).toEqual({ already: false });
    expect(code(await talking.ups.ask('cancel_pickup', canceled))).toBe('9510119');
    expect(await ask()).not.toBe(first);
  });

  it('are on no weekend and in no hours that end before they begin', async () => {
    const refused = async (change: object) => code(await talking.ups.ask('pickup', { ...pickupInput, ...change }));
    expect(await refused({ date: '2026-11-21' })).toBe('9510109');
    expect(await refused({ date: '2026-11-17' })).toBe('9510109');
    expect(await refused({ readyAt: '17:00', closesAt: '09:00' })).toBe('9510111');
  });
});

describe('addresses [ADDR-09]', () => {
  const check = async (change: object) => result(await talking.ups.ask('address_check', { ...receiver, ...change }));

  it('are verified, corrected, ambiguous or unknown, and homes or not', async () => {
    expect(await check({ streetLines: ['7 PEACH LN'] })).toMatchObject({ verdict: 'verified', residential: true });
    expect(await check({ streetLines: ['12 Elm Boulevard'] })).toMatchObject({
      verdict: 'corrected',
      residential: false,
      suggestions: [{ streetLines: ['12 ELM BLVD'], city: 'ATLANTA', state: 'GA', postalCode: '30303-1521' }],
    });
    const several = await check({ streetLines: ['Peach Lane'] });
    expect(several.verdict).toBe('ambiguous');
    expect(several.suggestions).toHaveLength(3);
    expect(await check({ state: 'NH' })).toMatchObject({ verdict: 'unknown', suggestions: [] });
  });
});

it('renews a token that has run out', async () => {
  await talking.ups.ask('rate', rateInput);
  later(5);
  expect((await talking.ups.ask('rate', rateInput)).outcome).toBe('done');
  expect(talking.ups.calls.map(({ request, reply }) => [request.path.split('/')[1], reply.status])).toEqual([
    ['security', 200],
    ['rating', 200],
    ['rating', 401],
    ['security', 200],
    ['rating', 200],
  ]);
});

import { randomUUID } from 'node:crypto';
import { parcelNumberKind, meaningOf } from '@waybill/freight';
import { uspsAdapter, type CarrierRequest, type PostalAddress } from '@waybill/carriers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { talk, type Talk } from '../../testing/talk.ts';
import {
  bookInput,
  nashville,
  newOrleans,
  parcelOf,
  pickupInput,
  rateInput,
  servicesOf,
  uspsTestCredentials,
} from '../../testing/usps.ts';
import { startSimulator, uspsSimulator, uspsSimulatorWithQuota, type Simulator } from '../index.ts';

/** Nine in the morning in New Orleans, on a Tuesday. */
const start = Date.parse('2026-11-24T15:00:00Z');
const hour = 60 * 60 * 1000;
let now = start;
let simulator: Simulator;
let usps: Talk;

beforeEach(async () => {
  now = start;
  simulator = await startSimulator(uspsSimulator, { clock: () => new Date(now), hourMs: hour });
  usps = talk(uspsAdapter, uspsTestCredentials, simulator.url);
});
afterEach(() => simulator.close());

const key = () => bookInput({ idempotencyKey: randomUUID() });
async function bought(input = key()) {
  const reading = await usps.ask('book', input);
  if (reading.outcome !== 'done') throw new Error(JSON.stringify(reading.messages));
  return reading.result;
}
const voidInput = (trackingNumber: string) => ({
  reference: 'WB26112400017',
  idempotencyKey: randomUUID(),
  carrierBookingId: trackingNumber,
  proNumber: null,
  trackingNumbers: [trackingNumber],
});
const created = () => simulator.log.entries.filter(({ facts }) => facts['created'] === true);

describe('rates', () => {
  it('are the list prices for weight and zone, with service standards', async () => {
    const load = { mode: 'parcel' as const, parcels: [parcelOf({ heightIn: 5 })] };
    const reading = await usps.ask('rate', rateInput({ load }));
    // 5 lb to zone 4: 13.85, 15.40 and 44.50 in the list. Thanksgiving is no day of delivery.
    expect(reading).toMatchObject({
      outcome: 'done',
      result: [
        {
          serviceName: 'USPS Ground Advantage',
          total: 1385,
          transitDays: 3,
          deliveryDate: '2026-11-28',
          guaranteed: false,
        },
        { serviceName: 'Priority Mail', total: 1540, transitDays: 2, deliveryDate: '2026-11-27' },
        { serviceName: 'Priority Mail Express', transitDays: 1, deliveryDate: '2026-11-25', guaranteed: true },
      ],
      messages: [{ severity: 'info', code: 'special_mail' }],
    });
  });

  it('hold the fees of a long box and what was asked for besides', async () => {
    const load = { mode: 'parcel' as const, parcels: [parcelOf({ lengthIn: 31, widthIn: 12, heightIn: 12 })] };
    const services = servicesOf({ signature: 'direct', declareValue: true });
    const reading = await usps.ask('rate', rateInput({ load, services }));
    // 4,464 cubic inches count as 27 lb; longer than 30 in and larger than two cubic feet.
    expect(reading).toMatchObject({
      result: [
        {
          serviceCode: 'USPS_GROUND_ADVANTAGE',
          carrierQuoteId: 'DR/NONSTANDARD',
          lines: [
            { kind: 'freight', text: 'USPS Ground Advantage Nonstandard Dimensional Rectangular' },
            { text: 'Nonstandard Length > 30', amount: 1500 },
            { text: 'Nonstandard Volume > 2 cu ft', amount: 2500 },
            { code: '921', text: 'Signature Confirmation' },
            { code: '930', text: 'Insurance <= $500' },
          ],
        },
        { serviceCode: 'PRIORITY_MAIL' },
        { serviceCode: 'PRIORITY_MAIL_EXPRESS' },
      ],
    });
  });

  it.each([
    [
      'a place that does not exist',
      rateInput({ destination: { ...nashville, postalCode: '00000' } }),
      'destination ZIP',
    ],
    ['a day too far ahead', rateInput({ pickupDate: '2026-12-25' }), '0 to 30 days'],
    ['too heavy a box', rateInput({ load: { mode: 'parcel', parcels: [parcelOf({ weightLb: 70.01 })] } }), '70 pounds'],
  ])('are refused for %s', async (_name, input, text) => {
    const reading = await usps.ask('rate', input);
    expect(reading.outcome).toBe('refused');
    expect(reading.messages[0]?.text).toContain(text);
  });

  it('offer no Priority Mail where only the ground takes the box', async () => {
    const load = { mode: 'parcel' as const, parcels: [parcelOf({ lengthIn: 40, widthIn: 20, heightIn: 20 })] };
    expect(await usps.ask('rate', rateInput({ load }))).toMatchObject({ outcome: 'done', result: [] });
  });
});

describe('labels', () => {
  it('cost what was quoted, bear a number with its check digit, and come as a PDF of 4 x 6 in [BOOK-06]', async () => {
    const booked = await bought();
    expect(booked).toMatchObject({
      charged: { amount: 1385, currency: 'USD' },
      labels: [{ parcel: 0, format: 'pdf' }],
    });
    expect(parcelNumberKind(booked.trackingNumbers[0] ?? '')).toBe('usps_impb');
    const pdf = Buffer.from(booked.labels[0]?.base64 ?? '', 'base64').toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf).toMatch(/\/MediaBox\s*\[\s*0 0 288(\.0*)? 432(\.0*)?\s*\]/);
    expect(created()).toMatchObject([
      { operation: 'book', facts: { reference: 'WB26112400017', booking: booked.trackingNumbers[0] } },
    ]);
  });

  it('cost what was quoted with fees, signature and insurance as well', async () => {
    const load = { mode: 'parcel' as const, parcels: [parcelOf({ lengthIn: 31, nonRectangular: true, heightIn: 20 })] };
    const services = servicesOf({
      signature: 'adult',
      declareValue: true,
      shipmentValue: { amount: 90_000, currency: 'USD' },
    });
    const quoted = await usps.ask('rate', rateInput({ load, services }));
    if (quoted.outcome !== 'done') throw new Error('no quote');
    expect(quoted.result).toHaveLength(3);
    for (const { serviceCode, serviceName, carrierQuoteId, total } of quoted.result) {
      const service = { code: serviceCode, name: serviceName, carrierQuoteId };
      expect((await bought({ ...key(), load, services, service })).charged?.amount).toBe(total);
    }
  });

  it('come as commands for thermal printers', async () => {
    const booked = await bought({ ...key(), labelFormat: 'zpl' });
    const zpl = Buffer.from(booked.labels[0]?.base64 ?? '', 'base64').toString('utf8');
    expect(zpl.trimStart().startsWith('^XA')).toBe(true);
    expect(zpl).toContain('WB26112400017');
  });

  it('come in parts to whoever asks for nothing else, and are read the same', async () => {
    const input = key();
    const request = uspsAdapter.operations.book?.buildRequest(input, uspsTestCredentials) as CarrierRequest;
    const { accept: _accept, ...headers } = request.headers as Record<string, string>;
    const reply = await usps.send({ ...request, headers });
    expect(reply.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    const parts = uspsAdapter.operations.book?.readAnswer(reply, input);
    expect(parts).toEqual(await usps.ask('book', input));
  });

  it('are bought once for one key, however often they are asked for [BOOK-07]', async () => {
    const input = key();
    const first = await bought(input);
    now += 2 * hour;
    usps.forgetTokens();
    expect(await bought(input)).toEqual(first);
    expect(created()).toHaveLength(1);
    // The same booking under another key is another label: the key is all that protects.
    expect((await bought()).trackingNumbers).not.toEqual(first.trackingNumbers);
    expect(await usps.ask('book', { ...input, reference: 'WB2' })).toMatchObject({
      outcome: 'refused',
      messages: [{ text: expect.stringContaining('used with another request') as string }],
    });
  });

  it.each(['lost_reply', 'truncated'] as const)('are bought once though the answer was spoilt: %s', async (kind) => {
    simulator.faults.plan([{ kind, operation: 'book', times: 1 }]);
    const input = key();
    await expect(usps.ask('book', input)).rejects.toThrow();
    const booked = await bought(input);
    expect(created().map(({ facts }) => facts['booking'])).toEqual(booked.trackingNumbers);
  });

  it.each([
    ['failure_after_success', 'unclear'],
    ['garbage', 'unclear'],
    ['unavailable', 'unclear'],
    ['rate_limited', 'refused'],
  ] as const)('leave it at that after %s: %s', async (kind, outcome) => {
    simulator.faults.plan([{ kind, operation: 'book', times: 1 }]);
    expect((await usps.ask('book', key())).outcome).toBe(outcome);
  });

  it.each([
    ['a mailing date too far ahead', bookInput({ pickupDate: '2026-12-02' }), '0 to 7 days'],
    [
      'a state the ZIP code is not in',
      bookInput({ delivery: { ...nashville, state: 'KY' } }),
      'could not be validated',
    ],
    ['a key that is none', bookInput({ idempotencyKey: 'again' }), 'not a UUID'],
    [
      'a rate that is not for this box',
      bookInput({ service: { code: 'PRIORITY_MAIL', name: '', carrierQuoteId: 'CP/MACHINABLE' } }),
      'No rate was found',
    ],
  ])('are refused for %s', async (_name, input, text) => {
    const reading = await usps.ask('book', input);
    expect(reading.outcome).toBe('refused');
    expect(reading.messages[0]?.text).toContain(text);
    expect(created()).toEqual([]);
  });

  it('are printed again three times', async () => {
    const booked = await bought();
    const input = { kind: 'labels', proNumber: null, trackingNumbers: booked.trackingNumbers, format: 'pdf' } as const;
    for (let time = 1; time <= 3; time += 1) {
      expect(await usps.ask('documents', input)).toMatchObject({ result: { base64: booked.labels[0]?.base64 } });
    }
    expect(await usps.ask('documents', input)).toMatchObject({
      outcome: 'refused',
      messages: [{ text: expect.stringContaining('up to 3 times') as string }],
    });
  });
});

describe('giving labels back', () => {
  it('cancels until half past midnight in Chicago after the mailing date', async () => {
    const [number = ''] = (await bought({ ...key(), pickupDate: '2026-11-25' })).trackingNumbers;
    // Six in the morning of the 26th in Greenwich is midnight there.
    now = Date.parse('2026-11-24T22:00:00Z');
    expect(await usps.ask('void', voidInput(number))).toMatchObject({ result: { already: false }, messages: [] });
    expect(await usps.ask('void', voidInput(number))).toMatchObject({ outcome: 'done', result: { already: true } });
    expect(simulator.log.entries.filter(({ facts }) => facts['voided'] === number)).toHaveLength(1);
    expect(await usps.ask('track', { mode: 'parcel', number })).toMatchObject({ result: { events: [{ code: 'GX' }] } });
  });

  it('asks for a refund later, once a day', async () => {
    await simulator.close();
    // A parcel that nobody hands in: its journey takes years.
    simulator = await startSimulator(uspsSimulator, { clock: () => new Date(now), hourMs: 1000 * hour });
    usps = talk(uspsAdapter, uspsTestCredentials, simulator.url);
    const [number = ''] = (await bought()).trackingNumbers;
    now = Date.parse('2026-11-25T06:29:00Z');
    usps.forgetTokens();
    const dispute = { messages: [{ code: 'DISPUTED' }] };
    now = Date.parse('2026-11-25T06:30:00Z');
    expect(await usps.ask('void', voidInput(number))).toMatchObject({ result: { already: false }, ...dispute });
    expect(await usps.ask('void', voidInput(number))).toMatchObject({ result: { already: true } });
    now += 24 * hour;
    usps.forgetTokens();
    expect((await usps.ask('void', voidInput(number))).outcome).toBe('refused');
  });

  it('keeps a parcel that is under way, and one of somebody else', async () => {
    const [number = ''] = (await bought()).trackingNumbers;
    const stranger = talk(uspsAdapter, { ...uspsTestCredentials, crid: '87654321' }, simulator.url);
    expect(await stranger.ask('void', voidInput(number))).toMatchObject({ result: { already: true } });
    expect(simulator.log.entries.some(({ facts }) => 'voided' in facts)).toBe(false);
    now += 9 * hour;
    usps.forgetTokens();
    expect(await usps.ask('void', voidInput(number))).toMatchObject({
      outcome: 'refused',
      messages: [{ text: expect.stringContaining('cannot be submitted') as string }],
    });
  });
});

describe('tracking', () => {
  it('advances from the label to the door, each scan at its local time [TRACK-05]', async () => {
    const [number = ''] = (await bought()).trackingNumbers;
    const codes = async () => {
      usps.forgetTokens();
      const reading = await usps.ask('track', { mode: 'parcel', number });
      return reading.outcome === 'done' ? reading.result.events.map(({ code }) => code) : [];
    };
    expect(await codes()).toEqual(['GX']);
    now += 8 * hour;
    expect(await codes()).toEqual(['03', 'GX']);
    now += 80 * hour;
    const all = await codes();
    expect(all).toEqual(['01', 'OF', '07', '10', '10', '03', 'GX']);
    const reading = await usps.ask('track', { mode: 'parcel', number });
    expect(reading).toMatchObject({
      result: {
        estimatedDelivery: '2026-11-28',
        events: [
          // 80 hours after the label was made at nine in the morning.
          { local: '2026-11-27T17:00:00', offset: '-06:00', city: 'NASHVILLE', state: 'TN', postalCode: '37202' },
          {},
          {},
          {},
          {},
          {},
          {
            local: '2026-11-24T09:00:00',
            offset: '-06:00',
            city: 'NEW ORLEANS',
            text: expect.stringContaining('Label') as string,
          },
        ],
      },
    });
    expect(all.map((code) => meaningOf({ at: 0, scheme: 'usps', code: code ?? '' }).status)).toEqual([
      'delivered',
      'in_transit',
      'in_transit',
      'in_transit',
      'in_transit',
      'in_transit',
      'pending',
    ]);
  });

  it('finds nobody at home now and then, and comes again', async () => {
    for (let made = 1; made <= 6; made += 1) await bought();
    const [number = ''] = (await bought()).trackingNumbers;
    now += 120 * hour;
    usps.forgetTokens();
    const reading = await usps.ask('track', { mode: 'parcel', number });
    expect(reading.outcome === 'done' && reading.result.events.slice(0, 4).map(({ code }) => code)).toEqual([
      '01',
      'OF',
      '02',
      'OF',
    ]);
  });

  it('knows no number it did not give', async () => {
    expect((await usps.ask('track', { mode: 'parcel', number: '9400111206206406260787' })).outcome).toBe('refused');
  });
});

describe('pickups', () => {
  it('are confirmed, found again and called off by their tag', async () => {
    const input = pickupInput({ date: '2026-11-25' });
    const made = await usps.ask('pickup', input);
    if (made.outcome !== 'done') throw new Error(JSON.stringify(made.messages));
    const { pickupNumber, handle } = made.result;
    const cancel = (tag: string | null) => usps.ask('cancel_pickup', { pickupNumber, handle: tag, date: input.date });
    now += hour + 1;
    expect((await cancel(handle)).outcome).toBe('refused');
    const again = await usps.ask('find_pickup', { pickupNumber });
    if (again.outcome !== 'done') throw new Error(JSON.stringify(again.messages));
    expect(again.result.handle).not.toBe(handle);
    expect(await cancel(again.result.handle)).toMatchObject({ outcome: 'done', result: { already: false } });
    expect((await cancel(again.result.handle)).outcome).toBe('refused');
    expect((await usps.ask('find_pickup', { pickupNumber })).outcome).toBe('refused');
  });

  it.each([
    ['today, after two in the morning', '2026-11-24'],
    ['a Sunday', '2026-11-29'],
    ['two years ahead', '2028-11-24'],
    ['yesterday', '2026-11-23'],
  ])('are not made for %s', async (_name, date) => {
    expect((await usps.ask('pickup', pickupInput({ date }))).outcome).toBe('refused');
  });

  it('are offered at doors, and not at post boxes', async () => {
    expect(await usps.ask('check_pickup', { party: newOrleans })).toMatchObject({
      result: { offered: true, address: { streetLines: ['2700 CHARTRES ST'], city: 'NEW ORLEANS' } },
    });
    const box = { ...newOrleans, streetLines: ['PO Box 12'] };
    expect(await usps.ask('check_pickup', { party: box })).toMatchObject({ result: { offered: false } });
  });
});

describe('addresses', () => {
  const asked: PostalAddress = {
    company: null,
    streetLines: ['45 Union Street', 'Apt. 4'],
    city: 'Nashville',
    state: 'TN',
    postalCode: '37203',
    country: 'US',
  };
  it.each<[string, Partial<PostalAddress>, string]>([
    ['as it is', {}, 'verified'],
    ['of a company', { company: 'Crescent Books' }, 'verified'],
    ['with another ZIP code of the city', { postalCode: '70117' }, 'corrected'],
    ['with another city of the ZIP code', { city: 'Memphis' }, 'corrected'],
    ['of a tower without a unit', { streetLines: ['45 Union Tower'] }, 'ambiguous'],
    ['of a unit that is not there', { streetLines: ['45 Union St', 'Apt 2001'] }, 'ambiguous'],
    ['of a street with several endings', { streetLines: ['100 Main'] }, 'ambiguous'],
    ['without a number', { streetLines: ['Union Street'] }, 'unknown'],
    ['of number nought', { streetLines: ['0 Union Street'] }, 'unknown'],
    ['of no delivery point', { streetLines: ['1 Nowhere Lane'] }, 'unknown'],
    ['of no place at all', { city: 'Atlantis', postalCode: '99999' }, 'unknown'],
  ])('%s [ADDR-09]', async (_name, changes, verdict) => {
    expect(await usps.ask('address_check', { ...asked, ...changes })).toMatchObject({
      outcome: 'done',
      result: { verdict },
    });
  });

  it('tell businesses from homes and give the ZIP code in full', async () => {
    expect(await usps.ask('address_check', asked)).toMatchObject({
      result: {
        residential: true,
        suggestions: [{ city: 'NASHVILLE', postalCode: expect.stringMatching(/^37203-\d{4}$/) as string }],
      },
    });
    const shop = { ...asked, company: 'Crescent Books' };
    expect(await usps.ask('address_check', shop)).toMatchObject({ result: { residential: false } });
  });
});

describe('who may call', () => {
  it('nobody without a token that holds', async () => {
    const request = { server: 'api', method: 'GET', path: '/addresses/v3/address', tokens: [] } as const;
    const refused = await usps.send(request);
    expect(refused.status).toBe(401);
    expect(refused.headers['www-authenticate']).toContain('Bearer');
    expect((await usps.ask('rate', rateInput())).outcome).toBe('done');
    now += 8 * hour;
    expect(await usps.ask('rate', rateInput({ pickupDate: '2026-11-25' }))).toMatchObject({
      outcome: 'refused',
      messages: [{ code: '401' }],
    });
  });

  it('no labels without a payment token', async () => {
    const request = uspsAdapter.operations.book?.buildRequest(key(), uspsTestCredentials) as CarrierRequest;
    expect((await usps.send({ ...request, tokens: ['bearer'] })).status).toBe(401);
    expect(created()).toEqual([]);
  });

  it('nobody with another shape of key', async () => {
    const stranger = talk(uspsAdapter, { ...uspsTestCredentials, clientSecret: 'short' }, simulator.url);
    await expect(stranger.ask('rate', rateInput())).rejects.toThrow('invalid_client');
  });

  it('only so often an hour, and is told when to come again', async () => {
    await simulator.close();
    simulator = await startSimulator(uspsSimulatorWithQuota(2), { clock: () => new Date(now) });
    usps = talk(uspsAdapter, uspsTestCredentials, simulator.url);
    const outcomes = [];
    for (let call = 1; call <= 3; call += 1) outcomes.push((await usps.ask('rate', rateInput())).outcome);
    expect(outcomes).toEqual(['done', 'done', 'refused']);
    expect(usps.calls.at(-1)?.reply).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } });
    now += hour;
    expect((await usps.ask('rate', rateInput())).outcome).toBe('done');
  });
});

import { checkPro } from '@waybill/freight';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  rateInput,
  collierville,
  freightAccount,
  freightBooking,
  harrison,
  pallet,
  plain,
} from '../../testing/fedex.ts';
import { talk, type Talk } from '../../testing/talk.ts';
import { fedexFreight } from '../../src/fedex-freight/adapter.ts';
import { startSimulator, type Simulator } from '../kit/index.ts';
import { fedexSimulator } from './definition.ts';

const hourMs = 1000;
let now = 0;
let simulator: Simulator;
let client: Talk;

beforeEach(async () => {
  now = Date.parse('2026-11-17T15:00:00Z');
  simulator = await startSimulator(fedexSimulator, { clock: () => new Date(now), hourMs });
  client = talk(fedexFreight, freightAccount, simulator.url);
});
afterEach(() => simulator.close());

async function result<T>(reading: Promise<{ readonly outcome: string; readonly result?: T }>): Promise<T> {
  const read = await reading;
  expect(read).toMatchObject({ outcome: 'done' });
  return read.result as T;
}
const ratesOf = (...over: Parameters<typeof freightBooking>) =>
  result(client.ask('rate', rateInput(freightBooking(...over))));

describe('freight with simulated FedEx', () => {
  it('is rated as Priority and Economy, with lines that add up and a number of the quote', async () => {
    const [priority, economy] = await ratesOf();
    expect(priority).toMatchObject({ serviceCode: 'FEDEX_FREIGHT_PRIORITY', serviceName: 'FedEx Freight Priority' });
    expect(economy?.transitDays).toBe((priority?.transitDays ?? 0) + 2);
    expect(economy?.total).toBeLessThan(priority!.total);
    expect(priority?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(priority?.total);
    expect(priority?.carrierQuoteId).toMatch(/^\d{10}$/);
  });

  it('costs more in a higher class, and what was asked for besides', async () => {
    const [plainRate] = await ratesOf();
    const [bulky] = await ratesOf({ load: { mode: 'ltl', lines: [{ ...pallet, freightClass: '250' }] } });
    expect(bulky!.total).toBeGreaterThan(plainRate!.total);
    const [lifted] = await ratesOf({ services: { ...plain, accessorials: ['LGDEL', 'NOTIFY'] } });
    // 129.00 for the liftgate and 56.00 for the call.
    expect(lifted!.total - plainRate!.total).toBe(12_900 + 5600);
    const [home] = await ratesOf({ delivery: { ...collierville, residential: true } });
    expect(home?.lines.map(({ code }) => code)).toContain('RESIDENTIAL_DELIVERY');
  });

  it('is booked under our reference at the price that was quoted, found, and tracked by its number [BOOK-06]', async () => {
    const [priority] = await ratesOf();
    const booked = await result(client.ask('book', freightBooking()));
    expect(checkPro('FXFE', booked.proNumber!)).toMatchObject({ valid: true });
    expect(booked).toMatchObject({
      trackingNumbers: [],
      charged: { amount: priority?.total, currency: 'USD' },
      labels: [{ parcel: null, format: 'pdf' }],
    });
    const look = { reference: 'WB2026110001', mode: 'ltl', sentOn: '2026-11-17', pickupDate: '2026-11-18' } as const;
    expect((await result(client.ask('find', look))).booked?.proNumber).toBe(booked.proNumber);
    expect((await result(client.ask('find', { ...look, reference: 'WB9' }))).booked).toBeNull();
    const track = () => result(client.ask('track', { mode: 'ltl', number: booked.proNumber! }));
    expect((await track()).estimatedDelivery).toBe(priority?.deliveryDate);
    now += 400 * hourMs;
    const { events } = await track();
    expect(events[0]).toMatchObject({ code: 'delivered', state: 'TN' });
    expect(events.at(-1)).toMatchObject({ code: 'pre_transit', state: 'AR' });
  });

  it('is picked up, and the pickup called off until its day is over', async () => {
    const pickup = () =>
      result(
        client.ask('pickup', {
          reference: 'WB2026110001',
          idempotencyKey: 'k',
          party: harrison,
          destination: collierville,
          date: '2026-11-18',
          readyAt: '10:00',
          closesAt: '17:00',
          load: freightBooking().load,
          serviceCode: 'FEDEX_FREIGHT_PRIORITY',
          proNumber: '4300000001',
          trackingNumbers: [],
          notes: null,
        }),
      );
    const [first, second] = [await pickup(), await pickup()];
    expect(first.pickupNumber).toMatch(/^20261118MEM\d{6}$/);
    expect(second.pickupNumber).not.toBe(first.pickupNumber);
    expect(await client.ask('cancel_pickup', { ...first, date: '2026-11-18' })).toMatchObject({ outcome: 'done' });
    now += 2 * 24 * 3600 * 1000;
    client.forgetTokens();
    expect(await client.ask('cancel_pickup', { ...second, date: '2026-11-18' })).toMatchObject({
      outcome: 'refused',
      messages: [{ code: 'PICKUP.NUMBER.EXPIRED' }],
    });
  });

  it('is refused without an account of nine digits', async () => {
    const stranger = talk(fedexFreight, { ...freightAccount, freightAccountNumber: '12' }, simulator.url);
    expect(await stranger.ask('book', freightBooking())).toMatchObject({
      outcome: 'refused',
      messages: [{ code: 'ACCOUNTNUMBER.REGISTRATION.REQUIRED' }],
    });
    expect(simulator.log.entries.filter(({ facts }) => facts['created'] === true)).toEqual([]);
  });
});

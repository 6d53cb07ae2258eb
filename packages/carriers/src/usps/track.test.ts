import { meaningOf } from '@waybill/freight';
import { describe, expect, it } from 'vitest';
import { htmlReply, jsonReply, problemReply, uspsTestCredentials } from '../../testing/usps.ts';
import { track } from './track.ts';

const number = '9400111206206406260787';
const asked = { mode: 'parcel', number } as const;

function event(eventCode: string | null, eventType: string, changes: object = {}) {
  return {
    eventType,
    eventTimestamp: '2026-11-25T09:15:00Z',
    GMTTimestamp: '2026-11-25T15:15:00Z',
    GMTOffset: '-360',
    eventCountry: '',
    eventCity: 'NASHVILLE',
    eventState: 'TN',
    eventZIP: '37202',
    eventCode,
    ...changes,
  };
}

function answer(trackingEvents: unknown, changes: object = {}) {
  return jsonReply({ trackingNumber: number, trackingEvents, ...changes });
}

function eventsOf(...events: object[]) {
  const reading = track.readAnswer(answer(events), asked);
  return reading.outcome === 'done' ? reading.result.events : [];
}

describe('tracking with the Postal Service', () => {
  it('asks for the details', () => {
    expect(track.buildRequest(asked, uspsTestCredentials)).toEqual({
      server: 'api',
      method: 'GET',
      path: `/tracking/v3/tracking/${number}`,
      query: { expand: 'DETAIL' },
      tokens: ['bearer'],
    });
    expect(() => track.buildRequest({ mode: 'ltl', number: '1' }, uspsTestCredentials)).toThrow('parcels only');
  });

  it('gives each scan with its code, words and the local time of its place [TRACK-05]', () => {
    expect(eventsOf(event('01', 'DELIVERED, FRONT DOOR/PORCH'))).toEqual([
      {
        local: '2026-11-25T09:15:00',
        offset: '-06:00',
        city: 'NASHVILLE',
        state: 'TN',
        postalCode: '37202',
        country: null,
        text: 'DELIVERED, FRONT DOOR/PORCH',
        scheme: 'usps',
        code: '01',
        reasonCode: null,
      },
    ]);
  });

  it.each([
    ['GX', 'pending', false],
    ['03', 'in_transit', false],
    ['10', 'in_transit', false],
    ['14', 'in_transit', true],
    ['OF', 'in_transit', false],
    ['02', 'delayed', true],
    ['04', 'delayed', true],
    ['09', 'delayed', true],
    ['1', 'delivered', false],
  ])('brings code %s to %s [TRACK-05]', (code, status, actionRequired) => {
    const [found] = eventsOf(event(code, 'whatever'));
    expect(meaningOf({ at: 0, scheme: found!.scheme, code: found!.code! })).toMatchObject({ status, actionRequired });
  });

  it('goes by the words where the code is not known, and else keeps the event without a meaning', () => {
    expect(eventsOf(event('ZZ', 'Out for Delivery, Expected by 9:00pm'))).toMatchObject([
      { scheme: 'parcel', code: 'Out for Delivery' },
    ]);
    expect(eventsOf(event('ZZ', 'Moved by a new machine'))).toMatchObject([
      { scheme: 'usps', code: null, text: 'Moved by a new machine' },
    ]);
  });

  it('loses no event beside one that bears no time, and says so', () => {
    const timeless = event('10', 'Processed', { eventTimestamp: null, GMTTimestamp: null });
    expect(track.readAnswer(answer([timeless, event('03', 'Accepted')]), asked)).toMatchObject({
      result: { events: [{ code: '03' }] },
      messages: [{ code: 'event_without_time', text: '1 events bear no time' }],
    });
  });

  it.each([
    [{ expectedDeliveryTimeStamp: '2026-11-27T21:00:00Z' }, '2026-11-27'],
    [{ predictedDeliveryDate: '2026-11-28' }, '2026-11-28'],
    [{ expectedDeliveryTimeStamp: 'soon' }, null],
  ])('knows the day of delivery from %o', (changes, estimatedDelivery) => {
    expect(track.readAnswer(answer([], changes), asked)).toMatchObject({ result: { events: [], estimatedDelivery } });
  });

  it('does not take another parcel for this one', () => {
    expect(track.readAnswer(answer([], { trackingNumber: '9434611206206406227577' }), asked).outcome).toBe('unclear');
  });

  it('is refused for a number without a parcel, and unclear else', () => {
    expect(track.readAnswer(problemReply(404, 'Not Found', 'No status yet'), asked)).toMatchObject({
      outcome: 'refused',
      messages: [{ text: 'Not Found: No status yet' }],
    });
    for (const reply of [htmlReply, problemReply(500, 'x'), jsonReply([]), jsonReply({ trackingNumber: 5 })]) {
      expect(track.readAnswer(reply, asked).outcome).toBe('unclear');
    }
  });
});

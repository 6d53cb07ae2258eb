import { describe, expect, it } from 'vitest';
import {
  accepted,
  delayed,
  handedOver,
  inJoliet,
  inOmaha,
  outForDelivery,
  pickedUp,
  report,
  shipment,
} from '../shipment.fixture.ts';
import { deliveryDay, headlineOf, isOutForDelivery, newestFirst, pickedUpOn } from './facts.ts';
import { stopsOf } from './stops-of.ts';

const tuesday = new Date('2026-10-20T15:00:00Z');

describe('headlineOf', () => {
  it('counts the days between the first plan and now [TRACK-03]', () => {
    expect(headlineOf(shipment(), tuesday)).toEqual({ kind: 'on_way', date: '2026-10-22', overdue: false, shift: 1 });
    expect(headlineOf(shipment({ delivery_date: '2026-10-19' }), new Date('2026-10-18T15:00:00Z')).shift).toBe(-2);
    expect(headlineOf(shipment({ first_delivery_date: null }), tuesday).shift).toBe(0);
    expect(headlineOf(shipment({ delivery_date: '2026-10-19' }), tuesday)).toMatchObject({ overdue: true, shift: 0 });
  });

  it('is late only when the day is over at the destination [TRACK-03]', () => {
    // 05:30 UTC on the 23rd is still the 22nd in Denver, half past eleven in the evening.
    expect(headlineOf(shipment(), new Date('2026-10-23T05:30:00Z')).overdue).toBe(false);
    expect(headlineOf(shipment(), new Date('2026-10-23T06:30:00Z'))).toMatchObject({ kind: 'late', overdue: true });
  });

  it('waits until somebody picked it up, whatever the plan was [TRACK-03]', () => {
    expect(headlineOf(shipment({ status: 'dispatched', events: [accepted] }), tuesday).kind).toBe('waiting');
  });
});

describe('facts of the events', () => {
  it('puts them in order however they arrive', () => {
    expect(newestFirst([accepted, inOmaha, pickedUp])).toEqual([inOmaha, pickedUp, accepted]);
  });

  it('takes back "out for delivery" when the truck came back [TRACK-03]', () => {
    expect(isOutForDelivery(shipment({ events: [outForDelivery, pickedUp] }))).toBe(true);
    const attempted = report('2026-10-22T20:00:00.000Z', 'Denver', 'AH', 'delayed', 'AQ');
    expect(isOutForDelivery(shipment({ status: 'delayed', events: [attempted, outForDelivery] }))).toBe(false);
    expect(isOutForDelivery(shipment({ status: 'delivered', events: [handedOver, outForDelivery] }))).toBe(false);
  });

  it('dates the pickup and the delivery in their own places [TRACK-03]', () => {
    // One in the morning in UTC is the evening before in Nashua.
    const evening = report('2026-10-15T01:00:00.000Z', 'Nashua', 'AF', 'in_transit');
    expect(pickedUpOn(shipment({ events: [evening] }))).toBe('2026-10-14');
    expect(pickedUpOn(shipment({ status: 'dispatched', events: [accepted] }))).toBeNull();
    expect(deliveryDay(shipment({ delivered_at: '2026-10-23T05:00:00.000Z' }))).toBe('2026-10-22');
  });
});

describe('stopsOf', () => {
  it('names each place once, from the origin to the goal [TRACK-03]', () => {
    expect(stopsOf(shipment())).toMatchObject([
      { city: 'Nashua', state: 'NH', since: '2026-10-14', reached: 'passed' },
      { city: 'Joliet', state: 'IL', since: '2026-10-16', reached: 'passed' },
      { city: 'Omaha', state: 'NE', since: '2026-10-19', reached: 'here' },
      { city: 'Denver', state: 'CO', since: null, reached: 'ahead' },
    ]);
  });

  it('ends at the destination once it is there [TRACK-03]', () => {
    const there = shipment({
      status: 'delivered',
      delivered_at: handedOver.occurred_at,
      events: [handedOver, outForDelivery, inJoliet, delayed, pickedUp],
    });
    expect(stopsOf(there).map(({ city, reached }) => `${city} ${reached}`)).toEqual([
      'Nashua passed',
      'Joliet passed',
      'Denver here',
    ]);
  });

  it('reaches the goal by the delivery alone when nothing was reported from there [TRACK-03]', () => {
    const silent = shipment({ status: 'delivered', delivered_at: handedOver.occurred_at, events: [inOmaha, pickedUp] });
    expect(stopsOf(silent).at(-1)).toMatchObject({ city: 'Denver', state: 'CO', since: null, reached: 'here' });
  });

  it('is empty while the freight waits or when it was canceled [TRACK-03]', () => {
    expect(stopsOf(shipment({ status: 'dispatched', events: [accepted] }))).toEqual([]);
    expect(stopsOf(shipment({ status: 'canceled' }))).toEqual([]);
  });
});

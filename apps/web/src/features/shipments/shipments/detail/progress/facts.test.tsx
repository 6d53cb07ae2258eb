import type { Shipment } from '@waybill/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { i18n, startLanguage } from '../../../../../lib/language/i18n.ts';
import { event, shipment, fullTimeline } from '../../../../../testing/shipment.ts';
import { dayOfTransit, isOutForDelivery, isOverdue, pickedUp, reachedBy, shareCovered, shiftOf } from './facts.ts';
import { hasArrived, placesNotDrawn, placesOnMap } from './map-places.ts';

beforeAll(() => startLanguage('en'));

const at = (instant: string) => new Date(instant);
const outFor = event('2026-10-22T14:00:00.000Z', {
  code: 'X6',
  status: 'in_transit',
  city: 'Denver',
  state: 'CO',
  time_zone: 'America/Denver',
});
const attempted = event('2026-10-22T18:00:00.000Z', {
  code: 'AH',
  reason_code: 'B1',
  status: 'delayed',
  city: 'Denver',
  state: 'CO',
  time_zone: 'America/Denver',
});
const acknowledged = fullTimeline.slice(-1);

describe('the steps of a shipment', () => {
  it.each([
    ['booked', shipment({ status: 'pending', events: [] })],
    ['dispatched', shipment({ status: 'dispatched', events: acknowledged })],
    ['in_transit', shipment()],
    ['out_for_delivery', shipment({ events: [outFor, ...fullTimeline] })],
    ['in_transit', shipment({ status: 'delayed', events: [attempted, outFor, ...fullTimeline] })],
    ['delivered', shipment({ status: 'delivered' })],
    ['dispatched', shipment({ status: 'canceled', events: acknowledged })],
  ] as const)('reach %s', (step, one) => {
    expect(reachedBy(one)).toBe(step);
  });

  it('are out for delivery only until the truck brings the freight back', () => {
    expect(isOutForDelivery(shipment({ events: [outFor, ...fullTimeline] }))).toBe(true);
    expect(isOutForDelivery(shipment({ status: 'delayed', events: [attempted, outFor, ...fullTimeline] }))).toBe(false);
  });
});

describe('days of the way', () => {
  it('are business days from the day of pickup at its place', () => {
    // Wednesday Oct 14; Thursday, Friday, Monday and Tuesday are days 1 to 4.
    expect(pickedUp(shipment())?.code).toBe('AF');
    expect(dayOfTransit(shipment(), at('2026-10-20T18:00:00Z'))).toEqual({ day: 4, total: 6 });
    expect(dayOfTransit(shipment(), at('2026-10-18T18:00:00Z'))).toEqual({ day: 2, total: 6 });
  });

  it('are none before the pickup and after the end', () => {
    expect(
      dayOfTransit(shipment({ status: 'dispatched', events: acknowledged }), at('2026-10-14T12:00:00Z')),
    ).toBeNull();
    expect(dayOfTransit(shipment({ status: 'delivered' }), at('2026-10-22T12:00:00Z'))).toBeNull();
  });

  it('draw as a share that never lies about the ends', () => {
    expect(shareCovered(shipment({ status: 'pending', events: [] }), at('2026-10-13T12:00:00Z'))).toBeNull();
    expect(shareCovered(shipment(), at('2026-10-14T20:00:00Z'))).toBe(0.08);
    expect(shareCovered(shipment(), at('2026-10-19T20:00:00Z'))).toBe(0.5);
    expect(shareCovered(shipment(), at('2026-12-24T20:00:00Z'))).toBe(0.9);
    expect(shareCovered(shipment({ status: 'delivered' }), at('2026-10-22T20:00:00Z'))).toBe(1);
  });

  it('end at midnight of the destination', () => {
    // Denver is six hours behind UTC in October.
    expect(isOverdue(shipment(), at('2026-10-23T05:59:00Z'))).toBe(false);
    expect(isOverdue(shipment(), at('2026-10-23T06:01:00Z'))).toBe(true);
    expect(isOverdue(shipment({ status: 'delivered' }), at('2026-12-01T00:00:00Z'))).toBe(false);
  });

  it('shift against the booking, and against the real delivery once there is one', () => {
    expect(shiftOf(shipment())).toBe(1);
    expect(shiftOf(shipment({ status: 'delivered', delivered_at: '2026-10-20T20:00:00.000Z' }))).toBe(-1);
    expect(shiftOf(shipment({ estimates: [] }))).toBe(0);
  });
});

describe('places on the map', () => {
  const drawn = (one: Shipment) => placesOnMap(i18n.t, one).map(({ name, role }) => `${role} ${name}`);
  const ends = ['origin Nashua, NH', 'destination Denver, CO'];

  it('stand in the order of the way, the last known one marked while it moves', () => {
    expect(drawn(shipment())).toEqual([ends[0], 'stop Joliet, IL', 'last_known Omaha, NE', ends[1]]);
    expect(drawn(shipment({ status: 'delivered' }))).toEqual([ends[0], 'stop Joliet, IL', 'stop Omaha, NE', ends[1]]);
    expect(drawn(shipment({ status: 'pending', events: [] }))).toEqual(ends);
  });

  it('are named under the map where nobody knows their coordinates', () => {
    const unknown = event('2026-10-15T18:00:00.000Z', {
      city: 'Buffalo',
      state: 'NY',
      code: 'X4',
      status: 'in_transit',
    });
    const one = shipment({ events: [...fullTimeline.slice(0, 2), unknown, ...fullTimeline.slice(2)] });
    expect(placesNotDrawn(one)).toEqual(['Buffalo, NY']);
    expect(drawn(one)).toHaveLength(4);
  });

  it('were all passed once the freight is in the city it goes to', () => {
    expect(hasArrived(shipment())).toBe(false);
    expect(hasArrived(shipment({ events: [outFor, ...fullTimeline] }))).toBe(true);
    expect(hasArrived(shipment({ status: 'delivered' }))).toBe(true);
  });
});

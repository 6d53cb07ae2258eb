import { describe, expect, it } from 'vitest';
import { event, shipment, wholeWay } from '../../shipment.fixture.ts';
import { dayOfTransit, isOutForDelivery, isOverdue, pickedUp, reachedBy, shareCovered, shiftOf } from './facts.ts';
import { placesBetween } from './map-places.ts';

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
const acknowledged = wholeWay.slice(-1);

describe('the steps of a shipment', () => {
  it.each([
    ['booked', shipment({ status: 'pending', events: [] })],
    ['dispatched', shipment({ status: 'dispatched', events: acknowledged })],
    ['in_transit', shipment()],
    ['out_for_delivery', shipment({ events: [outFor, ...wholeWay] })],
    ['in_transit', shipment({ status: 'delayed', events: [attempted, outFor, ...wholeWay] })],
    ['delivered', shipment({ status: 'delivered' })],
    ['dispatched', shipment({ status: 'canceled', events: acknowledged })],
  ] as const)('reach %s', (step, one) => {
    expect(reachedBy(one)).toBe(step);
  });

  it('are out for delivery only until the truck brings the freight back', () => {
    expect(isOutForDelivery(shipment({ events: [outFor, ...wholeWay] }))).toBe(true);
    expect(isOutForDelivery(shipment({ status: 'delayed', events: [attempted, outFor, ...wholeWay] }))).toBe(false);
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

describe('places on the way', () => {
  it('are those between the ends, in order, without the one it is at', () => {
    expect(placesBetween(shipment())).toEqual(['Joliet, IL']);
    expect(placesBetween(shipment({ status: 'delivered' }))).toEqual(['Joliet, IL', 'Omaha, NE']);
  });
});

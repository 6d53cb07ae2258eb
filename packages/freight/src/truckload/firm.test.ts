import { describe, expect, it } from 'vitest';
import { whyIndicative, type FirmInput } from './firm.ts';

const ordinary: FirmInput = {
  firmMiles: 1_000,
  miles: 1_000,
  stopOffs: 0,
  tarps: false,
  today: '2026-11-16',
  pickupDate: '2026-11-18',
  deliveryDate: '2026-11-20',
  deliverUntil: null,
  value: 10_000_000,
};

describe('whyIndicative', () => {
  it('holds a price that staff hold for the equipment [TL-01]', () => {
    expect(whyIndicative(ordinary)).toEqual([]);
    expect(whyIndicative({ ...ordinary, deliverUntil: '2026-11-20', pickupDate: '2026-11-30' })).toEqual([]);
  });
  it.each<[string, Partial<FirmInput>]>([
    ['equipment', { firmMiles: null }],
    ['miles', { miles: 1_001 }],
    ['stops', { stopOffs: 1 }],
    ['window', { deliverUntil: '2026-11-19' }],
    ['pickup_day', { pickupDate: '2026-11-16' }],
    ['pickup_day', { pickupDate: '2026-12-01' }],
    ['tarps', { tarps: true }],
    ['value', { value: 10_000_001 }],
    ['value', { value: null }],
  ])('does not hold it because of the %s', (reason, changes) => {
    expect(whyIndicative({ ...ordinary, ...changes })).toEqual([reason]);
  });
});

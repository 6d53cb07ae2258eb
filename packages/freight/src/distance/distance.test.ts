import { describe, expect, it } from 'vitest';
import { cities, mileageVectors } from '../../test/vectors/mileage.ts';
import { circuity, greatCircleMiles, roadMiles } from './distance.ts';
import { isPostalCode, zip3Of } from './postal.ts';

describe('distance', () => {
  it.each(mileageVectors)('%s to %s is %s miles as the crow flies', (from, to, great, driven) => {
    expect(greatCircleMiles(cities[from], cities[to])).toBeCloseTo(great, 1);
    // Published driving miles are met within an eighth.
    expect(Math.abs(roadMiles(cities[from], cities[to]) / driven - 1)).toBeLessThan(0.125);
  });

  it('adds more for short hauls', () => {
    expect([150.1, 150, 30, 29.9, 0].map(circuity)).toEqual([1.16, 1.25, 1.25, 1.35, 1.35]);
    expect(roadMiles(cities.NY, cities.NY)).toBe(1);
    expect(greatCircleMiles({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(12_436.8, 0);
  });

  it('refuses points that are not on the globe', () => {
    const zero = { latitude: 0, longitude: 0 };
    expect(() => greatCircleMiles({ latitude: 91, longitude: 0 }, zero)).toThrow('from.latitude: out_of_range');
    expect(() => greatCircleMiles(zero, { latitude: 0, longitude: -181 })).toThrow('to.longitude: out_of_range');
    expect(() => greatCircleMiles(zero, { latitude: Number.NaN, longitude: 0 })).toThrow('to.latitude: out_of_range');
  });
});

describe('postal codes', () => {
  it.each([
    ['60647', 'US', true],
    ['60647-1234', 'US', true],
    ['6064', 'US', false],
    ['V6B 1A1', 'CA', true],
    ['V6B1A1', 'CA', true],
    ['D6B 1A1', 'CA', false],
    ['06600', 'MX', true],
    ['06600-1', 'MX', false],
  ] as const)('%s in %s: %s', (code, country, right) => {
    expect(isPostalCode(code, country)).toBe(right);
  });
  it('takes the area of a ZIP', () => {
    expect(zip3Of('03103-4411', 'x')).toBe('031');
    expect(() => zip3Of('0310', 'origin.zip')).toThrow('origin.zip: invalid_format');
  });
});

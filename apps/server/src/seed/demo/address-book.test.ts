import { describe, expect, it } from 'vitest';
import { findPlace } from '../../modules/platform/places/index.ts';
import { demoAddresses } from './address-book.ts';
import { warehouses } from './sites.ts';

describe('the demo address books', () => {
  it('are about forty addresses for the first account, two of them in Canada and two in Mexico', () => {
    const book = demoAddresses('building');
    const many = (country: string) => book.filter((address) => address.country === country).length;
    expect([many('US'), many('CA'), many('MX')]).toEqual([38, 2, 2]);
    expect(demoAddresses('furniture')).toHaveLength(12);
    expect(demoAddresses('lamps')).toHaveLength(5);
  });

  it('begin with the places the account ships from', () => {
    const streets = demoAddresses('building').map(({ street_lines: [street] }) => street);
    expect(streets.slice(0, 4)).toEqual(warehouses.building.map(({ street }) => street));
  });

  it('have addresses that match their postal codes', () => {
    // Mexican codes are not in the tables.
    const known = demoAddresses('building').filter(({ country }) => country !== 'MX');
    const states = known.map(({ country, postal_code: code }) => findPlace(country, code)?.state);
    expect(states).toEqual(known.map(({ state }) => state));
  });

  it('are the same each time', () => {
    expect(demoAddresses('furniture')).toEqual(demoAddresses('furniture'));
  });
});

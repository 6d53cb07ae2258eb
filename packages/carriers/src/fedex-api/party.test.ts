import { describe, expect, it } from 'vitest';
import { collierville, harrison } from '../../testing/fedex.ts';
import { amountOf, digitsOf, partyOf, placeOf, streetLines, withinOneCountry } from './party.ts';

describe('street lines', () => {
  it('go as they are where they fit', () => {
    expect(streetLines(['1550 Union Blvd', ' ', 'Suite  302'])).toEqual(['1550 Union Blvd', 'Suite 302']);
  });

  it('run on over three lines of 35 characters, losing nothing', () => {
    const given = ['Building 7, North Gate of the Old Mill District', 'Dock 12', 'Floor 2', 'Attention Receiving'];
    const lines = streetLines(given);
    expect(lines).toEqual([
      'Building 7, North Gate of the Old',
      'Mill District, Dock 12, Floor 2,',
      'Attention Receiving',
    ]);
    expect(lines.join(' ')).toBe(given.join(', '));
  });

  it('are not sent cut', () => {
    expect(() => streetLines(['x'.repeat(36)])).toThrow('FedEx takes 3 street lines of 35 characters');
    expect(() => streetLines(['word '.repeat(30)])).toThrow('35 characters');
  });
});

describe('parties', () => {
  it('are written with digits for the telephone and a flag for homes', () => {
    expect(partyOf({ ...harrison, siteType: 'residential' })).toEqual({
      contact: {
        personName: 'Dana Reed',
        companyName: 'Ozark Book Supply',
        phoneNumber: '8705550142',
        emailAddress: 'dana@example.com',
      },
      address: {
        streetLines: ['1550 Union Blvd', 'Suite 302'],
        city: 'Harrison',
        stateOrProvinceCode: 'AR',
        postalCode: '72601',
        countryCode: 'US',
        residential: true,
      },
    });
    expect(partyOf(collierville).contact).not.toHaveProperty('emailAddress');
    expect(digitsOf('+1 (870) 555-0142 ext. 7')).toBe('18705550142');
  });

  it('leave out what FedEx spells its own way in Mexico, and spaces of Canadian codes', () => {
    expect(placeOf({ ...harrison, country: 'MX', state: 'NLE', postalCode: '66000' })).not.toHaveProperty(
      'stateOrProvinceCode',
    );
    expect(placeOf({ ...harrison, country: 'CA', state: 'ON', postalCode: 'M5H 2N1' }).postalCode).toBe('M5H2N1');
  });

  it('ship within one country only, since no customs details are known', () => {
    expect(() => withinOneCountry(harrison, { ...collierville, country: 'CA' })).toThrow('customs');
    expect(withinOneCountry(harrison, collierville)).toBeUndefined();
  });
});

describe('amounts', () => {
  it.each([
    [1, 0.01],
    [2990, 29.9],
    [123_456_789, 1_234_567.89],
  ])('of %i cents are %f', (amount, expected) => {
    expect(amountOf({ amount, currency: 'USD' })).toEqual({ amount: expected, currency: 'USD' });
  });
});

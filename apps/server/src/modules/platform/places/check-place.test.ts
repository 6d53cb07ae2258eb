import { describe, expect, it } from 'vitest';
import { checkPlace } from './check-place.ts';

const found = (city: string, state: string, postal_code: string, country: 'US' | 'CA' | 'MX' = 'US') => {
  const conflict = checkPlace({ city, state, postal_code, country });
  return conflict && [conflict.field, conflict.code, conflict.params['there'], conflict.params['here']];
};

describe('A postal code held against its state and city', () => {
  it.each([
    ['Boston', 'CA', '02114', 'Boston, MA', 'Boston, CA'],
    ['Los Angeles', 'CA', '02114', 'Boston, MA', 'Los Angeles, CA'],
    ['Burlington', 'ZZ', '05401-1234', 'Burlington, VT', 'Burlington, ZZ'],
  ])('is in another state than %s, %s %s', (city, state, code, there, here) => {
    expect(found(city, state, code)).toEqual(['state', 'zip_in_other_state', there, here]);
  });

  it.each([
    ['a city far away in the same state', 'San Diego', 'CA', '90001', 'Los Angeles, CA', 'San Diego, CA'],
    ['a city an hour away in the same state', 'Worcester', 'MA', '02108', 'Boston, MA', 'Worcester, MA'],
    ['a misspelled city', 'Bostn', 'MA', '02108', 'Boston, MA', 'Bostn, MA'],
    ['two letters the wrong way round', 'Manchetser', 'NH', '03103', 'Manchester, NH', 'Manchetser, NH'],
    ['a large city of another state', 'Los Angeles', 'MA', '02114', 'Boston, MA', 'Los Angeles, MA'],
  ])('names %s', (_, city, state, code, there, here) => {
    expect(found(city, state, code)).toEqual(['city', 'zip_in_other_city', there, here]);
  });

  it.each([
    ['the city of the ZIP code', 'Boston', 'MA', '02114'],
    ['lower case', 'boston', 'ma', '02114'],
    ['a neighborhood that the table does not name', 'Beacon Hill', 'MA', '02114'],
    ['a city next to that of the ZIP code', 'Hollywood', 'CA', '90028'],
    ['a town next to that of the ZIP code, of a similar name', 'Southborough', 'MA', '01581'],
    ['a large city just across the state line', 'New York', 'NJ', '07302'],
    ['another spelling of a saint', 'St. Louis', 'MO', '63101'],
    ['a name with a hyphen', 'Winston-Salem', 'NC', '27101'],
    ['a ZIP code that no table has', 'Boston', 'CA', '00000'],
  ])('agrees with %s', (_, city, state, code) => {
    expect(found(city, state, code)).toBeNull();
  });

  it('compares Canadian codes with the province alone, Nunavut among them', () => {
    expect(found('Vancouver', 'BC', 'M5V 2T6', 'CA')).toEqual(['state', 'zip_in_other_state', 'ON', 'BC']);
    expect(found('Etobicoke', 'ON', 'M5V 2T6', 'CA')).toBeNull();
    expect(found('Iqaluit', 'NU', 'X0A 0H0', 'CA')).toBeNull();
  });

  it('says nothing about Mexican codes', () => {
    expect(found('Monterrey', 'JAL', '64000', 'MX')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { freightLine } from '../../testing/bookings.ts';
import { CannotAsk } from '../kit/index.ts';
import {
  declaredDollars,
  decimal,
  descriptionOf,
  emergencyLines,
  freightLines,
  nmfcParts,
  totalWeight,
} from './load.ts';
import { barePostalCode, tenDigits } from './party.ts';

const paint = {
  idNumber: 'UN1263',
  properName: 'Paint',
  hazardClass: '3',
  packingGroup: 'II',
  emergencyContact: 'Response Desk',
  emergencyPhone: '8005550199',
} as const;

describe('a freight load', () => {
  it('describes hazardous freight in the order of a shipping paper', () => {
    const line = { ...freightLine, description: 'Cans on pallets', hazmat: paint };
    expect(descriptionOf(line)).toBe('UN1263, Paint, 3, PG II - Cans on pallets');
    expect(emergencyLines([line, line, freightLine])).toEqual(['Hazmat emergency: Response Desk 8005550199']);
  });

  it('weighs whole pounds, rounded up line by line', () => {
    expect(
      totalWeight([
        { ...freightLine, weightLb: 500.2 },
        { ...freightLine, weightLb: 250 },
      ]),
    ).toBe(751);
  });

  it('tells an NMFC item from its sub', () => {
    expect(nmfcParts('156600-04')).toEqual({ item: '156600', sub: '04' });
    expect(nmfcParts('86900')).toEqual({ item: '86900', sub: null });
    expect(nmfcParts(null)).toEqual({ item: null, sub: null });
  });

  it('is no parcel', () => {
    expect(() => freightLines({ mode: 'parcel', parcels: [] }, 'Any Line')).toThrow(CannotAsk);
  });

  it('declares its value in US dollars only', () => {
    const services = {
      accessorials: [],
      signature: 'none',
      shipmentValue: { amount: 250_005, currency: 'USD' },
      declareValue: true,
    } as const;
    expect(decimal(declaredDollars(services, 'Any Line')!)).toBe('2500.05');
    expect(declaredDollars({ ...services, declareValue: false }, 'Any Line')).toBeNull();
    expect(() => declaredDollars({ ...services, shipmentValue: { amount: 1, currency: 'CAD' } }, 'Any Line')).toThrow(
      'US dollars only',
    );
  });
});

describe('a party', () => {
  it('has ten digits to be called at', () => {
    expect(tenDigits('+1 (614) 555-0188')).toBe('6145550188');
  });

  it('has a postal code of its country', () => {
    expect(barePostalCode('43015-1234', 'US')).toBe('43015');
    expect(barePostalCode('k1a 0b1', 'CA')).toBe('K1A0B1');
    expect(barePostalCode('06600', 'MX')).toBe('06600');
  });
});

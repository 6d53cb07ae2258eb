import { describe, expect, it } from 'vitest';
import { hazmatDescription } from './hazmat-description.ts';
import type { HazardousMaterial } from './types.ts';

const emergency = { emergencyContact: 'Example Response', emergencyPhone: '800-555-0199' };
const describeMaterial = (material: Omit<HazardousMaterial, keyof typeof emergency>): string =>
  hazmatDescription({ ...material, ...emergency });

describe('hazmatDescription', () => {
  it('keeps the sequence of 49 CFR 172.202 [BOOK-05]', () => {
    const paint = describeMaterial({ idNumber: 'UN1263', properName: 'Paint', hazardClass: '3', packingGroup: 'II' });
    expect(paint).toBe('UN1263, Paint, 3, PG II');
  });

  it('puts subsidiary classes in parentheses behind the class [BOOK-05]', () => {
    const material = {
      idNumber: 'UN2744',
      properName: 'Cyclobutyl chloroformate',
      hazardClass: '6.1',
      packingGroup: 'II',
    } as const;
    expect(describeMaterial({ ...material, subsidiaryClasses: ['8', '3'] })).toBe(
      'UN2744, Cyclobutyl chloroformate, 6.1, (8, 3), PG II',
    );
  });

  it('puts the technical name in parentheses behind the proper shipping name [BOOK-05]', () => {
    const material = {
      idNumber: 'UN1993',
      properName: 'Flammable liquids, n.o.s.',
      hazardClass: '3',
      packingGroup: 'III',
    } as const;
    expect(describeMaterial({ ...material, technicalName: 'contains xylene' })).toBe(
      'UN1993, Flammable liquids, n.o.s. (contains xylene), 3, PG III',
    );
  });

  it('leaves the packing group out where there is none [BOOK-05]', () => {
    const cartridges = { idNumber: 'UN0012', properName: 'Cartridges, small arms', hazardClass: '1.4S' };
    expect(describeMaterial({ ...cartridges, subsidiaryClasses: [] })).toBe('UN0012, Cartridges, small arms, 1.4S');
  });

  it('names reportable quantity, waste, limited quantity and marine pollutant [BOOK-05]', () => {
    const acetone = { idNumber: 'UN1090', properName: 'acetone', hazardClass: '3', packingGroup: 'II' } as const;
    expect(
      describeMaterial({
        ...acetone,
        reportableQuantity: true,
        waste: true,
        limitedQuantity: true,
        marinePollutant: true,
      }),
    ).toBe('RQ, UN1090, Waste acetone, 3, PG II, Limited Quantity, Marine Pollutant');
  });
});

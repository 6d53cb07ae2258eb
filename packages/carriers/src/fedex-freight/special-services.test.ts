import { accessorialTable } from '@waybill/freight';
import { describe, expect, it } from 'vitest';
import { collierville, harrison, pallet, plain } from '../../testing/fedex.ts';
import { CannotAsk, type FreightLine } from '../kit/index.ts';
import { specialServices } from './special-services.ts';

const ends = { from: harrison, to: collierville };
const of = (
  accessorials: Parameters<typeof specialServices>[0]['accessorials'],
  lines: readonly FreightLine[] = [pallet],
) => specialServices({ ...plain, accessorials }, ends, lines);

describe('special services of freight', () => {
  it.each([
    ['LGPU', 'LIFTGATE_PICKUP'],
    ['LGDEL', 'LIFTGATE_DELIVERY'],
    ['INPU', 'INSIDE_PICKUP'],
    ['INDEL', 'INSIDE_DELIVERY'],
    ['LTDPU', 'LIMITED_ACCESS_PICKUP'],
    ['LTDDEL', 'LIMITED_ACCESS_DELIVERY'],
    ['NOTIFY', 'CALL_BEFORE_DELIVERY'],
    ['FREEZE', 'PROTECTION_FROM_FREEZING'],
    ['HAZ', 'DANGEROUS_GOODS'],
    ['OVR08', 'OVER_LENGTH'],
    ['OVR12', 'EXTREME_LENGTH'],
    ['OVR20', 'EXTREME_LENGTH'],
  ] as const)('%s is %s', (code, service) => {
    expect(of([code])).toEqual([service]);
  });

  it('are none for homes and New York, which the address tells', () => {
    expect(of(['RESPU', 'RESDEL', 'NYC'])).toEqual([]);
  });

  it.each(['APPT', 'SORT', 'TSPU', 'TSDEL'] as const)('cannot be had for %s', (code) => {
    expect(() => of([code])).toThrow(`FedEx Freight publishes no service for ${code}`);
  });

  it('know every accessorial, or refuse it by name', () => {
    const told = accessorialTable.map(({ code }) => {
      try {
        return of([code]).every((service) => /^[A-Z_]+$/.test(service));
      } catch (error) {
        return error instanceof CannotAsk && error.code === 'accessorial_unsupported' && error.message.includes(code);
      }
    });
    expect(told).not.toContain(false);
  });

  it('follow from the places and the load without being asked for, each once', () => {
    const limited = { ...harrison, siteType: 'limited_access' } as const;
    const home = { ...collierville, siteType: 'limited_access', residential: true } as const;
    const long = { ...pallet, lengthIn: 143 };
    expect(specialServices({ ...plain, accessorials: ['LTDPU'] }, { from: limited, to: home }, [long])).toEqual([
      'LIMITED_ACCESS_PICKUP',
      'OVER_LENGTH',
    ]);
    // Over length from 8 feet on, extreme from 12.
    expect(of([], [{ ...pallet, lengthIn: 95.99 }])).toEqual([]);
    expect(of([], [{ ...pallet, lengthIn: 96 }])).toEqual(['OVER_LENGTH']);
    expect(of(['OVR08'], [{ ...pallet, widthIn: 144 }])).toEqual(['EXTREME_LENGTH']);
  });
});

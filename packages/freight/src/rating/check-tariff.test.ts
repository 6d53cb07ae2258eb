import { describe, expect, it } from 'vitest';
import { tariff } from '../../test/builders.ts';
import type { DensityScaleId } from '../classification/scales.ts';
import { checkLtlTariff } from './check-tariff.ts';
import type { LtlTariff } from './tariff.ts';

const bands = (...upto: (number | null)[]) => upto.map((uptoMiles) => ({ uptoMiles, rateBase: 'base' }));
const service = { code: 's', name: 'S', factorBp: 10_000, daysAdjustment: 0, deliverBy: '17:00' };
const overLength = (...inches: number[]) => ({
  overLength: {
    per: 'unit',
    bands: inches.map((fromInches) => ({ fromInches, code: 'OVR08' as const, amount: 1 })),
  } as const,
});

describe('checkLtlTariff', () => {
  it('takes a sound tariff', () => {
    expect(() => checkLtlTariff(tariff())).not.toThrow();
    expect(() => checkLtlTariff(tariff({ discountBp: 10_000 }))).not.toThrow();
    expect(() => checkLtlTariff(tariff({ effectiveUntil: '2026-01-01', ...overLength(96, 144) }))).not.toThrow();
    expect(() =>
      checkLtlTariff(tariff({ lanes: { zip3Pairs: { '031-606': 'base' }, distanceBands: bands(500, null) } })),
    ).not.toThrow();
  });

  it.each<[string, Partial<LtlTariff>]>([
    ['effectiveFrom: invalid_date', { effectiveFrom: 'soon' }],
    ['effectiveUntil: invalid_date', { effectiveUntil: 'never' }],
    ['effectiveUntil: out_of_range', { effectiveUntil: '2025-12-31' }],
    ['scale: unknown_value', { scale: 'mine' as DensityScaleId }],
    ['weightBreaks: empty', { weightBreaks: [] }],
    [
      'weightBreaks[1]: not_ascending',
      {
        weightBreaks: [
          { code: 'a', fromPounds: 5 },
          { code: 'b', fromPounds: 5 },
        ],
      },
    ],
    ['rates.base.72: unknown_value', { rates: { base: { '72': [1] } as LtlTariff['rates'][string] } }],
    ['rates.base.100: out_of_range', { rates: { base: { '100': [3, 2, 1] } } }],
    ['rates.base.100[1]: not_ascending', { rates: { base: { '100': [5, 6, 4, 3, 2, 1, 1] } } }],
    ['rates.base.100[2]: not_whole', { rates: { base: { '100': [5, 5, 4.5, 3, 2, 1, 1] } } }],
    ['rates.base.100[0]: negative', { rates: { base: { '100': [-5, -5, -5, -5, -5, -5, -5] } } }],
    ['rates.far: required', { lanes: { zip3Pairs: {}, distanceBands: [{ uptoMiles: 5, rateBase: 'far' }] } }],
    ['rates.gone: required', { lanes: { zip3Pairs: { '031-606': 'gone' }, distanceBands: bands(null) } }],
    ['lanes.zip3Pairs: invalid_format', { lanes: { zip3Pairs: { '31-606': 'base' }, distanceBands: bands(null) } }],
    ['lanes.zip3Pairs: invalid_format', { lanes: { zip3Pairs: { 'A031-606': 'base' }, distanceBands: bands(null) } }],
    ['lanes.zip3Pairs: invalid_format', { lanes: { zip3Pairs: { '031-6064': 'base' }, distanceBands: bands(null) } }],
    ['weightBreaks[0]: negative', { weightBreaks: [{ code: 'a', fromPounds: -1 }] }],
    ['lanes.distanceBands[1]: not_ascending', { lanes: { zip3Pairs: {}, distanceBands: bands(null, 500) } }],
    ['tariffMinimumCharge: negative', { tariffMinimumCharge: -1 }],
    ['absoluteMinimumCharge: not_a_number', { absoluteMinimumCharge: Number.NaN }],
    ['discountBp: out_of_range', { discountBp: 10_001 }],
    ['discountBp: negative', { discountBp: -1 }],
    ['fuel.bands: empty', { fuel: { ...tariff().fuel, bands: [] } }],
    ['transit.bands: empty', { transit: { ...tariff().transit, bands: [] } }],
    ['overLength.bands[1]: not_ascending', overLength(144, 96)],
    ['limits.shipmentPounds: negative', { limits: { ...tariff().limits, shipmentPounds: -1 } }],
    ['limits.unitPounds: not_whole', { limits: { ...tariff().limits, unitPounds: 4_500.5 } }],
    ['services: empty', { services: [] }],
    ['services[0].factorBp: not_whole', { services: [{ ...service, factorBp: 0.5 }] }],
    ['services[1].deliverBy: invalid_time', { services: [service, { ...service, deliverBy: 'noon' }] }],
  ])('throws %s [ADMIN-04]', (message, changes) => {
    expect(() => checkLtlTariff(tariff(changes))).toThrow(message);
  });
});

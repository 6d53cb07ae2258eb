import { describe, expect, it } from 'vitest';
import { tariff } from '../../test/builders.ts';
import type { DensityScaleId } from '../classification/scales.ts';
import { checkLtlTariff } from './check-tariff.ts';
import type { AccessorialRule } from './accessorial-table.ts';
import type { CubicCapacityRule, LinearFootRule, LtlTariff } from './tariff.ts';

const bands = (...upto: (number | null)[]) => upto.map((uptoMiles) => ({ uptoMiles, rateBase: 'base' }));
const service = { code: 's', name: 'S', factorBp: 10_000, daysAdjustment: 0, deliverBy: '17:00' };
const overLength = (...inches: number[]) => ({
  overLength: {
    per: 'unit',
    bands: inches.map((fromInches) => ({ fromInches, code: 'OVR08' as const, amount: 1 })),
  } as const,
});
const fuel = (changes: Partial<LtlTariff['fuel']>) => ({ fuel: { ...tariff().fuel, ...changes } });
const transit = (changes: Partial<LtlTariff['transit']>) => ({ transit: { ...tariff().transit, ...changes } });
const rules = (accessorials: Readonly<Record<string, AccessorialRule>>) => ({ accessorials });
const cubic: CubicCapacityRule = {
  fromCubicFeet: 750,
  belowPcf: 4.5,
  poundsPerCubicFoot: 6,
  freightClass: '125',
  discounted: true,
};
const linear: LinearFootRule = {
  overFeet: 12.5,
  poundsPerFoot: 1000,
  poundsPerSpot: null,
  belowPcf: null,
  freightClass: '50',
  discounted: false,
};

describe('checkLtlTariff', () => {
  it('takes a sound tariff', () => {
    expect(() => checkLtlTariff(tariff())).not.toThrow();
    expect(() => checkLtlTariff(tariff({ discountBp: 10_000 }))).not.toThrow();
    expect(() => checkLtlTariff(tariff({ cubicCapacity: cubic, linearFoot: linear }))).not.toThrow();
    expect(() => checkLtlTariff(tariff({ fak: [{ from: '85', to: '85', as: '70', raises: false }] }))).not.toThrow();
    expect(() => checkLtlTariff(tariff(fuel({ step: { mills: 50, ltlBp: 40, heavyBp: 80 } })))).not.toThrow();
    expect(() => checkLtlTariff(tariff({ services: [{ ...service, daysAdjustment: -10 }] }))).not.toThrow();
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
    ['limits.widthIn: negative', { limits: { ...tariff().limits, widthIn: -1 } }],
    ['limits.linearFeet: not_whole', { limits: { ...tariff().limits, linearFeet: 20.5 } }],
    ['fuel.step.mills: zero', fuel({ step: { mills: 0, ltlBp: 40, heavyBp: 80 } })],
    ['fuel.step.ltlBp: negative', fuel({ step: { mills: 50, ltlBp: -40, heavyBp: 80 } })],
    ['fuel.beyondMills: out_of_range', fuel({ beyondMills: 1 })],
    ['fuel.bands[0].heavyBp: too_large', fuel({ bands: [{ fromMills: 1, ltlBp: 20_000, heavyBp: 20_001 }] })],
    ['fak[0].to: out_of_range', { fak: [{ from: '100', to: '85', as: '70', raises: false }] }],
    ['cubicCapacity.fromCubicFeet: negative', { cubicCapacity: { ...cubic, fromCubicFeet: -1 } }],
    ['cubicCapacity.poundsPerCubicFoot: not_whole', { cubicCapacity: { ...cubic, poundsPerCubicFoot: 6.5 } }],
    ['cubicCapacity.belowPcf: negative', { cubicCapacity: { ...cubic, belowPcf: -4 } }],
    ['linearFoot.overFeet: not_a_number', { linearFoot: { ...linear, overFeet: Number.NaN } }],
    ['linearFoot.poundsPerFoot: negative', { linearFoot: { ...linear, poundsPerFoot: -1 } }],
    ['linearFoot.poundsPerSpot: not_whole', { linearFoot: { ...linear, poundsPerSpot: 0.5 } }],
    ['linearFoot.belowPcf: negative', { linearFoot: { ...linear, belowPcf: -1 } }],
    ['overLength.bands: empty', overLength()],
    ['accessorials.TAXI: unknown_value', rules({ TAXI: { kind: 'flat', amount: 1 } })],
    ['accessorials.LGDEL.amount: not_whole', rules({ LGDEL: { kind: 'flat', amount: 98.5 } })],
    ['accessorials.LGDEL.amount: not_a_number', rules({ LGDEL: { kind: 'flat', amount: Number.NaN } })],
    ['accessorials.LGDEL.amount: too_large', rules({ LGDEL: { kind: 'flat', amount: 100_000_001 } })],
    ['accessorials.DETEN.minutes: zero', rules({ DETEN: { kind: 'per_unit_time', rate: 1, minutes: 0, floor: 1 } })],
    ['accessorials.NYC.cap: out_of_range', rules({ NYC: { kind: 'per_cwt', rate: 1, floor: 9, cap: 8 } })],
    ['transit.bands[0].days: too_large', transit({ bands: [{ uptoMiles: null, days: 61 }] })],
    ['transit.bands[0]: too_large', transit({ bands: [{ uptoMiles: 20_001, days: 1 }] })],
    ['transit.remoteDays: too_large', transit({ remoteDays: 61 })],
    ['services: empty', { services: [] }],
    ['services[0].code: required', { services: [{ ...service, code: '' }] }],
    ['services[0].code: out_of_range', { services: [{ ...service, code: 'NINECHARS' }] }],
    ['services[1].code: too_many', { services: [service, service] }],
    ['services[0].factorBp: zero', { services: [{ ...service, factorBp: 0 }] }],
    ['services[0].daysAdjustment: out_of_range', { services: [{ ...service, daysAdjustment: -11 }] }],
    ['services[0].daysAdjustment: out_of_range', { services: [{ ...service, daysAdjustment: 31 }] }],
    ['services[0].daysAdjustment: not_whole', { services: [{ ...service, daysAdjustment: 0.5 }] }],
    ['services[0].factorBp: not_whole', { services: [{ ...service, factorBp: 0.5 }] }],
    ['services[1].deliverBy: invalid_time', { services: [service, { ...service, deliverBy: 'noon' }] }],
  ])('throws %s [ADMIN-04]', (message, changes) => {
    expect(() => checkLtlTariff(tariff(changes))).toThrow(message);
  });

  it('lets through what is a fault of the program and none of the tariff', () => {
    const without = { ...tariff(), effectiveFrom: undefined as unknown as string };
    expect(() => checkLtlTariff(without)).toThrow(TypeError);
  });
});

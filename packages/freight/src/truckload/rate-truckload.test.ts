import { describe, expect, it } from 'vitest';
import { codesOf, item, sized } from '../../test/builders.ts';
import { insure } from '../insurance/program.ts';
import { insurancePrograms } from '../testing/insurance-programs.ts';
import { measureAll } from '../load/measure.ts';
import { noMargin } from '../margin/margin.ts';
import { money } from '../money/money.ts';
import { fuelPerMile, haulFactor, rateTruckload, type TruckloadInput, type TruckloadRate } from './rate-truckload.ts';
import { equipmentSeed, truckloadSeed } from './tariff.ts';

const input = (changes: Partial<TruckloadInput> = {}): TruckloadInput => ({
  tariff: truckloadSeed,
  equipment: 'V53',
  miles: 1_000,
  stopOffs: 0,
  weight: { value: 40_000, unit: 'lb' },
  lines: [],
  pickupDate: '2026-12-02',
  fuelIndex: { series: 'diesel', weekOf: '2026-11-23', priceMills: 3_718 },
  insurance: null,
  margin: noMargin,
  ...changes,
});
function rate(changes: Partial<TruckloadInput> = {}): TruckloadRate {
  const result = rateTruckload(input(changes));
  if (!result.ok) throw new Error(codesOf(result.refusals).join(', '));
  return result.rate;
}
const refusals = (changes: Partial<TruckloadInput>) => {
  const result = rateTruckload(input(changes));
  return result.ok ? [] : codesOf(result.refusals);
};
const printed = (one: TruckloadRate['cost']) => one.lines.map(({ code, amount }) => [code, amount.amount]);

describe('rateTruckload', () => {
  it('is miles by equipment, fuel by the mile, and stop-offs [TL-01]', () => {
    // 1,000 x 2.45; fuel (3.718 - 1.20) / 6.5 = 0.38738 a mile; two stops at 100.00.
    expect(printed(rate({ stopOffs: 2 }).cost)).toEqual([
      ['miles', 245_000],
      ['gross', 245_000],
      ['freight', 245_000],
      ['fuel', 38_738],
      ['STOPOFF', 20_000],
      ['without_insurance', 303_738],
      ['total', 303_738],
    ]);
    expect(rate({ equipment: 'R53' }).cost.freight.amount).toBe(294_000);
  });

  it('adds what tarping costs', () => {
    expect(printed(rate({ tarps: true, equipment: 'F48' }).cost).slice(3, 5)).toEqual([
      ['fuel', 38_738],
      ['TARP', 10_000],
    ]);
  });

  it('costs more a mile on a short haul, and at least the minimum', () => {
    // 400 miles at 1.25 x 2.45 = 3.0625.
    expect(rate({ miles: 400 })).toMatchObject({ milliCentsPerMile: 306_250, minimumApplied: false });
    expect(rate({ miles: 400 }).cost.freight.amount).toBe(122_500);
    // 100 miles at 1.6 x 2.45 = 392.00, below 600.00.
    const short = rate({ miles: 100 });
    expect(short.minimumApplied).toBe(true);
    expect(printed(short.cost).slice(0, 4)).toEqual([
      ['miles', 39_200],
      ['gross', 39_200],
      ['absolute_minimum', 20_800],
      ['freight', 60_000],
    ]);
  });

  it('never costs less for more miles', () => {
    const totals = Array.from({ length: 1_500 }, (_, index) => rate({ miles: index + 1 }).cost.total.amount);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  });

  it('takes a day for every 500 miles', () => {
    expect(rate({ miles: 500 }).transit).toEqual({ days: 1, deliveryDate: '2026-12-03', deliverBy: '17:00' });
    expect(rate({ miles: 501 }).transit.days).toBe(2);
  });

  it('raises the rate a mile by the margin, not the fuel', () => {
    const margin = { id: 'm', percentBp: 1_000, flat: 0, floor: 0, cap: null };
    const { sell, cost, margin: earned } = rate({ margin });
    expect(earned).toBe(28_374); // 10 % of 2,837.38
    expect(sell.fuel).toEqual(cost.fuel);
    expect(sell.lines[0]).toMatchObject({ amount: { amount: 273_374 }, basis: { milliCentsPerMile: 273_374 } });
  });

  it('adds insurance', () => {
    const insurance = insure(money(1_000_000, 'USD'), insurancePrograms.standard);
    expect(rate({ insurance }).cost.insurance.amount).toBe(5_500);
  });
});

describe('what does not go', () => {
  const lines = (...items: ReturnType<typeof item>[]) => ({ lines: measureAll(items) });
  it.each<[string[], Partial<TruckloadInput>]>([
    [[], { weight: { value: 45_000, unit: 'lb' } }],
    [['truckload_over_weight'], { weight: { value: 45_000.5, unit: 'lb' } }],
    [['truckload_over_weight'], { weight: { value: 20_500, unit: 'kg' } }],
    [['truckload_too_many_stops'], { stopOffs: 5 }],
    [['truckload_no_rate'], { equipment: 'C40' }],
    [['no_fuel_price'], { fuelIndex: null }],
    [['tariff_not_effective'], { pickupDate: '2024-12-31' }],
    [['tariff_not_effective'], { tariff: { ...truckloadSeed, effectiveUntil: '2026-12-01' } }],
    [['truckload_over_height'], lines(sized(48, 40, 111))],
    [['truckload_over_width'], lines(sized(120, 101, 40))],
    [['truckload_over_length'], lines(sized(637, 40, 40))],
    [['truckload_team'], { special: { team: true, hazardous: false, crossBorder: false } }],
    [['truckload_hazardous', 'cross_border'], { special: { team: false, hazardous: true, crossBorder: true } }],
    [[], lines(item({ quantity: 26 }))],
    [[], { equipment: 'PO', ...lines(sized(600, 101, 120)) }],
    [['truckload_over_weight', 'truckload_too_many_stops'], { weight: { value: 99_000, unit: 'lb' }, stopOffs: 9 }],
  ])('%s [TL-01]', (expected, changes) => {
    expect(refusals(changes)).toEqual(expected);
  });
});

describe('equipment', () => {
  it('takes as many pallets on its floor as listed', () => {
    for (const { code, palletsOnFloor, centsPerMile } of equipmentSeed) {
      if (palletsOnFloor === null || centsPerMile === null) continue;
      const weight = { value: 3_000, unit: 'lb' } as const;
      const low = sized(48, 40, 40, { quantity: palletsOnFloor });
      expect([code, refusals({ equipment: code, weight, lines: measureAll([low]) })]).toEqual([code, []]);
    }
    expect(equipmentSeed).toHaveLength(14);
  });
});

describe('haulFactor', () => {
  const points = [
    { miles: 250, factorBp: 16_000 },
    { miles: 400, factorBp: 12_500 },
    { miles: 800, factorBp: 10_000 },
  ];
  it.each([
    [1, 16_000],
    [250, 16_000],
    [325, 14_250],
    [400, 12_500],
    [600, 11_250],
    [800, 10_000],
    [3_000, 10_000],
  ])('at %s miles is %s', (miles, factor) => {
    expect(haulFactor(points, miles)).toBe(factor);
  });
  it('needs points', () => {
    expect(() => haulFactor([], 5)).toThrow('haul: empty');
  });
});

describe('fuelPerMile', () => {
  it('spreads the price above the base over the miles of a gallon', () => {
    const fuel = { baseMills: 1_200, tenthMilesPerGallon: 65 };
    expect(fuelPerMile(fuel, 3_718)).toBe(38_738);
    expect(fuelPerMile(fuel, 1_200)).toBe(0);
    expect(fuelPerMile(fuel, 900)).toBe(0);
  });
});

describe('impossible input', () => {
  it.each<[string, Partial<TruckloadInput>]>([
    ['miles: out_of_range', { miles: 0 }],
    ['miles: out_of_range', { miles: 10.5 }],
    ['miles: out_of_range', { miles: 20_001 }],
    ['stopOffs: out_of_range', { stopOffs: -1 }],
    ['stopOffs: out_of_range', { stopOffs: 0.5 }],
    ['weight: negative', { weight: { value: -1, unit: 'lb' } }],
    ['equipment: unknown_value', { equipment: 'UFO' }],
    ['pickupDate: invalid_date', { pickupDate: '' }],
    [
      'insurance: currency_mismatch',
      { insurance: { ...insure(money(1, 'USD'), insurancePrograms.standard), premium: money(1, 'MXN') } },
    ],
  ])('throws %s', (message, changes) => {
    expect(() => rateTruckload(input(changes))).toThrow(message);
  });
});

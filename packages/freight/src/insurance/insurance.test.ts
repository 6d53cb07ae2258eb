import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { item } from '../../test/builders.ts';
import { measureAll } from '../load/measure.ts';
import { money } from '../money/money.ts';
import { liabilityOf } from './liability.ts';
import { checkShipmentValue, insuranceFinding, insure, type InsuranceProgram } from './program.ts';
import { insurancePrograms } from '../testing/insurance-programs.ts';

const usd = (amount: number) => money(amount, 'USD');
const { standard, extended } = insurancePrograms;
const rates = {
  table: [{ from: 'USD', to: 'CAD', millionths: 1_250_000, date: '2026-01-01' }],
  date: '2026-12-02',
} as const;

describe('insure', () => {
  it.each([
    ['8,500.00', 850_000, 4_675], // 85 x 0.55
    ['8,500.01', 850_001, 4_730], // a begun hundred counts
    ['5,000.00', 500_000, 2_750],
    ['100.00', 10_000, 1_000], // at least 10.00
    ['1,818.00', 181_800, 1_045], // 19 x 0.55
  ])('%s costs', (_, value, premium) => {
    expect(insure(usd(value), standard).premium).toEqual(usd(premium));
  });

  it('says what the premium is made of', () => {
    expect(insure(usd(850_000), standard)).toEqual({
      programId: 'standard',
      programVersion: 1,
      insured: usd(850_000),
      premium: usd(4_675),
      deductible: usd(0),
      tiers: [{ hundreds: 85, perHundred: 55 }],
      minimumApplied: false,
    });
    expect(insure(usd(10_000), standard).minimumApplied).toBe(true);
  });

  it('has a deductible above 10,000 dollars only [QUOTE-15]', () => {
    expect(insure(usd(1_000_000), extended).deductible).toEqual(usd(0));
    expect(insure(usd(1_000_001), extended).deductible).toEqual(usd(50_000));
  });

  it('charges each tier for its own part: the first up to 5,000 dollars [QUOTE-15]', () => {
    const tiered: InsuranceProgram = {
      ...standard,
      tiers: [
        { upTo: 500_000, perHundred: 100 },
        { upTo: null, perHundred: 40 },
      ],
    };
    expect(insure(usd(500_000), tiered).tiers).toEqual([{ hundreds: 50, perHundred: 100 }]);
    expect(insure(usd(600_000), tiered)).toMatchObject({
      premium: usd(5_400),
      tiers: [
        { hundreds: 50, perHundred: 100 },
        { hundreds: 10, perHundred: 40 },
      ],
    });
  });

  it('never costs less for more', () => {
    const tiered: InsuranceProgram = {
      ...extended,
      tiers: [
        { upTo: 500_000, perHundred: 90 },
        { upTo: 900_000, perHundred: 30 },
        { upTo: null, perHundred: 45 },
      ],
    };
    const value = fc.integer({ min: 1, max: 25_000_000 });
    fc.assert(
      fc.property(value, value, (a, b) => {
        const of = (one: number) => insure(usd(one), tiered).premium.amount;
        expect(of(Math.max(a, b))).toBeGreaterThanOrEqual(of(Math.min(a, b)));
      }),
    );
  });

  it('needs a call above 10,000 or 250,000 dollars, by program [QUOTE-15]', () => {
    expect(insuranceFinding(usd(1_000_000), standard)).toBeNull();
    expect(insuranceFinding(usd(1_000_001), standard)).toEqual({
      code: 'insured_value_over_limit',
      severity: 'refused',
      params: { program: 'standard', maximum: 1_000_000, currency: 'USD', value: 1_000_001 },
    });
    expect(insuranceFinding(usd(25_000_000), extended)).toBeNull();
    expect(insuranceFinding(usd(25_000_001), extended)?.code).toBe('insured_value_over_limit');
    expect(() => insure(usd(1_000_001), standard)).toThrow('shipmentValue: out_of_range');
  });

  it('compares limits in dollars and answers in the currency of the value [QUOTE-27]', () => {
    const cad = (amount: number) => money(amount, 'CAD');
    // 12,500.00 CAD are 10,000.00 dollars.
    expect(insuranceFinding(cad(1_250_000), standard, rates)).toBeNull();
    expect(insuranceFinding(cad(1_250_002), standard, rates)).not.toBeNull();
    // 1,000.00 CAD are 800.00 dollars: 8 x 0.55 is under 10.00 dollars, 12.50 CAD.
    expect(insure(cad(100_000), standard, rates)).toMatchObject({
      premium: cad(1_250),
      deductible: cad(0),
      insured: cad(100_000),
    });
    expect(insure(cad(1_500_000), extended, rates).deductible).toEqual(cad(62_500));
    expect(() => insure(cad(1), standard)).toThrow('currency: no_exchange_rate');
  });

  it('wants a value, insured or not [QUOTE-14]', () => {
    expect(checkShipmentValue(usd(1))).toEqual(usd(1));
    expect(() => checkShipmentValue(usd(0))).toThrow('shipmentValue: zero');
    expect(() => checkShipmentValue({ amount: -5, currency: 'USD' }, 'value')).toThrow('value: negative');
    expect(() => checkShipmentValue({ amount: 0.5, currency: 'USD' })).toThrow('shipmentValue: not_whole');
    expect(() => insure(usd(0), standard)).toThrow('shipmentValue: zero');
  });
});

describe('liabilityOf', () => {
  const lines = (...conditions: ('new' | 'used')[]) =>
    measureAll(conditions.map((condition) => item({ condition, weight: { value: 100.555, unit: 'lb' } })));
  const rule = { perPoundNew: 200, perPoundUsed: 10, cap: 50_000 };

  it('is the least of value, weight and cap, and leaves the rest as a gap', () => {
    expect(liabilityOf(lines('new'), usd(30_000), rule)).toMatchObject({
      limit: usd(20_111),
      gap: usd(9_889),
      milliPounds: 100_555,
    });
    expect(liabilityOf(lines('new'), usd(5_000), rule)).toMatchObject({ limit: usd(5_000), gap: usd(0) });
    expect(liabilityOf(lines('new', 'new', 'new'), usd(90_000), rule)).toMatchObject({
      limit: usd(50_000),
      gap: usd(40_000),
    });
  });

  it('is rounded down, and is less for used goods', () => {
    expect(liabilityOf(lines('used'), usd(30_000), rule).limit).toEqual(usd(1_005));
    expect(liabilityOf(lines('used', 'new'), usd(30_000), rule).limit).toEqual(usd(21_116));
  });

  it('refuses a value of nothing', () => {
    expect(() => liabilityOf(lines('new'), usd(0), rule)).toThrow('shipmentValue: zero');
  });
});

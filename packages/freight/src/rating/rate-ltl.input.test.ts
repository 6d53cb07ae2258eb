import { describe, expect, it } from 'vitest';
import { lane, rated, ratingInput, stop, tariff } from '../../test/builders.ts';
import { insure } from '../insurance/program.ts';
import { insurancePrograms } from '../testing/insurance-programs.ts';
import { money } from '../money/money.ts';
import { rateLtl, type LtlRatingInput } from './rate-ltl.ts';
import { versionOn } from './tariff.ts';

describe('impossible input', () => {
  const lanes = (changes: Parameters<typeof lane>[0]) => ({ lane: lane(changes) });
  it('is not the longest haul there may be', () => {
    expect(rateLtl(ratingInput(lanes({ miles: 20_000 }))).ok).toBe(true);
    expect(rateLtl(ratingInput(lanes({ miles: 0 }))).ok).toBe(true);
  });

  it.each<[string, Partial<LtlRatingInput>]>([
    ['pickupDate: invalid_date', { pickupDate: '2026-02-30' }],
    ['miles: negative', lanes({ miles: -1 })],
    ['miles: not_finite', lanes({ miles: Number.NaN })],
    ['miles: too_large', lanes({ miles: 20_001 })],
    ['origin.zip3: invalid_format', lanes({ origin: stop({ zip3: '31' }) })],
    ['origin.zip3: invalid_format', lanes({ origin: stop({ zip3: '0310' }) })],
    ['origin.zip3: invalid_format', lanes({ origin: stop({ zip3: 'n031' }) })],
    ['destination.zip3: invalid_format', lanes({ destination: stop({ zip3: '6064' }) })],
    ['destination.zip3: invalid_format', lanes({ destination: stop({ zip3: '-606' }) })],
    ['shipmentValue: zero', { shipmentValue: money(0, 'USD') }],
    ['shipmentValue: negative', { shipmentValue: money(-1, 'USD') }],
    ['shipmentValue: currency_mismatch', { shipmentValue: money(1, 'CAD') }],
    [
      'insurance: currency_mismatch',
      { insurance: { ...insure(money(1, 'USD'), insurancePrograms.standard), premium: money(1, 'CAD') } },
    ],
    ['fuelIndex.priceMills: out_of_range', { fuelIndex: { series: 'x', weekOf: '2026-11-23', priceMills: 0 } }],
    ['margin.percentBp: negative', { margin: { id: 'x', percentBp: -1, flat: 0, floor: 0, cap: null } }],
    ['amount: too_large', { tariff: tariff({ rates: { base: { '100': Array.from({ length: 7 }, () => 2 ** 52) } } }) }],
  ])('throws %s [QUOTE-14]', (message, changes) => {
    expect(() => rateLtl(ratingInput(changes))).toThrow(message);
  });
});

describe('insurance on a rate', () => {
  it('is its own line after everything else [QUOTE-18, BOOK-04]', () => {
    const insurance = insure(money(850_000, 'USD'), insurancePrograms.standard);
    const { cost } = rated({ insurance });
    expect(cost.insurance.amount).toBe(4_675);
    expect(cost.total.amount).toBe(cost.withoutInsurance.amount + 4_675);
    expect(cost.lines.slice(-3).map(({ code }) => code)).toEqual(['without_insurance', 'insurance', 'total']);
    expect(cost.lines.at(-2)?.basis).toMatchObject({
      insured: 850_000,
      deductible: 0,
      tiers: [{ hundreds: 85, perHundred: 55 }],
    });
  });
});

describe('versions', () => {
  const version = (effectiveFrom: string, effectiveUntil: string | null = null) => ({ effectiveFrom, effectiveUntil });
  it('are taken by date, the newest of several', () => {
    const [first, second, closed] = [version('2026-01-01'), version('2026-06-01'), version('2026-07-01', '2026-07-31')];
    const on = (date: string) => versionOn([second, first, closed], date);
    expect(on('2025-12-31')).toBeNull();
    expect(on('2026-05-31')).toBe(first);
    expect(on('2026-06-01')).toBe(second);
    expect(on('2026-07-31')).toBe(closed);
    expect(on('2026-08-01')).toBe(second);
    expect(versionOn([first, version('2026-01-01')], '2026-02-01')).toBe(first);
  });
});

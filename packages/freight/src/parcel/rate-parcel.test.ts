import { describe, expect, it } from 'vitest';
import { codesOf } from '../../test/builders.ts';
import { box, parcelInput, parcelRate, parcelRefusals, parcelTariff } from '../../test/parcel-builders.ts';
import { insure } from '../insurance/program.ts';
import { insurancePrograms } from '../testing/insurance-programs.ts';
import { money } from '../money/money.ts';
import { rateParcel } from './rate-parcel.ts';
import type { ParcelRatingInput } from './rating-input.ts';
import { parcelRules } from './rules.ts';
import type { ParcelTariff } from './tariff.ts';

const printed = (changes: Partial<ParcelRatingInput> = {}) =>
  parcelRate(changes).cost.lines.map(({ code, amount }) => [code, amount.amount]);
const surcharges = (changes: Partial<ParcelRatingInput>) =>
  parcelRate(changes)
    .cost.lines.filter(({ kind }) => kind === 'surcharge')
    .map(({ code, amount }) => [code, amount.amount]);
const withTariff = (changes: Partial<ParcelTariff>) => ({ tariff: parcelTariff(changes) });

describe('rateParcel', () => {
  it('prices each box by zone and billable weight', () => {
    const items = [box([18, 14, 10], 12, { quantity: 2 }), box([24, 18, 16], 20), box([49, 10, 10], 20)];
    const rate = parcelRate({ items, zone: { zone: 8, estimated: true } });
    // 2 x 19 lb, 50 lb, 36 lb at 2.00 a pound; the long one is of additional handling.
    expect(rate.cost.lines.map(({ code, amount }) => [code, amount.amount])).toEqual([
      ['parcel', 7_600],
      ['parcel', 10_000],
      ['parcel', 7_200],
      ['gross', 24_800],
      ['freight', 24_800],
      ['additional_handling', 2_000],
      ['without_insurance', 26_800],
      ['total', 26_800],
    ]);
    expect(rate.billablePounds).toBe(124);
    expect(rate.cost.lines[0]?.basis).toEqual({
      type: 'parcel',
      itemId: items[0]?.id,
      pieces: 2,
      zone: 8,
      zoneEstimated: true,
      billablePounds: 19,
      perPiece: 3_800,
    });
    expect(rate).toMatchObject({ carrier: 'TALL', tariffVersion: 2, service: 'ground', serviceName: 'Ground' });
    expect(rate.transit).toEqual({ days: 5, deliveryDate: '2026-12-09', deliverBy: '19:00' });
  });

  it('prices the weight of all boxes together where the carrier does', () => {
    const items = [box([18, 14, 10], 12, { quantity: 2 }), box([24, 18, 16], 20)];
    expect(printed({ items, ...withTariff({ multiPiece: 'total_weight' }) })[0]).toEqual(['parcel', 8_800]);
  });

  it('takes the discount, then the least charge of each box', () => {
    expect(printed(withTariff({ discountBp: 5_000 })).slice(0, 4)).toEqual([
      ['parcel', 1_900],
      ['gross', 1_900],
      ['discount', -950],
      ['freight', 950],
    ]);
    expect(
      printed({
        ...withTariff({ discountBp: 5_000, leastCharge: 1_000 }),
        items: [box([18, 14, 10], 12, { quantity: 2 })],
      }),
    ).toContainEqual(['absolute_minimum', 100]);
    expect(printed(withTariff({ discountBp: 5_000, leastCharge: 950 }))).not.toContainEqual(['absolute_minimum', 0]);
  });

  it('bills ounces below a pound where the price table has them', () => {
    const ounces = [250, 500, 1_000, 2_000].map((uptoMilliPounds, index) => ({ uptoMilliPounds, amount: 500 + index }));
    const service = {
      code: 'ground',
      name: 'Mail',
      network: 'ground',
      prices: { 4: ounces },
      days: { 4: 3 },
      deliverBy: '20:00',
    } as const;
    const price = (
      pounds: number,
      rules = parcelRules.uspsGround as typeof parcelRules.uspsGround | typeof parcelRules.uspsPriority,
    ) => printed({ items: [box([5, 5, 5], pounds)], ...withTariff({ services: [service], rules }) })[0]?.[1];
    expect([price(0.2), price(0.25), price(0.2501), price(0.9), price(1), price(1.1)]).toEqual([
      500, 500, 501, 502, 502, 503,
    ]);
    expect(price(0.2, parcelRules.uspsPriority)).toBe(502);
  });
});

describe('surcharges', () => {
  const two = [box([18, 14, 10], 12, { quantity: 2 })];
  it('are for each box, in their order', () => {
    expect(
      surcharges({ items: two, residential: true, area: 'standard', signature: 'adult', declareValue: true }),
    ).toEqual([
      ['residential', 1_290],
      ['delivery_area', 1_240],
      ['signature_adult', 1_530],
      ['declared_value', 990], // 540.00 above 100.00: 6 begun hundreds
    ]);
  });

  it.each<[Partial<ParcelRatingInput>, [string, number][]]>([
    [{ area: 'standard' }, [['delivery_area', 410]]],
    [{ area: 'extended' }, [['delivery_area', 830]]],
    [{ signature: 'direct' }, [['signature_direct', 640]]],
    [
      { residential: true, signature: 'indirect' },
      [
        ['residential', 645],
        ['signature_indirect', 635],
      ],
    ],
    [{ residential: true, service: 'air' }, [['residential', 695]]],
    [{ declareValue: true, shipmentValue: money(10_000, 'USD') }, []],
    [{ declareValue: true, shipmentValue: money(10_001, 'USD') }, [['declared_value', 165]]],
    [{ items: [box([97, 10, 8], 25)] }, [['large_package', 9_000]]],
    [{ items: [box([18, 14, 10], 12, { additionalHandling: true })] }, [['additional_handling', 2_000]]],
  ])('%o [QUOTE-25]', (changes, expected) => {
    expect(surcharges(changes)).toEqual(expected);
  });

  it('bear fuel where the carrier says so', () => {
    const fuel = (fuelOn: ParcelTariff['fuelOn'], service = 'ground') =>
      parcelRate({ residential: true, service, ...withTariff({ fuelGroundBp: 1_850, fuelAirBp: 2_000, fuelOn }) }).cost
        .fuel.amount;
    expect(fuel([])).toBe(352); // 18.5 % of 19.00 is 3.515
    expect(fuel(['residential'])).toBe(471); // of 25.45
    expect(fuel([], 'air')).toBe(1_520); // 20 % of 76.00
  });
});

describe('what a parcel carrier refuses', () => {
  it.each<[string[], Partial<ParcelRatingInput>]>([
    [['parcel_over_weight'], { items: [box([10, 10, 10], 151)] }],
    [['parcel_indirect_signature_residential_only'], { signature: 'indirect' }],
    [['parcel_zone_not_rated'], { zone: { zone: 5, estimated: true } }],
    [['parcel_zone_not_rated'], { service: 'air', zone: { zone: 8, estimated: true } }],
    [['parcel_weight_not_rated'], { items: [box([40, 30, 20], 60)] }],
    [['tariff_not_effective'], { pickupDate: '2025-12-31' }],
    [['tariff_not_effective'], withTariff({ effectiveUntil: '2026-12-01' })],
    [
      ['parcel_over_weight', 'parcel_indirect_signature_residential_only'],
      { items: [box([10, 10, 10], 151)], signature: 'indirect' },
    ],
  ])('%s [QUOTE-13]', (expected, changes) => {
    expect(codesOf(parcelRefusals(changes))).toEqual(expected);
  });

  it('is a service without days for a zone, too', () => {
    const [ground] = parcelTariff().services;
    if (ground === undefined) throw new Error('no service');
    expect(codesOf(parcelRefusals(withTariff({ services: [{ ...ground, days: {} }] })))).toEqual([
      'parcel_zone_not_rated',
    ]);
  });
});

describe('value', () => {
  it('is answered for up to what is free, or what was declared', () => {
    expect(parcelRate().liability).toEqual({ limit: money(10_000, 'USD'), gap: money(54_000, 'USD') });
    expect(parcelRate({ declareValue: true }).liability.gap).toEqual(money(0, 'USD'));
    expect(parcelRate({ shipmentValue: money(5_000, 'USD') }).liability.limit).toEqual(money(5_000, 'USD'));
  });

  it('may be insured', () => {
    const insurance = insure(money(64_000, 'USD'), insurancePrograms.standard);
    expect(parcelRate({ insurance }).sell.total.amount).toBe(1_900 + 1_000);
  });
});

describe('margin', () => {
  const margin = { id: 'm', percentBp: 1_000, flat: 0, floor: 0, cap: null };
  it('comes out of the discount, or raises the price', () => {
    const discounted = parcelRate({ margin, ...withTariff({ discountBp: 5_000 }) });
    expect(discounted.sell.lines.slice(0, 3).map(({ code, amount }) => [code, amount.amount])).toEqual([
      ['parcel', 1_900],
      ['gross', 1_900],
      ['discount', -855],
    ]);
    const raised = parcelRate({ margin });
    expect(raised.sell.lines[0]).toMatchObject({ amount: { amount: 2_090 }, basis: { perPiece: 2_090 } });
    expect(raised.margin).toBe(190);
  });
});

describe('impossible input', () => {
  it.each<[string, Partial<ParcelRatingInput>]>([
    ['pickupDate: invalid_date', { pickupDate: 'soon' }],
    ['shipmentValue: zero', { shipmentValue: money(0, 'USD') }],
    ['shipmentValue: currency_mismatch', { shipmentValue: money(1, 'CAD') }],
    [
      'insurance: currency_mismatch',
      { insurance: { ...insure(money(1, 'USD'), insurancePrograms.standard), premium: money(1, 'MXN') } },
    ],
    ['service: unknown_value', { service: 'carrier pigeon' }],
    ['items: empty', { items: [] }],
    ['items[0].weight: required', { items: [box([1, 1, 1], 1, { weight: null })] }],
  ])('throws %s', (message, changes) => {
    expect(() => rateParcel(parcelInput(changes))).toThrow(message);
  });
});

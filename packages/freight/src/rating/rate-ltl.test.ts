import { describe, expect, it } from 'vitest';
import { flatFuel, item, lane, rated, stop, tariff } from '../../test/builders.ts';
import {
  crossoverVectors,
  publishedDeficit,
  ratingVectors,
  syntheticBreaks,
  syntheticRates,
} from '../../test/vectors/ltl-rating.ts';
import type { FreightClass } from '../classification/classes.ts';
import type { AccessorialCode, AccessorialRule } from './accessorial-table.ts';
import { grossCharge, type GrossRule } from './gross.ts';
import { prepareLoad } from './prepare.ts';
import type { LtlRate } from './rate-ltl.ts';
import type { RateTable, WeightBreak } from './tariff.ts';

const rule = (breaks: readonly WeightBreak[], table: RateTable): GrossRule => ({
  breaks,
  table,
  factorBp: 10_000,
  deficitRounding: 'each_line',
});
const lineOf = (rate: LtlRate, code: string) => rate.cost.lines.find((line) => line.code === code);

describe.each(ratingVectors)('rating vector $id', (vector) => {
  const asked = vector.accessorials.map(([code]) => code as AccessorialCode);
  const rules = Object.fromEntries(
    vector.accessorials.map(([code, amount]) => [code, { kind: 'flat', amount } satisfies AccessorialRule]),
  );
  const rate = () =>
    rated({
      tariff: tariff({
        discountBp: vector.discountBp,
        absoluteMinimumCharge: vector.absoluteMinimum,
        fuel: flatFuel(vector.fuelBp),
        accessorials: rules,
      }),
      load: prepareLoad(
        vector.lines.map(([freightClass, pounds]) =>
          item({ freightClass: freightClass as FreightClass, weight: { value: pounds, unit: 'lb' }, quantity: 1 }),
        ),
      ),
      accessorials: asked,
    });

  it('charges gross, freight, fuel and total to the cent [QUOTE-18]', () => {
    expect(rate().cost.gross.amount).toBe(vector.gross);
    expect(rate().cost.freight.amount).toBe(vector.freight);
    expect(rate().cost.fuel.amount).toBe(vector.fuel);
    expect(rate().cost.total.amount).toBe(vector.total);
  });

  it('uses the break, the deficit and the minimum of the vector', () => {
    expect(rate().weightBreak).toBe(vector.breakUsed);
    expect(rate().deficitMilliPounds).toBe(vector.deficitPounds * 1000);
    expect(rate().minimumApplied).toBe(vector.minimumApplied);
    const deficit = lineOf(rate(), 'deficit')?.basis;
    expect(deficit?.type === 'deficit' ? deficit.freightClass : null).toBe(vector.deficitClass);
  });

  it('knows the charge at the actual weight', () => {
    const only = syntheticBreaks.filter(({ code }) => code === vector.breakAtActual);
    const index = syntheticBreaks.findIndex(({ code }) => code === vector.breakAtActual);
    const table = Object.fromEntries(Object.entries(syntheticRates).map(([one, rates]) => [one, [rates[index] ?? 0]]));
    const weights = vector.lines.map(([one, pounds]) => ({
      freightClass: one as FreightClass,
      milliPounds: pounds * 1000,
    }));
    expect(grossCharge(weights, rule(only, table)).gross).toBe(vector.grossAtActual);
  });
});

describe('crossover weights', () => {
  it.each(crossoverVectors)(
    '$freightClass passes from $from to $to at $pounds lb',
    ({ freightClass, from, pounds }) => {
      const at = (milliPounds: number) =>
        grossCharge([{ freightClass, milliPounds }], rule(syntheticBreaks, syntheticRates));
      const code = (milliPounds: number) => syntheticBreaks[at(milliPounds).breakIndex]?.code;
      expect(code(Math.round(pounds * 1000) - 60)).toBe(from);
      expect(code(Math.round(pounds * 1000) + 60)).not.toBe(from);
    },
  );

  it('charges the published example at 500 lb', () => {
    const breaks = [
      { code: 'below', fromPounds: 0 },
      { code: 'from500', fromPounds: 500 },
    ];
    const table = { '100': [publishedDeficit.below, publishedDeficit.from500] } as const;
    const whole = { ...rule(breaks, table), deficitRounding: 'whole_charge' } as const;
    const charge = (milliPounds: number) => grossCharge([{ freightClass: '100', milliPounds }], whole);
    expect(charge(publishedDeficit.pounds * 1000).gross).toBe(publishedDeficit.charge);
    expect(charge(357_700).deficit).toBeNull();
    expect(charge(357_900).deficit).not.toBeNull();
  });
});

describe('the drawn example: four items from New Hampshire to a residence in Chicago', () => {
  const pallets = { length: { value: 48, unit: 'in' }, width: { value: 40, unit: 'in' } } as const;
  const pounds = (value: number) => ({ value, unit: 'lb' }) as const;
  const load = () =>
    prepareLoad([
      item({ ...pallets, height: { value: 48, unit: 'in' }, quantity: 2, weight: pounds(1240) }),
      item({
        packageType: 'crates',
        length: { value: 60, unit: 'in' },
        width: { value: 36, unit: 'in' },
        height: { value: 50, unit: 'in' },
        weight: pounds(410),
      }),
      item({
        ...pallets,
        height: { value: 35, unit: 'in' },
        weight: pounds(1180),
        hazardous: true,
        hazardId: 'UN1263',
      }),
      item({ ...pallets, height: { value: 30, unit: 'in' }, quantity: 2, weight: pounds(360), stackable: true }),
    ]);
  // 12.40 x 54.95 = 681.38; 4.10 x 72.40 = 296.84; 11.80 x 39.20 = 462.56; 3.60 x 99.80 = 359.28: 1,800.06 in all.
  const perCwt = { '92.5': [5495], '125': [7240], '60': [3920], '175': [9980] } as const;
  const rate = () =>
    rated({
      load: load(),
      tariff: tariff({
        weightBreaks: [{ code: 'M2M', fromPounds: 0 }],
        rates: { base: perCwt },
        discountBp: 6800,
        fuel: flatFuel(3325),
        accessorials: {
          RESDEL: { kind: 'flat', amount: 11_500 },
          LGDEL: { kind: 'flat', amount: 9800 },
          HAZ: { kind: 'flat', amount: 4500 },
        },
      }),
      lane: lane({ destination: stop({ state: 'IL', zip3: '606', siteType: 'residential' }) }),
      accessorials: ['LGDEL', 'NOTIFY'],
    });

  it('classes, places and totals the load as drawn [QUOTE-09, QUOTE-17]', () => {
    expect(load().classes.map((one) => one.freightClass)).toEqual(['92.5', '125', '60', '175']);
    expect(load().floor.usedLinearFeet).toBe(11);
    expect(Object.values(load().floor.linearFeetByItem)).toEqual([4, 3, 2, 2]);
    expect(load().totals).toMatchObject({ units: 6, pounds: 3190, floorSpots: 5, hazardous: true });
    expect(load().totals.cubicFeet).toBeCloseTo(274.7, 1);
  });

  it('prints every line in the order of the arithmetic [QUOTE-18, BOOK-04]', () => {
    expect(rate().cost.lines.map(({ code, amount }) => [code, amount.amount])).toEqual([
      ['item', 68_138],
      ['item', 29_684],
      ['item', 46_256],
      ['item', 35_928],
      ['gross', 180_006],
      ['discount', -122_404],
      ['freight', 57_602],
      ['fuel', 19_153],
      ['LGDEL', 9800],
      ['RESDEL', 11_500],
      ['NOTIFY', 0],
      ['HAZ', 4500],
      ['without_insurance', 102_555],
      ['total', 102_555],
    ]);
  });

  it('says why each extra service is charged', () => {
    expect(lineOf(rate(), 'RESDEL')?.basis).toMatchObject({ reason: 'site_type', includedIn: null });
    expect(lineOf(rate(), 'NOTIFY')?.basis).toMatchObject({ includedIn: 'RESDEL' });
    expect(lineOf(rate(), 'LGDEL')?.basis).toMatchObject({ reason: 'requested' });
    expect(lineOf(rate(), 'HAZ')?.basis).toMatchObject({ reason: 'hazardous', hazardIds: ['UN1263'] });
    expect(lineOf(rate(), 'fuel')?.basis).toMatchObject({ basisPoints: 3325, priceMills: 3718, weekOf: '2026-11-23' });
  });

  it('shows what the carrier answers for, and the gap', () => {
    expect(rate().liability).toMatchObject({ limit: { amount: 638_000 }, gap: { amount: 212_000 } });
  });
});

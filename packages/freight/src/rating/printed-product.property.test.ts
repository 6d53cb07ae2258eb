import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flatFuel, item, rated, tariff } from '../../test/builders.ts';
import { box, parcelRate, parcelTariff } from '../../test/parcel-builders.ts';
import { insure } from '../insurance/program.ts';
import { insurancePrograms } from '../testing/insurance-programs.ts';
import { money } from '../money/money.ts';
import type { MarginRule } from '../margin/margin.ts';
import type { CostAndSell } from '../margin/sell.ts';
import { rateTruckload } from '../truckload/rate-truckload.ts';
import { truckloadSeed } from '../truckload/tariff.ts';
import { accessorialTable, type AccessorialCode } from './accessorial-table.ts';
import type { ChargeLine } from './charge-line.ts';
import { prepareLoad } from './prepare.ts';
import { printedProduct } from './printed-product.ts';
import type { Priced } from './priced.ts';

const margins = fc.record({
  id: fc.constant('m'),
  percentBp: fc.integer({ min: 0, max: 5_000 }),
  flat: fc.integer({ min: 0, max: 50_000 }),
  floor: fc.integer({ min: 0, max: 10_000 }),
  cap: fc.option(fc.integer({ min: 0, max: 100_000 })),
  accessorialBp: fc.integer({ min: 0, max: 2_000 }),
});
const values = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => money(cents, 'USD'));

/** Lines whose printed figures do not come to their amount: [code, amount, what they come to]. */
function offLines(price: Priced): unknown[] {
  const sums = { gross: price.gross.amount, freight: price.freight.amount };
  return price.lines.flatMap(({ code, basis, amount }: ChargeLine) => {
    const product = printedProduct(basis, sums);
    return product === null || product === amount.amount ? [] : [[code, amount.amount, product, basis]];
  });
}

const offBoth = ({ cost, sell }: CostAndSell): unknown[] => [...offLines(cost), ...offLines(sell)];

describe('every line with a printed quantity and rate', () => {
  it('multiplies to its amount by class and weight, at cost and at sell [BOOK-04]', () => {
    const line = fc.record({
      freightClass: fc.constantFrom('50', '70', '100', '250'),
      hundredths: fc.integer({ min: 100, max: 1_500_000 }),
    });
    const charges = fc.record({
      discountBp: fc.constantFrom(0, 3_325, 6_800, 9_000),
      absoluteMinimumCharge: fc.constantFrom(0, 30_000),
      tariffMinimumCharge: fc.constantFrom(0, 20_000),
      deficitRounding: fc.constantFrom('each_line', 'whole_charge'),
      fuelOn: fc.subarray<AccessorialCode>(['LGDEL', 'INDEL']),
    });
    const accessorials = Object.fromEntries(accessorialTable.map(({ code, seed }) => [code, seed]));
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 3 }),
        charges,
        margins,
        values,
        (load, one, margin, value) => {
          const items = load.map(({ freightClass, hundredths }) =>
            item({ freightClass, weight: { value: hundredths / 100, unit: 'lb' } }),
          );
          const rate = rated({
            load: prepareLoad(items),
            tariff: tariff({ ...one, accessorials, fuel: flatFuel(3_317) }),
            margin,
            accessorials: ['LGDEL', 'INDEL'],
            insurance: insure(value, insurancePrograms.standard),
          });
          expect(offBoth(rate)).toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('multiplies to its amount for truckloads, with 499 miles at $3.95992 [TL-01, BOOK-04]', () => {
    const rate = (miles: number, stopOffs: number, margin: MarginRule, minimum: number) => {
      const rating = rateTruckload({
        tariff: { ...truckloadSeed, minimumLinehaul: minimum },
        equipment: 'V53',
        miles,
        stopOffs,
        tarps: true,
        weight: { value: 40_000, unit: 'lb' },
        lines: [],
        pickupDate: '2026-12-02',
        fuelIndex: { series: 'diesel', weekOf: '2026-11-23', priceMills: 3_718 },
        insurance: null,
        margin,
      });
      if (!rating.ok) throw new Error('refused');
      return rating.rate;
    };
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.nat(4),
        margins,
        fc.constantFrom(0, 60_000),
        (miles, stops, margin, minimum) => {
          expect(offBoth(rate(miles, stops, margin, minimum))).toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('multiplies to its amount for parcels [BOOK-04]', () => {
    const one = fc.record({ pounds: fc.integer({ min: 1, max: 16 }), quantity: fc.integer({ min: 1, max: 3 }) });
    const charges = fc.record({
      discountBp: fc.constantFrom(0, 3_300),
      leastCharge: fc.constantFrom(0, 900),
      multiPiece: fc.constantFrom('each_piece', 'total_weight'),
    });
    fc.assert(
      fc.property(
        fc.array(one, { minLength: 1, maxLength: 3 }),
        charges,
        margins,
        values,
        (boxes, prices, margin, value) => {
          const input = {
            items: boxes.map(({ pounds, quantity }) => box([12, 10, 8], pounds, { quantity })),
            tariff: parcelTariff({ ...prices, fuelGroundBp: 1_850, fuelOn: ['residential'] }),
            residential: true,
            signature: 'adult',
            declareValue: true,
            shipmentValue: value,
            margin,
          } as const;
          expect(offBoth(parcelRate(input))).toEqual([]);
        },
      ),
      { numRuns: 400 },
    );
  });
});

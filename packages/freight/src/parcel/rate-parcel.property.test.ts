import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { box, parcelRate, parcelTariff } from '../../test/parcel-builders.ts';
import { addUp } from '../rating/charge-line.ts';

const side = fc.integer({ min: 4, max: 20 });
const sides = fc.tuple(side, side, side);
const pounds = fc.integer({ min: 1, max: 140 });
const boxes = fc.array(fc.record({ sides, pounds, quantity: fc.integer({ min: 1, max: 4 }) }), {
  minLength: 1,
  maxLength: 4,
});
const itemsOf = (from: readonly { sides: [number, number, number]; pounds: number; quantity: number }[]) =>
  from.map((one) => box(one.sides, one.pounds, { quantity: one.quantity }));
const dear = parcelTariff({
  discountBp: 3_300,
  leastCharge: 900,
  fuelGroundBp: 1_850,
  fuelOn: ['residential', 'additional_handling'],
});

describe('every parcel rate', () => {
  it('adds up to the cent, with the margin in between', () => {
    const margins = fc.record({
      id: fc.constant('m'),
      percentBp: fc.integer({ min: 0, max: 5_000 }),
      flat: fc.integer({ min: 0, max: 2_000 }),
      floor: fc.constant(0),
      cap: fc.constant(null),
    });
    fc.assert(
      fc.property(boxes, margins, fc.boolean(), (from, margin, residential) => {
        const rate = parcelRate({ items: itemsOf(from), tariff: dear, margin, residential });
        expect(addUp(rate.cost.lines)).toBe(rate.cost.total.amount);
        expect(addUp(rate.sell.lines)).toBe(rate.sell.total.amount);
        expect(rate.sell.total.amount - rate.cost.total.amount).toBe(rate.margin);
        expect(rate.margin).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('costs the same for a line of boxes and for the boxes one by one', () => {
    fc.assert(
      fc.property(boxes, (from) => {
        const single = from.flatMap((one) => Array.from({ length: one.quantity }, () => ({ ...one, quantity: 1 })));
        const [together, apart] = [parcelRate({ items: itemsOf(from) }), parcelRate({ items: itemsOf(single) })];
        expect(apart.cost.total).toEqual(together.cost.total);
        expect(apart.billablePounds).toBe(together.billablePounds);
      }),
    );
  });

  it('never costs less for a heavier or a larger box', () => {
    fc.assert(
      fc.property(sides, pounds, fc.nat(9), fc.nat(8), ([l, w, h], weight, heavier, larger) => {
        const cost = (...of: Parameters<typeof box>) =>
          parcelRate({ items: [box(...of)], tariff: dear }).cost.total.amount;
        expect(cost([l, w, h], weight + heavier)).toBeGreaterThanOrEqual(cost([l, w, h], weight));
        expect(cost([l + larger, w, h], weight)).toBeGreaterThanOrEqual(cost([l, w, h], weight));
      }),
    );
  });

  it('is the same in metric and imperial units [QUOTE-27]', () => {
    const cm = (inches: number) => ({ value: Number((inches * 2.54).toFixed(2)), unit: 'cm' }) as const;
    fc.assert(
      fc.property(sides, fc.integer({ min: 1, max: 4 }), ([l, w, h], quantity) => {
        // 100 lb are exactly 45.359237 kg.
        const weight = { value: 100, unit: 'lb' } as const;
        const imperial = box([l, w, h], 1, { id: 'x', quantity, weight });
        const kilograms = { value: 45.359237, unit: 'kg' } as const;
        const metric = { ...imperial, length: cm(l), width: cm(w), height: cm(h), weight: kilograms };
        expect(parcelRate({ items: [metric] })).toEqual(parcelRate({ items: [imperial] }));
      }),
    );
  });
});

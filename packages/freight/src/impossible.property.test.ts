import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { item, lane, ratingInput, stop, tariff } from '../test/builders.ts';
import { box, parcelInput } from '../test/parcel-builders.ts';
import type { FreightClass } from './classification/classes.ts';
import { classify } from './classification/classify.ts';
import { ltlFindings } from './eligibility/ltl.ts';
import { FreightError } from './errors.ts';
import { insure } from './insurance/program.ts';
import { insurancePrograms } from './testing/insurance-programs.ts';
import type { LoadItem } from './load/item.ts';
import { noMargin } from './margin/margin.ts';
import { money } from './money/money.ts';
import { rateParcel } from './parcel/rate-parcel.ts';
import { prepareLoad } from './rating/prepare.ts';
import { rateLtl, type LtlRatingInput } from './rating/rate-ltl.ts';
import { rateTruckload } from './truckload/rate-truckload.ts';
import { truckloadSeed } from './truckload/tariff.ts';

/** Figures that no size, weight, distance or amount can have. */
const impossible = fc.oneof(
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
  fc.double({ max: -0.000001, noNaN: true }),
  fc.double({ min: 1e9, noNaN: true }),
);

/** The field that an attempt was refused for; null when it was not. */
function fieldOf(attempt: () => unknown): string | null {
  try {
    attempt();
    return null;
  } catch (error) {
    if (error instanceof FreightError) return error.field;
    throw error;
  }
}

type Damage = readonly [field: string, damaged: (value: number) => Partial<LoadItem>];
const damages: readonly Damage[] = [
  ['length', (value) => ({ length: { value, unit: 'in' } })],
  ['width', (value) => ({ width: { value, unit: 'cm' } })],
  ['height', (value) => ({ height: { value, unit: 'in' } })],
  ['weight', (value) => ({ weight: { value, unit: 'kg' } })],
  ['quantity', (value) => ({ quantity: value })],
];

describe.each(damages)('an impossible %s', (field, damaged) => {
  const sound = item();
  const cases: [string, (one: LoadItem) => unknown, string][] = [
    ['classification', (one) => classify(one), 'item'],
    ['preparation', (one) => prepareLoad([sound, one]), 'items[1]'],
    ['parcel rating', (one) => rateParcel(parcelInput({ items: [box([9, 9, 9], 1), one] })), 'items[1]'],
    [
      'the gates',
      (one) =>
        ltlFindings({
          items: [sound, one],
          origin: 'US',
          destination: 'US',
          pickupDate: '2026-12-02',
          today: '2026-12-01',
          shipmentValue: money(100, 'USD'),
          insurance: null,
        }),
      'items[1]',
    ],
  ];
  it.each(cases)('is named by %s', (_, attempt, at) => {
    fc.assert(
      fc.property(impossible, (value) => {
        expect(fieldOf(() => attempt(item(damaged(value))))).toBe(`${at}.${field}`);
      }),
    );
  });
});

describe('impossible figures of a rating', () => {
  const miles = (value: number) => ({ lane: lane({ miles: value }) });
  const marginOf = (changes: object) => ({ margin: { ...noMargin, ...changes } });
  it.each<[string, (value: number) => Partial<LtlRatingInput>]>([
    ['miles', miles],
    ['margin.percentBp', (percentBp) => marginOf({ percentBp })],
    ['margin.floor', (floor) => marginOf({ floor })],
    ['margin.cap', (cap) => marginOf({ cap })],
    ['margin.accessorialBp', (accessorialBp) => marginOf({ accessorialBp })],
    ['fuelIndex.priceMills', (priceMills) => ({ fuelIndex: { series: 'x', weekOf: '2026-11-23', priceMills } })],
  ])('are named: %s', (field, changes) => {
    const wrong = fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, -0.5, 1e300);
    fc.assert(
      fc.property(wrong, (value) => {
        expect(fieldOf(() => rateLtl(ratingInput(changes(value))))).toBe(field);
      }),
    );
  });

  it('are named for the flat amount of a margin, which may be less than nothing', () => {
    for (const flat of [Number.NaN, Number.POSITIVE_INFINITY, 0.5, 1e300])
      expect(fieldOf(() => rateLtl(ratingInput(marginOf({ flat }))))).toBe('margin.flat');
    expect(fieldOf(() => rateLtl(ratingInput(marginOf({ flat: -1 }))))).toBeNull();
  });

  it('are named for a truckload and for insurance', () => {
    const truck = (value: number) => () =>
      rateTruckload({
        tariff: truckloadSeed,
        equipment: 'V53',
        miles: value,
        stopOffs: 0,
        weight: { value: 1, unit: 'lb' },
        lines: [],
        pickupDate: '2026-12-02',
        fuelIndex: { series: 'diesel', weekOf: '2026-11-23', priceMills: 3_718 },
        insurance: null,
        margin: noMargin,
      });
    fc.assert(
      fc.property(fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, 1e300), (value) => {
        expect(fieldOf(truck(value))).toBe('miles');
        expect(fieldOf(() => insure(money(value, 'USD', 'shipmentValue'), insurancePrograms.standard))).toBe(
          'shipmentValue',
        );
      }),
    );
  });
});

describe('what nobody knows', () => {
  it('is a class or an area that is named, not a price', () => {
    const three = fc.string({ minLength: 0, maxLength: 6 });
    fc.assert(
      fc.property(three, (text) => {
        const area = /^[A-Z0-9]{3}$/.test(text);
        const at = fieldOf(() => rateLtl(ratingInput({ lane: lane({ destination: stop({ zip3: text }) }) })));
        expect(at).toBe(area ? null : 'destination.zip3');
      }),
    );
    const known = ['50', '55', '60', '65', '70', '77.5', '85', '92.5', '100', '110', '125', '150', '175', '200'];
    fc.assert(
      fc.property(fc.oneof(three, fc.integer().map(String)), (text) => {
        fc.pre(![...known, '250', '300', '400', '500'].includes(text));
        const at = fieldOf(() => prepareLoad([item({ freightClass: text as FreightClass })]));
        expect(at).toBe('items[0].freightClass');
      }),
    );
    expect(fieldOf(() => rateLtl(ratingInput({ tariff: tariff(), service: 'express' })))).toBe('service');
  });
});

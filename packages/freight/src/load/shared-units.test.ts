import { describe, expect, it } from 'vitest';
import { codesOf, item, sized } from '../../test/builders.ts';
import { box } from '../../test/parcel-builders.ts';
import { ltlFindings } from '../eligibility/ltl.ts';
import { money } from '../money/money.ts';
import { parcelLimitFindings, parcelRuleFindings } from '../parcel/gates.ts';
import { parcelRules } from '../parcel/rules.ts';
import { classesUnder, prepareLoad } from '../rating/prepare.ts';
import { leadsOf } from './shared-units.ts';

const pounds = (value: number) => ({ value, unit: 'lb' }) as const;
/** A pallet of 48 x 40 x 48 in (53.333 cubic feet) that carries faucets of 500 lb and tiles of 700 lb. */
const faucets = item({ id: 'faucets', group: 'A', weight: pounds(500), pieces: 20 });
const tiles = sized(1, 1, 1, { id: 'tiles', group: 'A', weight: pounds(700), pieces: 30, quantity: 9 });
const crate = sized(48, 40, 48, { id: 'crate', packageType: 'crates', weight: pounds(400) });

describe('lines that share a handling unit', () => {
  it('stand once on the floor, and count once as unit and as volume [QUOTE-06, QUOTE-17]', () => {
    const { totals, floor } = prepareLoad([faucets, tiles, crate]);
    expect(totals).toEqual({
      units: 2,
      pieces: 51,
      pounds: 1600,
      // Two units of 53.3333 cubic feet.
      cubicFeet: 106.6667,
      // 40 in and the crate turned or not: both fit abreast of 96 in, so one row of 48 in.
      linearFeet: 4,
      floorSpots: 2,
      hazardous: false,
    });
    expect(floor.placed.map(({ itemId }) => itemId)).toEqual(['faucets', 'crate']);
    expect(Object.keys(floor.linearFeetByItem)).toEqual(['faucets', 'crate']);
  });

  it('have the class of the whole unit: 1,200 lb in 53.33 cubic feet are 22.5 lb each, class 65 [QUOTE-09]', () => {
    const { classes } = prepareLoad([faucets, tiles, crate]);
    expect(classes.map(({ itemId, freightClass, reason }) => [itemId, freightClass, reason.densityShown])).toEqual([
      ['faucets', '65', 22.5],
      ['tiles', '65', 22.5],
      // 400 lb in 53.33 cubic feet: 7.5 lb each.
      ['crate', '125', 7.5],
    ]);
  });

  it('have it under every carrier’s rule, worked out before or not', () => {
    const load = prepareLoad([faucets, tiles]);
    // Rated 96 in high the unit has 106.67 cubic feet: 11.25 lb each, class 92.5.
    const rule = { scaleId: 'nmfc_2025_13sub', nonStackableHeightIn: 96, fullWidthFromIn: null } as const;
    expect(classesUnder(load, rule)).toEqual(['92.5', '92.5']);
  });

  it('keep a class of their own that somebody chose', () => {
    const own = prepareLoad([faucets, { ...tiles, freightClass: '50' }]);
    expect(own.classes.map(({ freightClass, recommended }) => [freightClass, recommended])).toEqual([
      ['65', '65'],
      ['50', '65'],
    ]);
  });

  it('are dangerous as a whole when one of them is', () => {
    const paint = { ...tiles, hazardous: true, hazardClass: '3', hazardId: 'UN1263' };
    const { units } = prepareLoad([faucets, paint]);
    expect(units.map(({ item: one }) => [one.hazardous, one.hazardClass, one.hazardId])).toEqual([
      [true, '3', 'UN1263'],
    ]);
  });

  it('belong to the first line of their group; an empty group is none', () => {
    expect(leadsOf([item(), faucets, crate, tiles, item({ group: '' }), item({ group: '' })])).toEqual([
      0, 1, 2, 1, 4, 5,
    ]);
  });
});

describe('what is refused for lines that share a unit', () => {
  const gate = (items: Parameters<typeof ltlFindings>[0]['items']) =>
    ltlFindings({
      items,
      origin: 'US',
      destination: 'US',
      pickupDate: '2026-12-02',
      today: '2026-12-01',
      shipmentValue: money(850_000, 'USD'),
      insurance: null,
    });

  it('is weighed together: 2,500 and 2,100 lb on one pallet are over 4,500 lb [QUOTE-12]', () => {
    const heavy = [
      { ...faucets, weight: pounds(2500) },
      { ...tiles, weight: pounds(2100) },
    ];
    expect(codesOf(gate(heavy))).toEqual(['weight_over_item_limit']);
    expect(gate(heavy)[0]?.params['itemIds']).toEqual(['faucets', 'tiles']);
    expect(gate([heavy[0]!, { ...tiles, weight: pounds(2000) }])).toEqual([]);
  });

  it('counts pallets once: six of them carry twelve lines [QUOTE-20]', () => {
    const six = Array.from({ length: 6 }, (_, pallet) => [
      item({ group: `P${pallet}`, weight: pounds(100) }),
      item({ group: `P${pallet}`, weight: pounds(100) }),
    ]).flat();
    expect(codesOf(gate(six))).toEqual([]);
    expect(codesOf(gate([...six, item()]))).toContain('pallets_no_online_quote');
  });

  it('takes the sizes of the unit, so that a line needs none of its own', () => {
    expect(gate([faucets, { ...tiles, length: null, width: null, height: null, packageType: null }])).toEqual([]);
  });

  it('is one box as a parcel: 80 and 75 lb in one box are over 150 lb [QUOTE-13]', () => {
    const [handles, hinges] = [box([18, 14, 10], 80, { group: 'B' }), box([18, 14, 10], 75, { group: 'B' })];
    expect(codesOf(parcelRuleFindings([handles, hinges], parcelRules.ups2026))).toEqual(['parcel_over_weight']);
    expect(codesOf(parcelRuleFindings([handles, { ...hinges, group: null }], parcelRules.ups2026))).toEqual([]);
  });
});

describe('limits of all parcel carriers', () => {
  it('say nothing as long as one carrier takes the load [QUOTE-13]', () => {
    // 80 lb are too heavy for the post, and not for the others.
    expect(parcelLimitFindings([box([18, 14, 10], 80)])).toEqual([]);
  });

  it.each([
    ['151 lb', box([18, 14, 10], 151), 'parcel_over_weight'],
    ['a pallet', item({ weight: pounds(40) }), 'parcel_not_accepted'],
    // 40 + 2 x (40 + 40) are 200 in, over 165 and 130.
    ['40 x 40 x 40 in', box([40, 40, 40], 20), 'parcel_over_dimensions'],
    ['120 in long', box([120, 10, 10], 20), 'parcel_over_length'],
    ['120 in high', box([10, 10, 120], 20), 'parcel_over_height'],
  ])('%s is refused by all of them [QUOTE-13]', (_, one, code) => {
    expect(codesOf(parcelLimitFindings([one]))).toContain(code);
  });
});

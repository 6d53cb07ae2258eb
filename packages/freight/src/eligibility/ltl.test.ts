import { describe, expect, it } from 'vitest';
import { codesOf, item, sized } from '../../test/builders.ts';
import { insurancePrograms } from '../testing/insurance-programs.ts';
import { packageTypes } from '../load/package-types.ts';
import { money } from '../money/money.ts';
import { isRefused } from './findings.ts';
import { ltlFindings, type LtlGateInput } from './ltl.ts';
import { defaultLtlGates } from './settings.ts';

const input = (changes: Partial<LtlGateInput> = {}): LtlGateInput => ({
  items: [item()],
  origin: 'US',
  destination: 'US',
  pickupDate: '2026-12-02',
  today: '2026-12-01',
  shipmentValue: money(850_000, 'USD'),
  insurance: null,
  ...changes,
});
const codes = (changes: Partial<LtlGateInput> = {}) => codesOf(ltlFindings(input(changes)));
const one = (changes: Parameters<typeof item>[0]) => ({ items: [item(changes)] });
const weighing = (value: number, unit: 'lb' | 'kg' = 'lb') => ({ value, unit });
const usd = (dollars: number) => money(dollars * 100, 'USD');

/** Cases written by hand from the specification: what is quoted, and the codes it gives. */
const cases: [string, Partial<LtlGateInput>, string[]][] = [
  ['an ordinary pallet', {}, []],
  ['no package type', one({ packageType: null }), ['package_type_required']],
  ['no height', one({ height: null }), ['height_required']],
  ['no length', one({ length: null }), ['length_required']],
  ['no width', one({ width: null }), ['width_required']],
  ['no weight', one({ weight: null }), ['weight_required']],
  ['96 in high', one({ height: { value: 96, unit: 'in' } }), []],
  ['96.01 in high', one({ height: { value: 96.01, unit: 'in' } }), ['height_over_limit']],
  ['243 cm high', one({ height: { value: 243, unit: 'cm' } }), []],
  ['243.84 cm high', one({ height: { value: 243.84, unit: 'cm' } }), []],
  ['243.85 cm high', one({ height: { value: 243.85, unit: 'cm' } }), ['height_over_limit']],
  ['4,500 lb a pallet', one({ quantity: 2, weight: weighing(9_000) }), []],
  ['over 4,500 lb a pallet', one({ quantity: 2, weight: weighing(9_000.5) }), ['weight_over_item_limit']],
  ['six pallets', one({ quantity: 6 }), []],
  ['seven pallets', one({ quantity: 7 }), ['pallets_no_online_quote', 'linear_feet_over_length']],
  ['twelve pallets', one({ quantity: 12 }), ['pallets_no_online_quote', 'linear_feet_over_length']],
  [
    'thirteen pallets',
    one({ quantity: 13 }),
    ['pallets_no_online_quote', 'pallets_truckload', 'linear_feet_over_length'],
  ],
  ['seven stacked pallets', one({ quantity: 7, stackable: true }), ['pallets_no_online_quote']],
  [
    'seven gaylords',
    { items: [sized(40, 40, 40, { quantity: 7, packageType: 'gaylords' })] },
    ['pallets_no_online_quote', 'linear_feet_over_length'],
  ],
  [
    'three pallets, two crates, two non-standard pallets',
    {
      items: [
        item({ quantity: 3 }),
        item({ quantity: 2, packageType: 'crates' }),
        item({ quantity: 2, packageType: 'non_standard_pallets' }),
      ],
    },
    ['pallets_no_online_quote', 'linear_feet_over_length'],
  ],
  ['twenty drums', { items: [sized(24, 24, 36, { quantity: 20, packageType: 'drums' })] }, []],
  ['12 ft and a bit', { items: [sized(145, 40, 40, { packageType: 'tubes_pipes' })] }, ['linear_feet_over_length']],
  [
    'longer than the trailer',
    { items: [sized(640, 40, 40, { packageType: 'tubes_pipes' })] },
    ['linear_feet_over_length', 'load_does_not_fit_trailer'],
  ],
  ['no value', { shipmentValue: null }, ['shipment_value_required']],
  ['a value of nothing', { shipmentValue: usd(0) }, ['shipment_value_required']],
  ['10,000 dollars insured', { shipmentValue: usd(10_000), insurance: insurancePrograms.standard }, []],
  [
    '10,001 dollars insured',
    { shipmentValue: usd(10_001), insurance: insurancePrograms.standard },
    ['insured_value_over_limit'],
  ],
  ['10,001 dollars, not insured', { shipmentValue: usd(10_001) }, []],
  ['10,001 dollars in the larger program', { shipmentValue: usd(10_001), insurance: insurancePrograms.extended }, []],
  [
    '250,001 dollars in the larger program',
    { shipmentValue: usd(250_001), insurance: insurancePrograms.extended },
    ['insured_value_over_limit'],
  ],
  ['no pickup date', { pickupDate: null }, ['pickup_date_required']],
  ['today', { pickupDate: '2026-12-01' }, ['pickup_today']],
  ['yesterday', { pickupDate: '2026-11-30' }, ['pickup_past']],
  ['a Saturday', { pickupDate: '2026-12-05' }, ['pickup_weekend']],
  ['tomorrow, at the cut-off', { minutes: 16 * 60 }, []],
  ['tomorrow, after the cut-off', { minutes: 16 * 60 + 1 }, ['pickup_cutoff_passed']],
  ['Christmas', { pickupDate: '2026-12-25' }, ['pickup_holiday']],
  ['Christmas Eve', { pickupDate: '2026-12-24' }, ['pickup_closed']],
  ['from Canada', { origin: 'CA' }, ['cross_border']],
  ['to Mexico', { destination: 'MX' }, ['cross_border']],
  ['within Canada', { origin: 'CA', destination: 'CA' }, ['cross_border']],
  ['hazardous without its number', one({ hazardous: true, hazardId: null }), ['hazard_details_required']],
  ['hazardous with its number', one({ hazardous: true, hazardId: 'UN1263' }), []],
  ['hazardous, number not asked for yet', one({ hazardous: true }), []],
  ['a class below the recommended one', one({ freightClass: '70' }), ['class_below_recommended']],
  ['a class above it', one({ freightClass: '200' }), []],
];

describe('less-than-truckload gates', () => {
  it.each(cases)('%s [QUOTE-12, QUOTE-17, QUOTE-20]', (_, changes, expected) => {
    expect(codes(changes)).toEqual(expected);
  });

  it('gives every reason in one pass [QUOTE-20]', () => {
    const everything = {
      items: [
        item({ id: 'a', packageType: null, height: null }),
        item({ id: 'b', quantity: 13, height: { value: 100, unit: 'in' }, weight: weighing(60_000) }),
      ],
      origin: 'MX',
      pickupDate: '2026-07-04',
      today: '2026-07-04',
      shipmentValue: null,
    } as const;
    expect(codes(everything)).toEqual([
      'package_type_required',
      'height_required',
      'height_over_limit',
      'weight_over_item_limit',
      'pallets_no_online_quote',
      'pallets_truckload',
      'shipment_value_required',
      'pickup_today',
      'pickup_weekend',
      'pickup_holiday',
      'cross_border',
    ]);
  });

  it('names the lines and limits', () => {
    const [missing, high] = ltlFindings(
      input({
        items: [
          item({ id: 'a', width: null }),
          item({ id: 'b', width: null }),
          item({ id: 'c', height: { value: 97, unit: 'in' } }),
        ],
      }),
    );
    expect(missing).toEqual({ code: 'width_required', severity: 'refused', params: { itemIds: ['a', 'b'] } });
    expect(high).toEqual({ code: 'height_over_limit', severity: 'refused', params: { limitIn: 96, itemIds: ['c'] } });
    const [day] = ltlFindings(input({ pickupDate: '2026-07-03', today: '2026-06-01' }));
    expect(day?.params).toEqual({ date: '2026-07-03', holiday: 'independence_day', observed: true });
  });

  it('warns of length and of a lower class, and refuses the rest', () => {
    const severities = new Map(
      cases.flatMap(([, changes]) => ltlFindings(input(changes)).map(({ code, severity }) => [code, severity])),
    );
    const warnedOf = [...severities].filter(([, severity]) => severity === 'warned').map(([code]) => code);
    expect(warnedOf.toSorted()).toEqual(['class_below_recommended', 'linear_feet_over_length']);
    expect(isRefused(ltlFindings(input(one({ freightClass: '70' }))))).toBe(false);
    expect(isRefused(ltlFindings(input({ origin: 'CA' })))).toBe(true);
  });

  it('follows its settings', () => {
    const settings = {
      ...defaultLtlGates,
      palletsNoOnlineQuote: 3,
      palletsTruckload: 4,
      maxHeightIn: 40,
      maxUnitPounds: 100,
      linearFeetWarning: 4,
    };
    expect(codes({ settings, ...one({ quantity: 4, weight: weighing(500) }) })).toEqual([
      'height_over_limit',
      'weight_over_item_limit',
      'pallets_no_online_quote',
      'pallets_truckload',
      'linear_feet_over_length',
    ]);
    expect(codes({ closures: { holidays: [] }, pickupDate: '2026-12-24' })).toEqual([]);
    const floor = {
      trailerLengthIn: 96,
      trailerWidthIn: 48,
      turning: 'none',
      stacking: { levels: 1, heightIn: 96 },
    } as const;
    expect(codes({ floor, ...one({ quantity: 3 }) })).toEqual(['load_does_not_fit_trailer']);
  });

  it('counts pallets whatever else is missing, and needs no items to look at the rest', () => {
    expect(codes(one({ quantity: 7, weight: null }))).toEqual(['weight_required', 'pallets_no_online_quote']);
    expect(codes({ items: [] })).toEqual([]);
  });

  it('counts the four pallet types only', () => {
    const seven = packageTypes.filter((packageType) =>
      codes({ items: [sized(20, 20, 20, { quantity: 7, packageType })] }).includes('pallets_no_online_quote'),
    );
    expect(seven).toEqual(['pallets', 'non_standard_pallets', 'crates', 'gaylords']);
  });

  it('throws on figures that are impossible', () => {
    expect(() => ltlFindings(input(one({ quantity: 0 })))).toThrow('items[0].quantity: zero');
    expect(() => ltlFindings(input(one({ height: { value: -1, unit: 'in' } })))).toThrow('items[0].height: negative');
    expect(() => ltlFindings(input(one({ weight: weighing(Number.NaN), height: null })))).toThrow(
      'items[0].weight: not_a_number',
    );
    expect(() => ltlFindings(input({ pickupDate: 'soon' }))).toThrow('pickupDate: invalid_date');
    expect(() => ltlFindings(input({ today: 'now' }))).toThrow('today: invalid_date');
  });
});

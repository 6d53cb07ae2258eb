import { describe, expect, it } from 'vitest';
import { codesOf, item } from '../../test/builders.ts';
import { box } from '../../test/parcel-builders.ts';
import { greatCircleMiles } from '../distance/distance.ts';
import { refused, warned } from '../eligibility/findings.ts';
import { insurancePrograms } from '../testing/insurance-programs.ts';
import { money } from '../money/money.ts';
import { parcelFindings, type ParcelGateInput } from './eligibility.ts';
import { modeChoice } from './gates.ts';
import { groundZone, uspsZone, zoneOf } from './zones.ts';

const input = (changes: Partial<ParcelGateInput> = {}): ParcelGateInput => ({
  items: [box([18, 14, 10], 12)],
  origin: 'US',
  destination: 'US',
  pickupDate: '2026-12-02',
  today: '2026-12-02',
  shipmentValue: money(64_000, 'USD'),
  insurance: null,
  closures: { holidays: ['christmas'] },
  ...changes,
});

describe('parcel gates', () => {
  it.each<[string, Partial<ParcelGateInput>, string[]]>([
    ['an ordinary box, today', {}, []],
    ['no package type', { items: [item({ packageType: null })] }, ['package_type_required']],
    [
      'no sizes',
      { items: [item({ length: null, width: null, height: null })] },
      ['length_required', 'width_required', 'height_required'],
    ],
    ['no weight', { items: [item({ weight: null })] }, ['weight_required']],
    ['no value', { shipmentValue: null }, ['shipment_value_required']],
    ['a value of nothing', { shipmentValue: money(0, 'USD') }, ['shipment_value_required']],
    [
      'too much insured',
      { shipmentValue: money(1_000_001, 'USD'), insurance: insurancePrograms.standard },
      ['insured_value_over_limit'],
    ],
    ['insured', { insurance: insurancePrograms.standard }, []],
    ['no date', { pickupDate: null }, ['pickup_date_required']],
    ['yesterday', { pickupDate: '2026-12-01' }, ['pickup_past']],
    ['a Sunday', { pickupDate: '2026-12-06' }, ['pickup_weekend']],
    ['a closed day', { pickupDate: '2026-12-25' }, ['pickup_closed']],
    ['today, though pickups are scheduled ahead', { firstPickup: '2026-12-03' }, ['parcel_pickup_too_soon']],
    ['the first day of a pickup', { firstPickup: '2026-12-03', pickupDate: '2026-12-03' }, []],
    ['dropped off today', { firstPickup: null }, []],
    ['across a border', { destination: 'CA' }, ['cross_border']],
    ['booked without a full address', { fullAddress: false }, ['full_address_required']],
    ['booked with one', { fullAddress: true }, []],
  ])('%s [QUOTE-12, QUOTE-28]', (_, changes, expected) => {
    expect(codesOf(parcelFindings(input(changes)))).toEqual(expected);
  });

  it('gives every reason in one pass', () => {
    const all = {
      items: [item({ weight: null })],
      origin: 'MX',
      pickupDate: '2026-11-29',
      shipmentValue: null,
      fullAddress: false,
    } as const;
    expect(codesOf(parcelFindings(input(all)))).toEqual([
      'weight_required',
      'pickup_past',
      'pickup_weekend',
      'shipment_value_required',
      'cross_border',
      'full_address_required',
    ]);
  });
});

describe('the choice of mode', () => {
  const no = [refused('parcel_over_weight')];
  const maybe = [warned('linear_feet_over_length')];
  it.each([
    ['both, nothing wanted', [[], no], maybe, null, 'choose'],
    ['both, parcel wanted', [[]], [], 'parcel', 'parcel'],
    ['both, truck wanted', [[]], [], 'ltl', 'ltl'],
    ['parcel only', [no, []], [refused('cross_border')], 'ltl', 'parcel'],
    ['truck only, parcel wanted', [no, no], [], 'parcel', 'switch_to_ltl'],
    ['truck only', [no], [], null, 'ltl'],
    ['no parcel carriers', [], [], null, 'ltl'],
    ['neither', [no], no, 'parcel', 'none'],
  ] as const)('%s [QUOTE-16]', (_, parcel, ltl, wanted, expected) => {
    expect(modeChoice(parcel, ltl, wanted)).toBe(expected);
  });
});

describe('zones', () => {
  it('go by distance', () => {
    expect([0, 50, 51, 150, 300, 600, 1000, 1400, 1800, 1801].map(uspsZone)).toEqual([1, 1, 2, 2, 3, 4, 5, 6, 7, 8]);
    expect([10, 100, 301].map(groundZone)).toEqual([2, 2, 4]);
  });

  it('agree with a published one: 70117 to 37202 is zone 4', () => {
    const [newOrleans, nashville] = [
      { latitude: 29.97, longitude: -90.05 },
      { latitude: 36.16, longitude: -86.78 },
    ];
    expect(uspsZone(greatCircleMiles(newOrleans, nashville))).toBe(4);
  });

  it('come from the chart where there is one', () => {
    const chart = [
      { from: '005', to: '005', zone: 5 },
      { from: '006', to: '009', zone: 7 },
    ];
    expect(zoneOf(chart, '008', 100)).toEqual({ zone: 7, estimated: false });
    expect(zoneOf(chart, '005', 100)).toEqual({ zone: 5, estimated: false });
    expect(zoneOf(chart, '010', 100)).toEqual({ zone: 2, estimated: true });
    expect(zoneOf(null, '010', 10, groundZone)).toEqual({ zone: 2, estimated: true });
  });
});

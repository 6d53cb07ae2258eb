import { describe, expect, it } from 'vitest';
import { flatFuel, item, lane, rated, sized, stop, tariff } from '../../test/builders.ts';
import { insure } from '../insurance/program.ts';
import { insurancePrograms } from '../testing/insurance-programs.ts';
import type { SiteType } from '../load/sites.ts';
import { money } from '../money/money.ts';
import type { ChargeLine } from './charge-line.ts';
import { prepareLoad } from './prepare.ts';
import type { LtlRatingInput } from './rate-ltl.ts';

const pounds = (value: number) => ({ value, unit: 'lb' }) as const;
const flat = (amount: number) => ({ kind: 'flat', amount }) as const;
const printed = ({ kind, code, label, amount }: ChargeLine) => [kind, code, label, amount.amount];
const basisOf = (changes: Partial<LtlRatingInput>, code: string) =>
  rated(changes).cost.lines.find((line) => line.code === code)?.basis;

describe('a price in which everything happens', () => {
  /** 400 lb of class 125 and 90 lb of class 70: 10 lb short of the break at 500 lb. */
  const everything = (): Partial<LtlRatingInput> => ({
    load: prepareLoad([
      item({
        id: 'paint',
        description: 'Paint',
        freightClass: '125',
        weight: pounds(400),
        hazardous: true,
        hazardId: 'UN1263',
      }),
      item({ id: 'brushes', description: 'Brushes', freightClass: '70', weight: pounds(90) }),
    ]),
    tariff: tariff({
      tariffMinimumCharge: 60_000,
      discountBp: 5_000,
      absoluteMinimumCharge: 35_000,
      fuel: flatFuel(3_000),
      accessorials: { LGDEL: flat(9_800), HAZ: flat(4_500) },
    }),
    accessorials: ['LGDEL'],
    insurance: insure(money(850_000, 'USD'), insurancePrograms.standard),
  });

  it('prints kind, code, label and amount of each line [QUOTE-18, BOOK-04]', () => {
    // 435.60 + 59.85 + 6.65 = 502.10, raised to 600.00; half of it, raised to 350.00; 30 % of that is 105.00.
    expect(rated(everything()).cost.lines.map(printed)).toEqual([
      ['item', 'item', 'charge.item', 43_560],
      ['item', 'item', 'charge.item', 5_985],
      ['deficit', 'deficit', 'charge.deficit', 665],
      ['item', 'tariff_minimum', 'charge.tariff_minimum', 9_790],
      ['gross', 'gross', 'charge.gross', 60_000],
      ['discount', 'discount', 'charge.discount', -30_000],
      ['minimum', 'absolute_minimum', 'charge.absolute_minimum', 5_000],
      ['freight', 'freight', 'charge.freight', 35_000],
      ['fuel', 'fuel', 'charge.fuel', 10_500],
      ['accessorial', 'LGDEL', 'charge.accessorial.LGDEL', 9_800],
      ['accessorial', 'HAZ', 'charge.accessorial.HAZ', 4_500],
      ['without_insurance', 'without_insurance', 'charge.without_insurance', 59_800],
      ['insurance', 'insurance', 'charge.insurance', 4_675],
      ['total', 'total', 'charge.total', 64_475],
    ]);
  });

  it('says what each line is made of', () => {
    const line = { type: 'item', weightBreak: 'M5C' };
    const extra = { type: 'accessorial', includedIn: null, itemIds: [], hazardIds: [], quantity: null, rate: null };
    const fuelIndex = { series: 'EMD_EPD2D_PTE_NUS_DPG', weekOf: '2026-11-23', priceMills: 3_718 };
    expect(rated(everything()).cost.lines.map(({ basis }) => basis)).toEqual([
      {
        ...line,
        itemId: 'paint',
        description: 'Paint',
        milliPounds: 400_000,
        freightClass: '125',
        actualClass: '125',
        perCwt: 10_890,
      },
      {
        ...line,
        itemId: 'brushes',
        description: 'Brushes',
        milliPounds: 90_000,
        freightClass: '70',
        actualClass: '70',
        perCwt: 6_650,
      },
      { type: 'deficit', weightBreak: 'M5C', milliPounds: 10_000, freightClass: '70', perCwt: 6_650 },
      { type: 'minimum', minimum: 60_000 },
      { type: 'gross', milliPounds: 490_000, weightBreak: 'M5C', fromPounds: 500 },
      { type: 'discount', basisPoints: 5_000 },
      { type: 'minimum', minimum: 35_000 },
      { type: 'sum' },
      { type: 'fuel', basisPoints: 3_000, scheduleId: 'flat', ...fuelIndex },
      { ...extra, reason: 'requested' },
      { ...extra, reason: 'hazardous', itemIds: ['paint'], hazardIds: ['UN1263'] },
      { type: 'sum' },
      {
        type: 'insurance',
        insured: 850_000,
        deductible: 0,
        tiers: [{ hundreds: 85, perHundred: 55 }],
        minimumApplied: false,
      },
      { type: 'sum' },
    ]);
  });

  it('prints no line for what does not happen', () => {
    expect(rated().cost.lines.map(({ code }) => code)).toEqual([
      'item',
      'gross',
      'freight',
      'fuel',
      'without_insurance',
      'total',
    ]);
  });
});

describe('the reason of a charge', () => {
  const at = (origin: SiteType, destination: SiteType): Partial<LtlRatingInput> => ({
    lane: lane({ origin: stop({ siteType: origin }), destination: stop({ zip3: '606', siteType: destination }) }),
    tariff: tariff({
      accessorials: { RESPU: flat(1), RESDEL: flat(1), LTDPU: flat(1), LTDDEL: flat(1), NYC: flat(1) },
    }),
  });
  it.each([
    ['RESPU', 'residential', 'business'],
    ['LTDPU', 'limited_access', 'business'],
    ['RESDEL', 'business', 'residential'],
    ['LTDDEL', 'business', 'limited_access'],
  ] as const)('%s is the place', (code, origin, destination) => {
    expect(basisOf(at(origin, destination), code)).toMatchObject({ reason: 'site_type', itemIds: [] });
  });

  it('is the postal code in New York City', () => {
    const { tariff: one } = at('business', 'business');
    const city = lane({ destination: stop({ state: 'NY', zip3: '100' }) });
    expect(basisOf({ ...(one && { tariff: one }), lane: city }, 'NYC')).toMatchObject({ reason: 'zip3', itemIds: [] });
  });

  it('is length at exactly the size where the fee begins', () => {
    const overLength = {
      per: 'shipment',
      bands: [
        { fromInches: 96, code: 'OVR08', amount: 8_000 },
        { fromInches: 144, code: 'OVR12', amount: 12_000 },
      ],
    } as const;
    const load = (length: number) =>
      prepareLoad([sized(length, 40, 40, { id: 'pipes', packageType: 'crates', freightClass: '100' })]);
    const basis = (length: number, code: string) =>
      basisOf({ load: load(length), tariff: tariff({ overLength }) }, code);
    expect(basis(96, 'OVR08')).toMatchObject({ reason: 'over_length', itemIds: ['pipes'], hazardIds: [] });
    expect(basis(95.99, 'OVR08')).toBeUndefined();
    expect(basis(144, 'OVR12')).toMatchObject({ reason: 'over_length' });
    expect(basis(143.99, 'OVR08')).toMatchObject({ reason: 'over_length' });
  });
});

describe('a line of a size rule', () => {
  it('says which figures the weight comes from', () => {
    const linearFoot = {
      overFeet: 12,
      poundsPerFoot: 1_000,
      poundsPerSpot: null,
      belowPcf: null,
      freightClass: '70',
      discounted: true,
    } as const;
    const load = prepareLoad([item({ quantity: 8, weight: pounds(4_000), freightClass: '70' })]);
    const one = tariff({
      weightBreaks: [{ code: 'ALL', fromPounds: 0 }],
      rates: { base: { '70': [1_000] } },
      linearFoot,
    });
    // 8 pallets lengthwise, two abreast, are 16 ft: 16,000 lb at 10.00. 8 x 53.33 cubic feet.
    const [first] = rated({ load, tariff: one }).cost.lines;
    expect(first && printed(first)).toEqual(['item', 'linear_foot', 'charge.linear_foot', 160_000]);
    expect(first?.basis).toEqual({
      type: 'size_rule',
      rule: 'linear_foot',
      milliPounds: 16_000_000,
      actualMilliPounds: 4_000_000,
      cubicFeet: expect.closeTo(426.67, 2) as number,
      linearFeet: 16,
      floorSpots: 8,
      freightClass: '70',
      perCwt: 1_000,
      weightBreak: 'ALL',
    });
  });
});

import { describe, expect, it } from 'vitest';
import {
  codesOf,
  flatFuel,
  item,
  lane,
  rated,
  ratingInput,
  refusalsOf,
  sized,
  stop,
  tariff,
} from '../../test/builders.ts';
import { prepareLoad } from './prepare.ts';
import { rateLtl, type LtlRatingInput } from './rate-ltl.ts';

const pounds = (value: number) => ({ value, unit: 'lb' }) as const;
const of = (changes: Parameters<typeof item>[0]) => prepareLoad([item(changes)]);
const freight = (changes: Partial<LtlRatingInput>) => rated(changes).cost.freight.amount;

describe('lanes', () => {
  const rates = { near: { '100': [100] }, far: { '100': [300] }, pair: { '100': [200] } };
  const by = tariff({
    weightBreaks: [{ code: 'ALL', fromPounds: 0 }],
    rates,
    lanes: {
      zip3Pairs: { '031-606': 'pair' },
      distanceBands: [
        { uptoMiles: 500, rateBase: 'near' },
        { uptoMiles: 1000, rateBase: 'far' },
      ],
    },
  });
  const to = (zip3: string, miles: number) => lane({ destination: stop({ state: 'IL', zip3 }), miles });

  it('are rated by their pair of areas, else by distance', () => {
    // 5 cwt at 2.00, 1.00 and 3.00.
    expect(freight({ tariff: by, lane: to('606', 964) })).toBe(1_000);
    expect(freight({ tariff: by, lane: to('607', 500) })).toBe(500);
    expect(freight({ tariff: by, lane: to('607', 500.5) })).toBe(1_500);
  });

  it('are refused when the tariff does not reach so far, or has no table', () => {
    expect(refusalsOf({ tariff: by, lane: to('607', 1_001) })).toEqual([
      { code: 'distance_not_rated', severity: 'refused', params: { miles: 1_001 } },
    ]);
    const without = { ...by, lanes: { ...by.lanes, zip3Pairs: { '031-606': 'gone' } } };
    expect(codesOf(refusalsOf({ tariff: without }))).toEqual(['distance_not_rated']);
    const noDays = tariff({ transit: { ...tariff().transit, bands: [{ uptoMiles: 100, days: 1 }] } });
    expect(refusalsOf({ tariff: noDays }).map(({ code, params }) => [code, params])).toEqual([
      ['distance_not_rated', { miles: 964 }],
    ]);
    const neither = { ...noDays, lanes: { zip3Pairs: {}, distanceBands: [] } };
    expect(codesOf(refusalsOf({ tariff: neither }))).toEqual(['distance_not_rated']);
  });
});

describe('classes', () => {
  it('are those of the tariff’s own scale and measures', () => {
    const line = item({ weight: pounds(500) }); // 9.375 lb a cubic foot
    const load = prepareLoad([line]);
    const old = tariff({ scale: 'generic_18step' });
    expect(rated({ load, tariff: old }).cost.lines[0]?.basis).toMatchObject({ freightClass: '100' });
    const tall = tariff({ nonStackableHeightIn: 96, fullWidthFromIn: 70 });
    expect(codesOf(refusalsOf({ load, tariff: tall }))).toEqual(['class_not_rated']); // 4.69: class 175
    const same = prepareLoad([line], {
      classRules: [{ scaleId: 'generic_18step', nonStackableHeightIn: null, fullWidthFromIn: null }],
    });
    expect(rated({ load: same, tariff: old }).cost).toEqual(rated({ load, tariff: old }).cost);
  });

  it('are refused by line when the tariff has no rates for one', () => {
    const load = prepareLoad([item({ freightClass: '100' }), item({ id: 'odd', freightClass: '92.5' })]);
    expect(refusalsOf({ load })).toEqual([
      { code: 'class_not_rated', severity: 'refused', params: { freightClass: '92.5', itemIds: ['odd'] } },
    ]);
  });

  it('fall to the agreed class within its range, and never rise', () => {
    const fak = [{ from: '70', to: '125', as: '85', raises: false }] as const;
    const perCwt = (freightClass: '50' | '70' | '85' | '100' | '125' | '250', raises = false) => {
      const agreed = tariff({ fak: [{ ...fak[0], raises }] });
      return rated({ load: of({ freightClass }), tariff: agreed }).cost.lines[0]?.basis;
    };
    expect(perCwt('125')).toMatchObject({ freightClass: '85', actualClass: '125' });
    expect(perCwt('100')).toMatchObject({ freightClass: '85' });
    expect(perCwt('70')).toMatchObject({ freightClass: '70' });
    expect(perCwt('50')).toMatchObject({ freightClass: '50' });
    expect(perCwt('250')).toMatchObject({ freightClass: '250', actualClass: '250' });
    expect(perCwt('50', true)).toMatchObject({ freightClass: '50', actualClass: '50' });
    expect(perCwt('70', true)).toMatchObject({ freightClass: '85', actualClass: '70' });
  });
});

describe('minimum charges', () => {
  const load = () => of({ freightClass: '50', weight: pounds(120) }); // 72.12
  it('of the tariff come before the discount', () => {
    const cost = rated({ load: load(), tariff: tariff({ tariffMinimumCharge: 10_000, discountBp: 5_000 }) }).cost;
    expect(cost.lines.map(({ code, amount }) => [code, amount.amount]).slice(0, 5)).toEqual([
      ['item', 7_212],
      ['tariff_minimum', 2_788],
      ['gross', 10_000],
      ['discount', -5_000],
      ['freight', 5_000],
    ]);
  });

  it('of the absolute kind come after it', () => {
    const rate = rated({ load: load(), tariff: tariff({ discountBp: 5_000, absoluteMinimumCharge: 4_000 }) });
    expect(rate.cost.freight.amount).toBe(4_000);
    expect(rate.minimumApplied).toBe(true);
    expect(rate.cost.lines.find(({ code }) => code === 'absolute_minimum')).toMatchObject({
      kind: 'minimum',
      amount: { amount: 394 },
    });
    expect(
      rated({ load: load(), tariff: tariff({ discountBp: 5_000, absoluteMinimumCharge: 3_606 }) }).minimumApplied,
    ).toBe(false);
  });
});

describe('services', () => {
  const services = [
    { code: 'standard', name: 'Standard', factorBp: 10_000, daysAdjustment: 0, deliverBy: '17:00' },
    { code: 'noon', name: 'By noon', factorBp: 12_000, daysAdjustment: -1, deliverBy: '12:00' },
    { code: 'same', name: 'Fast', factorBp: 30_000, daysAdjustment: -9, deliverBy: '12:00' },
  ];
  it('have their own rates, days and time of delivery', () => {
    const standard = rated({ tariff: tariff({ services }) });
    const noon = rated({ tariff: tariff({ services }), service: 'noon' });
    // 500 lb at 88.50, and at 106.20.
    expect([standard.cost.gross.amount, noon.cost.gross.amount]).toEqual([44_250, 53_100]);
    expect(standard.transit).toEqual({ days: 5, deliveryDate: '2026-12-09', deliverBy: '17:00' });
    expect(noon.transit).toEqual({ days: 4, deliveryDate: '2026-12-08', deliverBy: '12:00' });
    expect(noon).toMatchObject({ service: 'noon', serviceName: 'By noon', tariffVersion: 3, fuelScheduleVersion: 1 });
    expect(rated({ tariff: tariff({ services }), service: 'same' }).transit.days).toBe(1);
    expect(() => rateLtl(ratingInput({ service: 'noon' }))).toThrow('service: unknown_value');
  });
});

describe('transit', () => {
  const days = (changes: Partial<LtlRatingInput>) => rated(changes).transit.days;
  it('depends on distance, rural areas and remote states', () => {
    expect(days({ lane: lane({ miles: 150 }) })).toBe(1);
    expect(days({ lane: lane({ miles: 151 }) })).toBe(2);
    const liftgate = tariff({ accessorials: { LGDEL: { kind: 'flat', amount: 1 } } });
    expect(days({ tariff: liftgate, accessorials: ['LGDEL'] })).toBe(5);
    const rural = tariff({ transit: { ...tariff().transit, ruralZip3: ['606', '059'] } });
    expect(days({ tariff: rural })).toBe(6);
    expect(
      days({ tariff: rural, lane: lane({ origin: stop({ zip3: '059' }), destination: stop({ zip3: '100' }) }) }),
    ).toBe(6);
    expect(days({ lane: lane({ destination: stop({ state: 'HI', zip3: '967' }) }) })).toBe(12);
    expect(days({ lane: lane({ origin: stop({ state: 'AK', zip3: '995' }) }) })).toBe(12);
  });
});

describe('refusals of a carrier', () => {
  const hazardous = (hazardClass: string | null) =>
    of({ id: 'paint', freightClass: '100', hazardous: true, hazardClass });
  const home = lane({ destination: stop({ state: 'IL', zip3: '606', siteType: 'residential' }) });
  const offered = { accessorials: { RESDEL: { kind: 'flat', amount: 1 } } } as const;

  it('are its territory', () => {
    const territory = { originStates: ['ME'], destinationStates: ['WI'], excludedZip3: [] };
    expect(refusalsOf({ tariff: tariff({ territory }) }).map(({ code, params }) => [code, params])).toEqual([
      ['origin_not_served', { state: 'NH', zip3: '031' }],
      ['destination_not_served', { state: 'IL', zip3: '606' }],
    ]);
    const without = (zip3: string) =>
      tariff({ territory: { originStates: ['NH'], destinationStates: ['IL'], excludedZip3: [zip3] } });
    expect(codesOf(refusalsOf({ tariff: without('031') }))).toEqual(['origin_not_served']);
    expect(codesOf(refusalsOf({ tariff: without('606') }))).toEqual(['destination_not_served']);
    expect(refusalsOf({ tariff: without('999') })).toEqual([]);
    const toronto = lane({ destination: stop({ country: 'CA', state: 'ON', zip3: 'M5V' }) });
    expect(refusalsOf({ lane: toronto }).map(({ code, params }) => [code, params])).toEqual([
      ['cross_border', { origin: 'US', destination: 'CA' }],
    ]);
  });

  it('are its dates', () => {
    const version = { effectiveFrom: '2026-06-01', effectiveUntil: '2026-12-31' };
    expect(codesOf(refusalsOf({ tariff: tariff(version), pickupDate: '2026-05-29' }))).toEqual([
      'tariff_not_effective',
    ]);
    expect(codesOf(refusalsOf({ tariff: tariff(version), pickupDate: '2027-01-04' }))).toEqual([
      'tariff_not_effective',
    ]);
    expect(refusalsOf({ tariff: tariff(version), pickupDate: '2026-06-01' })).toEqual([]);
    expect(refusalsOf({ tariff: tariff(version), pickupDate: '2026-12-31' })).toEqual([]);
    expect(refusalsOf({ tariff: tariff(version), pickupDate: '2027-01-04' })[0]?.params).toEqual({
      from: '2026-06-01',
      until: '2026-12-31',
    });
    expect(refusalsOf({ pickupDate: '2026-12-25' })).toEqual([
      { code: 'pickup_closed', severity: 'refused', params: { date: '2026-12-25' } },
    ]);
    expect(codesOf(refusalsOf({ pickupDate: '2026-12-05' }))).toEqual(['pickup_closed']);
  });

  it('are its rules on hazardous freight [QUOTE-07]', () => {
    const rule = (hazmat: object) =>
      tariff({ ...offered, hazmat: { accepted: true, refusedClasses: [], refusedToResidences: [], ...hazmat } });
    expect(refusalsOf({ load: hazardous('3'), tariff: rule({ accepted: false }) })).toMatchObject([
      { code: 'hazardous_not_accepted', params: { itemIds: ['paint'] } },
    ]);
    expect(refusalsOf({ load: hazardous('1.4'), tariff: rule({ refusedClasses: ['1.4'] }) })).toMatchObject([
      { code: 'hazard_class_not_accepted', params: { hazardClass: '1.4', itemIds: ['paint'] } },
    ]);
    const residences = rule({ refusedToResidences: ['3'] });
    expect(codesOf(refusalsOf({ load: hazardous('3'), tariff: residences, lane: home }))).toEqual([
      'hazard_class_not_to_residences',
    ]);
    expect(refusalsOf({ load: hazardous('3'), tariff: residences })).toEqual([]);
    expect(refusalsOf({ load: hazardous('8'), tariff: residences, lane: home })).toEqual([]);
    expect(refusalsOf({ load: hazardous(null), tariff: residences, lane: home })).toEqual([]);
    expect(refusalsOf({ load: of({ freightClass: '100' }), tariff: rule({ accepted: false }) })).toEqual([]);
  });

  it('are its limits on size and weight, each naming its lines', () => {
    const limits = { shipmentPounds: 1_000, linearFeet: 8, lengthIn: 120, widthIn: 60, heightIn: 80 };
    const load = prepareLoad([
      sized(121, 61, 81, { id: 'huge', packageType: 'crates', freightClass: '100', weight: pounds(900) }),
      sized(120, 60, 80, { id: 'large', packageType: 'crates', freightClass: '100', weight: pounds(100.5) }),
    ]);
    expect(refusalsOf({ load, tariff: tariff({ limits }) }).map(({ code, params }) => [code, params])).toEqual([
      ['over_length_by_arrangement', { limitIn: 120, itemIds: ['huge'] }],
      ['over_width_by_arrangement', { limitIn: 60, itemIds: ['huge'] }],
      ['over_height_by_arrangement', { limitIn: 80, itemIds: ['huge'] }],
      ['weight_over_carrier_limit', { limitPounds: 1_000, pounds: 1_000.5 }],
      ['linear_feet_over_carrier_limit', { limitFeet: 8, linearFeet: 20.1 }],
    ]);
    const each = tariff({ limits: { ...tariff().limits, unitPounds: 1_000 } });
    const pairs = prepareLoad([
      item({ id: 'light', quantity: 2, freightClass: '100', weight: pounds(2_000) }),
      item({ id: 'heavy', quantity: 2, freightClass: '100', weight: pounds(2_000.5) }),
    ]);
    expect(refusalsOf({ load: pairs, tariff: each })).toEqual([
      {
        code: 'weight_over_item_limit',
        severity: 'refused',
        params: { limitPounds: 1_000, itemIds: ['heavy'] },
      },
    ]);
    expect(refusalsOf({ tariff: each })).toEqual([]);
    const exact = prepareLoad([
      sized(120, 60, 80, { packageType: 'crates', freightClass: '100', weight: pounds(1_000) }),
    ]);
    expect(refusalsOf({ load: exact, tariff: tariff({ limits: { ...limits, linearFeet: null } }) })).toEqual([]);
    const long = of({ quantity: 28, freightClass: '100', weight: pounds(5_000) });
    expect(refusalsOf({ load: long })).toEqual([
      { code: 'load_does_not_fit_trailer', severity: 'refused', params: { linearFeet: 56 } },
    ]);
  });

  it('are fuel prices it does not schedule', () => {
    const fuel = { ...flatFuel(3_000), beyondMills: 3_000 };
    expect(refusalsOf({ tariff: tariff({ fuel }) })).toEqual([
      { code: 'fuel_price_not_scheduled', severity: 'refused', params: { priceMills: 3_718 } },
    ]);
  });

  it('is a fuel price that nobody has entered', () => {
    expect(refusalsOf({ fuelIndex: null })).toEqual([{ code: 'no_fuel_price', severity: 'refused', params: {} }]);
  });

  it('come all at once, and without the warnings', () => {
    const bad = tariff({
      territory: { originStates: [], destinationStates: null, excludedZip3: [] },
      hazmat: { accepted: false, refusedClasses: [], refusedToResidences: [] },
      lanes: { zip3Pairs: {}, distanceBands: [] },
      accessorials: { INDEL: { kind: 'flat', amount: 1 } },
    });
    expect(codesOf(refusalsOf({ tariff: bad, load: hazardous('3'), accessorials: ['INDEL', 'SORT'] }))).toEqual([
      'origin_not_served',
      'hazardous_not_accepted',
      'distance_not_rated',
      'accessorial_not_offered',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { codesOf, item, lane, rated, ratingInput, refusalsOf, sized, stop, tariff } from '../../test/builders.ts';
import type { SiteType } from '../load/sites.ts';
import { accessorialAmount } from './accessorial-amount.ts';
import { accessorialCodes, accessorialTable, type AccessorialCode, type AccessorialRule } from './accessorial-table.ts';
import { prepareLoad } from './prepare.ts';
import { rateLtl, type LtlRatingInput } from './rate-ltl.ts';
import type { OverLengthRule } from './tariff.ts';

const flat = (amount: number): AccessorialRule => ({ kind: 'flat', amount });
const all = Object.fromEntries(accessorialTable.map(({ code }, index) => [code, flat(1_000 + index)]));
const at = (origin: SiteType, destination: SiteType) =>
  lane({ origin: stop({ siteType: origin }), destination: stop({ state: 'IL', zip3: '606', siteType: destination }) });

function charged(changes: Partial<LtlRatingInput> = {}): [string, number][] {
  const rate = rated({ tariff: tariff({ accessorials: all }), ...changes });
  return rate.cost.lines.filter(({ kind }) => kind === 'accessorial').map(({ code, amount }) => [code, amount.amount]);
}
const charges = (changes: Partial<LtlRatingInput> = {}) => charged(changes).map(([code]) => code);

describe('the table of accessorials', () => {
  it('holds every code once, and those of the specification can be asked for [QUOTE-11]', () => {
    expect(accessorialTable.map(({ code }) => code).toSorted()).toEqual(accessorialCodes.toSorted());
    const groups = new Set(
      accessorialTable.filter(({ origin }) => origin === 'requested' || origin === 'site').map(({ group }) => group),
    );
    expect([...groups].toSorted()).toEqual([
      'appointment',
      'freeze_protection',
      'inside_delivery',
      'inside_pickup',
      'liftgate',
      'limited_access',
      'notify',
      'nyc_metro',
      'residential',
      'sort_and_segregate',
      'trade_show_delivery',
      'trade_show_pickup',
    ]);
  });
});

describe('accessorialAmount', () => {
  // 1,250 lb, 40 pieces, 500.00 freight.
  const facts = { milliPounds: 1_250_000, pieces: 40, freight: 50_000 };
  it.each<[string, AccessorialRule, number]>([
    ['flat', flat(9_800), 9_800],
    ['per cwt', { kind: 'per_cwt', rate: 1_196, floor: 12_600, cap: 126_400 }, 14_950],
    ['per cwt, floor', { kind: 'per_cwt', rate: 250, floor: 3_500, cap: 25_000 }, 3_500],
    ['per cwt, cap', { kind: 'per_cwt', rate: 10_000, floor: 0, cap: 99_999 }, 99_999],
    ['per cwt, no cap', { kind: 'per_cwt', rate: 10_000, floor: 0, cap: null }, 125_000],
    ['per piece', { kind: 'per_piece', rate: 114, floor: 100, cap: null }, 4_560],
    ['by weight', { kind: 'cwt_or_piece', perCwt: 1_000, perPiece: 114, floor: 12_100 }, 12_500],
    ['by piece', { kind: 'cwt_or_piece', perCwt: 1_000, perPiece: 400, floor: 12_100 }, 16_000],
    ['neither', { kind: 'cwt_or_piece', perCwt: 300, perPiece: 114, floor: 12_100 }, 12_100],
    ['percent', { kind: 'percent_of_freight', basisPoints: 2_000, floor: 6_000, cap: null }, 10_000],
    ['percent, floor', { kind: 'percent_of_freight', basisPoints: 100, floor: 6_000, cap: null }, 6_000],
    ['time, none', { kind: 'per_unit_time', rate: 5_200, minutes: 15, floor: 6_100 }, 6_100],
    ['days, none', { kind: 'per_cwt_day', rate: 250, floorPerDay: 2_500 }, 0],
    ['excess value, none', { kind: 'percent_of_excess_value', basisPoints: 200, floor: 2_700 }, 2_700],
  ])('%s', (_, rule, expected) => {
    expect(accessorialAmount(rule, facts)).toBe(expected);
  });

  it('counts what happened afterwards', () => {
    const later = { ...facts, minutes: 31, days: 3, excessValue: 1_000_000 };
    expect(accessorialAmount({ kind: 'per_unit_time', rate: 5_200, minutes: 15, floor: 6_100 }, later)).toBe(15_600);
    // 12.5 cwt x 2.50 x 3 = 93.75, above 3 x 25.00.
    expect(accessorialAmount({ kind: 'per_cwt_day', rate: 250, floorPerDay: 2_500 }, later)).toBe(9_375);
    expect(accessorialAmount({ kind: 'per_cwt_day', rate: 10, floorPerDay: 2_500 }, later)).toBe(7_500);
    expect(accessorialAmount({ kind: 'percent_of_excess_value', basisPoints: 200, floor: 2_700 }, later)).toBe(20_000);
  });
});

describe('what applies', () => {
  it('follows from the places', () => {
    expect(charges({ lane: at('business', 'business') })).toEqual([]);
    expect(charges({ lane: at('residential', 'limited_access') })).toEqual(['RESPU', 'LTDDEL']);
    expect(charges({ lane: at('limited_access', 'residential') })).toEqual(['RESDEL', 'LTDPU']);
    expect(charges({ lane: at('border_crossing', 'border_crossing') })).toEqual([]);
  });

  it('follows from New York City at either end', () => {
    const city = stop({ state: 'NY', zip3: '112' });
    expect(charges({ lane: lane({ destination: city }) })).toEqual(['NYC']);
    expect(charges({ lane: lane({ origin: city }) })).toEqual(['NYC']);
  });

  it('charges what was asked for once, in printing order', () => {
    expect(charges({ accessorials: ['SORT', 'LGDEL', 'LGPU', 'LGDEL'] })).toEqual(['LGPU', 'LGDEL', 'SORT']);
  });

  it('charges a place once that was asked for too, because of the place', () => {
    const rate = rated({
      tariff: tariff({ accessorials: all }),
      lane: at('business', 'residential'),
      accessorials: ['RESDEL'],
    });
    const lines = rate.cost.lines.filter(({ code }) => code === 'RESDEL');
    expect(lines.map(({ basis }) => basis.type === 'accessorial' && basis.reason)).toEqual(['site_type']);
  });
});

describe('what covers what', () => {
  it('notifies within an appointment, and within residential delivery where the carrier does', () => {
    expect(charged({ accessorials: ['APPT', 'NOTIFY'] })).toEqual([
      ['APPT', 1_008],
      ['NOTIFY', 0],
    ]);
    const home = at('business', 'residential');
    expect(charged({ lane: home, accessorials: ['NOTIFY'] })).toEqual([
      ['RESDEL', 1_003],
      ['NOTIFY', 0],
    ]);
    const apart = tariff({ accessorials: all, residentialIncludesNotify: false });
    expect(charged({ tariff: apart, lane: home, accessorials: ['NOTIFY'] })).toEqual([
      ['RESDEL', 1_003],
      ['NOTIFY', 1_009],
    ]);
  });

  it('never charges a stop as a residence and as limited access', () => {
    expect(charged({ lane: at('business', 'residential'), accessorials: ['LTDDEL'] })).toEqual([
      ['RESDEL', 1_003],
      ['LTDDEL', 0],
    ]);
    expect(charged({ lane: at('residential', 'business'), accessorials: ['LTDPU'] })).toEqual([
      ['RESPU', 1_002],
      ['LTDPU', 0],
    ]);
  });

  it('leaves the other covers alone where residential delivery does not notify', () => {
    const apart = tariff({ accessorials: all, residentialIncludesNotify: false });
    const home = at('business', 'residential');
    expect(charged({ tariff: apart, lane: home, accessorials: ['APPT', 'NOTIFY', 'LTDDEL'] })).toEqual([
      ['RESDEL', 1_003],
      ['LTDDEL', 0],
      ['APPT', 1_008],
      ['NOTIFY', 0],
    ]);
  });

  it('needs no rule for what is covered', () => {
    const accessorials = { APPT: flat(5_600) };
    expect(charged({ tariff: tariff({ accessorials }), accessorials: ['APPT', 'NOTIFY'] })).toEqual([
      ['APPT', 5_600],
      ['NOTIFY', 0],
    ]);
  });
});

describe('what a carrier does not offer', () => {
  it('is refused by name, but for fees that simply are not charged', () => {
    expect(refusalsOf({ accessorials: ['LGDEL', 'SORT'] }).map(({ code, params }) => [code, params])).toEqual([
      ['accessorial_not_offered', { accessorial: 'LGDEL' }],
      ['accessorial_not_offered', { accessorial: 'SORT' }],
    ]);
    expect(codesOf(refusalsOf({ lane: at('business', 'residential') }))).toEqual(['accessorial_not_offered']);
    const city = lane({ destination: stop({ state: 'NY', zip3: '100' }) });
    const hazardous = prepareLoad([item({ hazardous: true })]);
    expect(charges({ tariff: tariff(), lane: city, load: hazardous })).toEqual([]);
  });

  it('warns of inside delivery without a liftgate', () => {
    const offered = tariff({ accessorials: all });
    expect(codesOf(rated({ tariff: offered, accessorials: ['INDEL'] }).warnings)).toEqual([
      'inside_delivery_liftgate_check',
    ]);
    expect(rated({ tariff: offered, accessorials: ['INDEL', 'LGDEL'] }).warnings).toEqual([]);
  });

  it.each(['HAZ', 'OVR08', 'DETEN', 'REDEL', 'NOPE'])('cannot be asked for: %s', (code) => {
    expect(() => rateLtl(ratingInput({ accessorials: ['LGDEL', code as AccessorialCode] }))).toThrow(
      'accessorials[1]: unknown_value',
    );
  });
});

describe('hazardous freight', () => {
  it('names its lines and numbers', () => {
    const load = prepareLoad([
      item({ id: 'a' }),
      item({ id: 'b', hazardous: true, hazardId: 'UN1263' }),
      item({ id: 'c', hazardous: true }),
    ]);
    const line = rated({ load, tariff: tariff({ accessorials: { HAZ: flat(4_500) } }) }).cost.lines.find(
      ({ code }) => code === 'HAZ',
    );
    expect(line).toMatchObject({
      amount: { amount: 4_500 },
      basis: { reason: 'hazardous', itemIds: ['b', 'c'], hazardIds: ['UN1263'] },
    });
  });
});

describe('over length', () => {
  const bands: OverLengthRule['bands'] = [
    { fromInches: 96, code: 'OVR08', amount: 8_500 },
    { fromInches: 144, code: 'OVR12', amount: 12_500 },
    { fromInches: 240, code: 'OVR20', amount: 19_500 },
  ];
  const long = (inches: number, quantity = 1) =>
    sized(inches, 20, 20, { packageType: 'tubes_pipes', quantity, freightClass: '100' });
  const fee = (per: 'shipment' | 'unit', ...items: ReturnType<typeof long>[]) =>
    charged({ load: prepareLoad(items), tariff: tariff({ overLength: { per, bands } }) });

  it.each([
    [95.99, []],
    [96, [['OVR08', 8_500]]],
    [143.99, [['OVR08', 8_500]]],
    [144, [['OVR12', 12_500]]],
    [240, [['OVR20', 19_500]]],
  ])('of %s in', (inches, expected) => {
    expect(fee('shipment', long(inches))).toEqual(expected);
  });

  it('is charged once for a shipment at its longest, or for each unit', () => {
    expect(fee('shipment', long(150), long(100, 2), long(50))).toEqual([['OVR12', 12_500]]);
    expect(fee('unit', long(150), long(100, 2), long(50))).toEqual([['OVR12', 12_500 + 2 * 8_500]]);
    expect(fee('unit', long(100), long(150))).toEqual([['OVR12', 12_500 + 8_500]]);
  });

  it('counts the longer side, whichever was entered as length, and adds days', () => {
    const load = prepareLoad([sized(20, 100, 20, { packageType: 'crates', id: 'long', freightClass: '100' })]);
    const rate = rated({ load, tariff: tariff({ overLength: { per: 'shipment', bands } }) });
    expect(rate.cost.lines.find(({ code }) => code === 'OVR08')?.basis).toMatchObject({
      reason: 'over_length',
      itemIds: ['long'],
    });
    expect(rate.transit.days).toBe(6);
  });

  it('costs nothing without bands', () => {
    expect(
      charged({ load: prepareLoad([long(150)]), tariff: tariff({ overLength: { per: 'unit', bands: [] } }) }),
    ).toEqual([]);
    expect(charged({ load: prepareLoad([long(150)]), tariff: tariff() })).toEqual([]);
  });
});

describe('fuel on accessorials', () => {
  it('is taken where the carrier does', () => {
    const fuelTenPercent = tariff().fuel;
    const fuel = { ...fuelTenPercent, bands: [{ fromMills: 1, ltlBp: 1_000, heavyBp: 1_000 }] };
    const accessorials = { LGDEL: flat(9_800) };
    const fuelOf = (fuelOn: AccessorialCode[]) =>
      rated({ tariff: tariff({ fuel, accessorials, fuelOn }), accessorials: ['LGDEL'] }).cost;
    // 5 cwt at class 100 from 500 lb: 5 x 88.50 = 442.50.
    expect(fuelOf([]).fuel.amount).toBe(4_425);
    expect(fuelOf(['LGDEL']).fuel.amount).toBe(4_425 + 980);
  });
});

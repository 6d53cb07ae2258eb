import { describe, expect, it } from 'vitest';
import { codesOf, flatFuel, item, lane, refusalsOf, rated, sized, stop, tariff } from '../../test/builders.ts';
import { box, parcelRefusals } from '../../test/parcel-builders.ts';
import { insurancePrograms } from '../testing/insurance-programs.ts';
import { measureAll } from '../load/measure.ts';
import { noMargin } from '../margin/margin.ts';
import { money } from '../money/money.ts';
import { parcelFindings } from '../parcel/eligibility.ts';
import { prepareLoad } from '../rating/prepare.ts';
import { rateTruckload, type TruckloadInput } from '../truckload/rate-truckload.ts';
import { truckloadSeed } from '../truckload/tariff.ts';
import { findingCodes, refused, warned, type Finding } from './findings.ts';
import { ltlFindings, type LtlGateInput } from './ltl.ts';

const gates = (changes: Partial<LtlGateInput>): readonly Finding[] =>
  ltlFindings({
    items: [item()],
    origin: 'US',
    destination: 'US',
    pickupDate: '2026-12-02',
    today: '2026-12-01',
    shipmentValue: money(100_000, 'USD'),
    insurance: null,
    ...changes,
  });
const truckload = (changes: Partial<TruckloadInput>): readonly Finding[] => {
  const result = rateTruckload({
    tariff: truckloadSeed,
    equipment: 'V53',
    miles: 500,
    stopOffs: 0,
    weight: { value: 1, unit: 'lb' },
    lines: [],
    pickupDate: '2026-12-02',
    fuelIndex: { series: 'diesel', weekOf: '2026-11-23', priceMills: 3_718 },
    insurance: null,
    margin: noMargin,
    ...changes,
  });
  return result.ok ? [] : result.refusals;
};
const hazmat = { accepted: false, refusedClasses: ['3'], refusedToResidences: ['3'] };
const nothingServed = { originStates: [], destinationStates: [], excludedZip3: [] };
const tiny = { shipmentPounds: 1, linearFeet: 1, lengthIn: 1, widthIn: 1, heightIn: 1 };
const bare = { packageType: null, length: null, width: null, height: null, weight: null } as const;

/** Everything that can be found, from all modes. */
const everything = (): readonly Finding[] => [
  ...gates({ items: [item(bare)], pickupDate: null, shipmentValue: null, origin: 'MX' }),
  ...gates({
    items: [
      sized(700, 40, 97, {
        quantity: 13,
        weight: { value: 60_000, unit: 'lb' },
        freightClass: '50',
        hazardous: true,
        hazardId: null,
      }),
    ],
    pickupDate: '2026-07-04',
    today: '2026-07-04',
    shipmentValue: money(1_000_001, 'USD'),
    insurance: insurancePrograms.standard,
  }),
  ...gates({
    items: [sized(48, 40, 90, { weight: { value: 10, unit: 'lb' }, freightClass: '50' })],
    pickupDate: '2026-12-24',
  }),
  ...gates({ pickupDate: '2026-11-25' }),
  ...refusalsOf({ fuelIndex: null }),
  ...gates({ minutes: 16 * 60 + 1 }),
  ...refusalsOf({
    tariff: tariff({
      hazmat,
      limits: tiny,
      territory: nothingServed,
      effectiveFrom: '2027-01-01',
      fuel: { ...flatFuel(1), beyondMills: 2 },
    }),
    load: prepareLoad([sized(600, 40, 40, { quantity: 4, freightClass: '92.5', hazardous: true, hazardClass: '3' })]),
    lane: lane({ destination: stop({ country: 'CA', siteType: 'residential' }) }),
    pickupDate: '2026-12-25',
  }),
  ...refusalsOf({ tariff: tariff({ lanes: { zip3Pairs: {}, distanceBands: [] } }) }),
  ...rated({ tariff: tariff({ accessorials: { INDEL: { kind: 'flat', amount: 1 } } }), accessorials: ['INDEL'] })
    .warnings,
  ...parcelFindings({
    items: [],
    origin: 'US',
    destination: 'US',
    pickupDate: '2026-12-02',
    today: '2026-12-02',
    shipmentValue: money(1, 'USD'),
    insurance: null,
    closures: { holidays: [] },
    fullAddress: false,
    firstPickup: '2026-12-03',
  }),
  ...parcelRefusals({
    items: [box([120, 60, 120], 200, { packageType: 'pallets' })],
    signature: 'indirect',
    zone: { zone: 7, estimated: true },
  }),
  ...parcelRefusals({ items: [box([40, 30, 20], 60)] }),
  ...truckload({ weight: { value: 99_000, unit: 'lb' }, stopOffs: 9, lines: measureAll([sized(700, 120, 120)]) }),
  ...truckload({ equipment: 'C40', special: { team: true, hazardous: true, crossBorder: false } }),
];

describe('findings', () => {
  it('are all reachable, and none is outside the list [QUOTE-20]', () => {
    expect([...new Set(codesOf(everything()))].toSorted()).toEqual(findingCodes.toSorted());
  });

  it('carry plain data', () => {
    const found = everything();
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
    expect(refused('cross_border')).toEqual({ code: 'cross_border', severity: 'refused', params: {} });
    expect(warned('cross_border', { a: 1 })).toEqual({ code: 'cross_border', severity: 'warned', params: { a: 1 } });
  });
});

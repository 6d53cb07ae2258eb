import type { LoadItem } from '../src/load/item.ts';
import { noMargin } from '../src/margin/margin.ts';
import { money } from '../src/money/money.ts';
import type { Lane, LtlStop } from '../src/rating/lane.ts';
import { prepareLoad } from '../src/rating/prepare.ts';
import { rateLtl, type LtlRate, type LtlRating, type LtlRatingInput } from '../src/rating/rate-ltl.ts';
import type { Finding } from '../src/eligibility/findings.ts';
import type { LtlTariff } from '../src/rating/tariff.ts';
import { syntheticBreaks, syntheticRates } from './vectors/ltl-rating.ts';

let made = 0;

/** A complete pallet of 48 x 40 x 48 in and 500 lb, changed as told. */
export function item(changes: Partial<LoadItem> = {}): LoadItem {
  made += 1;
  return {
    id: `item-${made}`,
    description: 'Boxed fittings',
    packageType: 'pallets',
    quantity: 1,
    pieces: null,
    length: { value: 48, unit: 'in' },
    width: { value: 40, unit: 'in' },
    height: { value: 48, unit: 'in' },
    weight: { value: 500, unit: 'lb' },
    freightClass: null,
    catalogClass: null,
    nmfc: null,
    stackable: false,
    hazardous: false,
    condition: 'new',
    ...changes,
  };
}

/** Sizes in inches, in the order length, width, height. */
export function sized(length: number, width: number, height: number, changes: Partial<LoadItem> = {}): LoadItem {
  const inches = (value: number) => ({ value, unit: 'in' }) as const;
  return item({ length: inches(length), width: inches(width), height: inches(height), ...changes });
}

/** A tariff with the synthetic rates, no discount, no minimum and no fuel, changed as told. */
export function tariff(changes: Partial<LtlTariff> = {}): LtlTariff {
  return {
    id: 'synthetic',
    version: 3,
    carrier: 'TEST',
    effectiveFrom: '2026-01-01',
    effectiveUntil: null,
    currency: 'USD',
    scale: 'nmfc_2025_13sub',
    weightBreaks: syntheticBreaks,
    rates: { base: syntheticRates },
    lanes: { zip3Pairs: {}, distanceBands: [{ uptoMiles: null, rateBase: 'base' }] },
    tariffMinimumCharge: 0,
    discountBp: 0,
    absoluteMinimumCharge: 0,
    fuel: flatFuel(0),
    fuelOn: [],
    accessorials: {},
    residentialIncludesNotify: true,
    services: [{ code: 'standard', name: 'Standard', factorBp: 10_000, daysAdjustment: 0, deliverBy: '17:00' }],
    transit: {
      bands: [
        { uptoMiles: 150, days: 1 },
        { uptoMiles: 600, days: 2 },
        { uptoMiles: null, days: 5 },
      ],
      ruralZip3: [],
      ruralDays: 1,
      overLengthDays: 1,
      remoteStates: ['AK', 'HI', 'PR'],
      remoteDays: 7,
    },
    territory: { originStates: null, destinationStates: null, excludedZip3: [] },
    hazmat: { accepted: true, refusedClasses: [], refusedToResidences: [] },
    liability: { perPoundNew: 200, perPoundUsed: 10, cap: 10_000_000 },
    limits: { shipmentPounds: 45_000, linearFeet: null, lengthIn: 336, widthIn: 96, heightIn: 108 },
    closures: { holidays: ['christmas'] },
    ...changes,
  };
}

/** A fuel schedule with one percentage for every price. */
export function flatFuel(basisPoints: number): LtlTariff['fuel'] {
  const band = { fromMills: 1, ltlBp: basisPoints, heavyBp: basisPoints };
  return { id: 'flat', version: 1, bands: [band], beyondMills: 99_999, step: null, heavyFromPounds: 20_000 };
}

export function stop(changes: Partial<LtlStop> = {}): LtlStop {
  return { country: 'US', state: 'NH', zip3: '031', siteType: 'business', ...changes };
}

/** Manchester NH to Chicago, 964 miles. */
export function lane(changes: Partial<Lane> = {}): Lane {
  return { origin: stop(), destination: stop({ state: 'IL', zip3: '606' }), miles: 964, ...changes };
}

/** A rating of a Wednesday pickup, changed as told. */
export function ratingInput(changes: Partial<LtlRatingInput> = {}): LtlRatingInput {
  return {
    tariff: tariff(),
    service: 'standard',
    load: prepareLoad([item({ freightClass: '100' })]),
    lane: lane(),
    pickupDate: '2026-12-02',
    fuelIndex: { series: 'EMD_EPD2D_PTE_NUS_DPG', weekOf: '2026-11-23', priceMills: 3718 },
    accessorials: [],
    shipmentValue: money(850_000, 'USD'),
    insurance: null,
    margin: noMargin,
    ...changes,
  };
}

export function rateOf(result: LtlRating): LtlRate {
  if (!result.ok) throw new Error(`refused: ${result.refusals.map(({ code }) => code).join(', ')}`);
  return result.rate;
}

export function rated(changes: Partial<LtlRatingInput> = {}): LtlRate {
  return rateOf(rateLtl(ratingInput(changes)));
}

export function refusalsOf(changes: Partial<LtlRatingInput>): readonly Finding[] {
  const result = rateLtl(ratingInput(changes));
  return result.ok ? [] : result.refusals;
}

export const codesOf = (findings: readonly Finding[]): string[] => findings.map(({ code }) => code);

import type { LoadItem } from '../src/load/item.ts';
import { noMargin } from '../src/margin/margin.ts';
import { money } from '../src/money/money.ts';
import { rateParcel, type ParcelRate } from '../src/parcel/rate-parcel.ts';
import type { ParcelRatingInput } from '../src/parcel/rating-input.ts';
import { parcelRules } from '../src/parcel/rules.ts';
import type { ParcelTariff } from '../src/parcel/tariff.ts';
import type { Finding } from '../src/eligibility/findings.ts';
import { sized } from './builders.ts';

/** A box by its sides in inches and the pounds of each. */
export function box(
  [length, width, height]: readonly [number, number, number],
  pounds: number,
  changes: Partial<LoadItem> = {},
): LoadItem {
  const quantity = changes.quantity ?? 1;
  const weight = { value: Number((pounds * quantity).toFixed(6)), unit: 'lb' } as const;
  return sized(length, width, height, { packageType: 'boxes', weight, ...changes });
}

/** A dollar a pound in zone 4, two in zone 8, up to 150 lb. */
const prices = (cents: number) =>
  Array.from({ length: 150 }, (_, pound) => ({ uptoMilliPounds: (pound + 1) * 1000, amount: (pound + 1) * cents }));

export function parcelTariff(changes: Partial<ParcelTariff> = {}): ParcelTariff {
  const services = [
    {
      code: 'ground',
      name: 'Ground',
      network: 'ground',
      prices: { 4: prices(100), 8: prices(200) },
      days: { 4: 3, 8: 5 },
      deliverBy: '19:00',
    },
    { code: 'air', name: 'Two days', network: 'air', prices: { 4: prices(400) }, days: { 4: 2 }, deliverBy: '12:00' },
  ] as const;
  return {
    id: 'parcel',
    version: 2,
    carrier: 'TALL',
    effectiveFrom: '2026-01-01',
    effectiveUntil: null,
    currency: 'USD',
    rules: parcelRules.ups2026,
    services,
    discountBp: 0,
    leastCharge: 0,
    surcharges: {
      additionalHandling: 2_000,
      largePackage: 9_000,
      nonstandardLength: 400,
      nonstandardExtraLength: 1_500,
      nonstandardVolume: 2_500,
      residentialGround: 645,
      residentialAir: 695,
      areaCommercial: 410,
      areaResidential: 620,
      areaExtended: 830,
      signatureIndirect: 635,
      signatureDirect: 640,
      signatureAdult: 765,
      declaredPerHundred: 165,
      declaredFree: 10_000,
    },
    fuelGroundBp: 0,
    fuelAirBp: 0,
    fuelOn: [],
    multiPiece: 'each_piece',
    closures: { holidays: ['christmas'] },
    ...changes,
  };
}

export function parcelInput(changes: Partial<ParcelRatingInput> = {}): ParcelRatingInput {
  return {
    tariff: parcelTariff(),
    service: 'ground',
    items: [box([18, 14, 10], 12)],
    zone: { zone: 4, estimated: false },
    residential: false,
    area: 'none',
    signature: 'none',
    pickupDate: '2026-12-02',
    shipmentValue: money(64_000, 'USD'),
    declareValue: false,
    insurance: null,
    margin: noMargin,
    ...changes,
  };
}

export function parcelRate(changes: Partial<ParcelRatingInput> = {}): ParcelRate {
  const result = rateParcel(parcelInput(changes));
  if (!result.ok) throw new Error(`refused: ${result.refusals.map(({ code }) => code).join(', ')}`);
  return result.rate;
}

export function parcelRefusals(changes: Partial<ParcelRatingInput>): readonly Finding[] {
  const result = rateParcel(parcelInput(changes));
  return result.ok ? [] : result.refusals;
}

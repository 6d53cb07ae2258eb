import { freightClasses, type FreightClass, type RateTable, type WeightBreak } from '@waybill/freight';

/** The weight breaks of every house tariff. */
export const weightBreaks: readonly WeightBreak[] = [
  { code: 'L5C', fromPounds: 1 },
  { code: 'M5C', fromPounds: 500 },
  { code: 'M1M', fromPounds: 1000 },
  { code: 'M2M', fromPounds: 2000 },
  { code: 'M5M', fromPounds: 5000 },
  { code: 'M10M', fromPounds: 10_000 },
  { code: 'M20M', fromPounds: 20_000 },
];

/** Cents per 100 lb of class 100 below 500 lb on a lane of 500 road miles, before any discount. */
const anchorCents = 10_000n;

/** What a class costs of what class 100 costs, in thousandths: class 500 is about seven times class 50. */
const classShares: Readonly<Record<FreightClass, number>> = {
  '50': 562,
  '55': 604,
  '60': 648,
  '65': 693,
  '70': 748,
  '77.5': 806,
  '85': 869,
  '92.5': 935,
  '100': 1000,
  '110': 1094,
  '125': 1231,
  '150': 1466,
  '175': 1712,
  '200': 1958,
  '250': 2437,
  '300': 2905,
  '400': 3482,
  '500': 4010,
};

/** What a weight break costs of what the lightest costs, in thousandths. */
export const breakCurves = {
  even: [1000, 864, 692, 583, 471, 349, 241],
  /** Dear for small shipments, cheap for heavy ones. */
  heavy: [1080, 918, 702, 569, 442, 318, 216],
  /** The other way round. */
  light: [930, 826, 681, 596, 499, 381, 269],
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type BreakCurve = keyof typeof breakCurves;

/** Rate bases by road miles, with what they cost of the lane of 500 miles, in thousandths. */
const distances = [
  { uptoMiles: 150, rateBase: 'D1', share: 640 },
  { uptoMiles: 300, rateBase: 'D2', share: 790 },
  { uptoMiles: 500, rateBase: 'D3', share: 1000 },
  { uptoMiles: 750, rateBase: 'D4', share: 1205 },
  { uptoMiles: 1000, rateBase: 'D5', share: 1390 },
  { uptoMiles: 1300, rateBase: 'D6', share: 1580 },
  { uptoMiles: 1600, rateBase: 'D7', share: 1765 },
  { uptoMiles: 2000, rateBase: 'D8', share: 1990 },
  { uptoMiles: 2500, rateBase: 'D9', share: 2240 },
  { uptoMiles: null, rateBase: 'D10', share: 2520 },
] as const;

export const distanceBands = distances.map(({ uptoMiles, rateBase }) => ({ uptoMiles, rateBase }));

/** One rounding, half up to a cent, at the end of an exact product. */
function cents(distance: number, classShare: number, breakShare: number, levelBp: number): number {
  const product = anchorCents * BigInt(distance) * BigInt(classShare) * BigInt(breakShare) * BigInt(levelBp);
  const unit = 10n ** 13n;
  return Number((2n * product + unit) / (2n * unit));
}

/**
 * Rate tables of a carrier by rate base, in cents per 100 lb.
 * @param levelBp the carrier's level against the common table, 10,000 = as it is
 */
export function rateTables(levelBp: number, curve: BreakCurve): Readonly<Record<string, RateTable>> {
  const table = (distance: number): RateTable =>
    Object.fromEntries(
      freightClasses.map((one) => [
        one,
        breakCurves[curve].map((breakShare) => cents(distance, classShares[one], breakShare, levelBp)),
      ]),
    );
  return Object.fromEntries(distances.map(({ rateBase, share }) => [rateBase, table(share)]));
}

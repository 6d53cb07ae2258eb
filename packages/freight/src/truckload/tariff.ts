import type { Closures } from '../calendar/business-days.ts';
import { carrierClosures } from '../calendar/closures.ts';
import type { LocalDate } from '../calendar/date.ts';
import type { Currency } from '../money/money.ts';

/** A kind of truck or trailer as staff keep it. Sizes are usable inches, `lengthIn` 0 is a truck without a trailer. */
export type Equipment = {
  readonly code: string;
  readonly lengthIn: number;
  readonly widthIn: number | null;
  readonly heightIn: number | null;
  readonly maxPounds: number;
  /** Pallets of 48 x 40 in on the floor, where known. */
  readonly palletsOnFloor: number | null;
  /** Cents a mile, before the length of haul; null has no online rate. */
  readonly centsPerMile: number | null;
};

type Row = readonly [string, number, number | null, number | null, number, number | null, number | null];

const rows: readonly Row[] = [
  ['V53', 53, 100, 110, 45_000, 26, 245],
  ['V48', 48, 100, 108, 45_000, 24, 240],
  ['R53', 53, 97, 103, 43_500, 26, 294],
  ['F48', 48, 102, 102, 48_000, null, 258],
  ['F53', 53, 102, 102, 48_000, null, 258],
  ['SD48', 48, 102, 120, 48_000, null, 275],
  ['CN48', 48, 98, 96, 44_000, null, 285],
  ['DD48', 48, 102, 138, 45_000, null, 340],
  ['RGN', 48, 102, 138, 42_000, null, 360],
  ['PO', 0, null, null, 45_000, null, 210],
  ['SB26', 26, 96, 96, 10_000, 12, 210],
  ['SV', 10, 50, 65, 3_500, 2, 160],
  ['HS40', 40, 102, 102, 16_500, null, 220],
  ['C40', 40, 92, 94, 44_000, 20, null],
];

/** Usual equipment with starting rates for staff to change. */
export const equipmentSeed: readonly Equipment[] = rows.map(
  ([code, feet, widthIn, heightIn, maxPounds, palletsOnFloor, centsPerMile]) => ({
    code,
    lengthIn: feet * 12,
    widthIn,
    heightIn,
    maxPounds,
    palletsOnFloor,
    centsPerMile,
  }),
);

/** A point of the length-of-haul curve: at so many miles the rate a mile is multiplied so (10,000 = as it is). */
export type HaulPoint = { readonly miles: number; readonly factorBp: number };

/** Fuel by the mile: above a base price, spread over the miles a gallon lasts. */
export type MileFuel = { readonly baseMills: number; readonly tenthMilesPerGallon: number };

/** One version of truckload prices. Amounts are minor units of `currency`. */
export type TruckloadTariff = {
  readonly id: string;
  readonly version: number;
  readonly effectiveFrom: LocalDate;
  readonly effectiveUntil: LocalDate | null;
  readonly currency: Currency;
  readonly equipment: readonly Equipment[];
  /** Ascending by miles. */
  readonly haul: readonly HaulPoint[];
  readonly minimumLinehaul: number;
  readonly fuel: MileFuel;
  readonly stopOff: number;
  /** For tarping an open deck. */
  readonly tarp: number;
  readonly maxStopOffs: number;
  readonly milesPerDay: number;
  readonly closures: Closures;
};

/** Starting figures for staff: short hauls cost more a mile. */
export const truckloadSeed: TruckloadTariff = {
  id: 'truckload',
  version: 1,
  effectiveFrom: '2025-01-01',
  effectiveUntil: null,
  currency: 'USD',
  equipment: equipmentSeed,
  haul: [
    { miles: 250, factorBp: 16_000 },
    { miles: 400, factorBp: 12_500 },
    { miles: 800, factorBp: 10_000 },
  ],
  minimumLinehaul: 60_000,
  fuel: { baseMills: 1_200, tenthMilesPerGallon: 65 },
  stopOff: 10_000,
  tarp: 10_000,
  maxStopOffs: 4,
  milesPerDay: 500,
  closures: carrierClosures('truckload'),
};

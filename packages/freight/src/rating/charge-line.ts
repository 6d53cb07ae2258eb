import type { FreightClass } from '../classification/classes.ts';
import type { LocalDate } from '../calendar/date.ts';
import type { Money } from '../money/money.ts';
import type { AccessorialCode } from './accessorial-table.ts';

/**
 * What a line is in the arithmetic. item + deficit = gross; + discount + minimum = freight; freight + fuel + accessorial
 * + surcharge = without_insurance; + insurance = total.
 */
export const chargeKinds = [
  'item',
  'deficit',
  'minimum',
  'gross',
  'discount',
  'freight',
  'fuel',
  'accessorial',
  'surcharge',
  'without_insurance',
  'insurance',
  'total',
] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** The kinds that repeat a sum rather than add to it. */
export const subtotalKinds: readonly ChargeKind[] = ['gross', 'freight', 'without_insurance', 'total'];

/** The lines of a price as they are shown: without insurance nothing comes between that sum and the total it is. */
export function shownLines<L extends { readonly kind: ChargeKind }>(lines: readonly L[]): L[] {
  const insured = lines.some(({ kind }) => kind === 'insurance');
  return lines.filter(({ kind }) => insured || kind !== 'without_insurance');
}

/** Why an accessorial is on the rate. */
export type AccessorialReason = 'requested' | 'site_type' | 'hazardous' | 'over_length' | 'zip3' | 'signature' | 'area';

/**
 * The figures behind a line, typed by `type`; amounts are minor units, weights thousandths of a pound. Rates and
 * percentages may have decimals of a minor unit or basis point: a printed quantity times its printed rate is the amount
 * of the line, half up to a minor unit (`printedProduct`).
 */
export type ChargeBasis =
  | {
      readonly type: 'item';
      readonly itemId: string;
      readonly description: string;
      readonly milliPounds: number;
      /** The class rated, and the line's own where an agreement rates it lower. */
      readonly freightClass: FreightClass;
      readonly actualClass: FreightClass;
      readonly perCwt: number;
      readonly weightBreak: string;
    }
  | {
      readonly type: 'deficit';
      readonly milliPounds: number;
      readonly freightClass: FreightClass;
      readonly perCwt: number;
      readonly weightBreak: string;
    }
  | {
      readonly type: 'size_rule';
      readonly rule: SizeRuleName;
      readonly milliPounds: number;
      readonly actualMilliPounds: number;
      readonly cubicFeet: number;
      readonly linearFeet: number;
      readonly floorSpots: number;
      readonly freightClass: FreightClass;
      readonly perCwt: number;
      readonly weightBreak: string;
    }
  | { readonly type: 'minimum'; readonly minimum: number }
  | {
      readonly type: 'gross';
      readonly milliPounds: number;
      readonly weightBreak: string;
      readonly fromPounds: number;
    }
  | { readonly type: 'discount'; readonly basisPoints: number }
  | {
      readonly type: 'fuel';
      readonly basisPoints: number;
      /** What the percentage is of, where that is more than the freight charge. */
      readonly base?: number;
      readonly scheduleId: string;
      readonly series: string;
      readonly weekOf: LocalDate;
      readonly priceMills: number;
    }
  | {
      readonly type: 'fuel_per_mile';
      readonly milliCents: number;
      readonly miles: number;
      readonly series: string;
      readonly weekOf: LocalDate;
      readonly priceMills: number;
    }
  | {
      readonly type: 'accessorial';
      readonly reason: AccessorialReason;
      /** The charge that covers this one, when it is included and so 0.00. */
      readonly includedIn: AccessorialCode | null;
      readonly itemIds: readonly string[];
      readonly hazardIds: readonly string[];
      readonly quantity: number | null;
      readonly rate: number | null;
    }
  | {
      readonly type: 'insurance';
      readonly insured: number;
      readonly deductible: number;
      readonly tiers: readonly { readonly hundreds: number; readonly perHundred: number }[];
      readonly minimumApplied: boolean;
    }
  | {
      readonly type: 'parcel';
      readonly itemId: string;
      readonly pieces: number;
      readonly zone: number;
      readonly zoneEstimated: boolean;
      readonly billablePounds: number;
      readonly perPiece: number;
    }
  | { readonly type: 'miles'; readonly miles: number; readonly milliCentsPerMile: number; readonly equipment: string }
  | { readonly type: 'quantity'; readonly quantity: number; readonly rate: number }
  | { readonly type: 'percent'; readonly basisPoints: number; readonly base?: number }
  | { readonly type: 'carrier'; readonly text: string }
  /** A person added the line to the price; `text` says why. */
  | { readonly type: 'added'; readonly id: string; readonly text: string }
  | { readonly type: 'sum' };

export const sizeRuleNames = ['cubic_capacity', 'linear_foot', 'pallet_spot'] as const;
export type SizeRuleName = (typeof sizeRuleNames)[number];

/** One line of the arithmetic of a rate. `label` is a key that phrases translate; there is no text here. */
export type ChargeLine = {
  readonly code: string;
  readonly kind: ChargeKind;
  readonly label: string;
  readonly basis: ChargeBasis;
  readonly amount: Money;
};

/** The amounts that count: what all lines but the repeated sums come to, in minor units. */
export function addUp(lines: readonly ChargeLine[]): number {
  return lines.reduce((total, { kind, amount }) => (subtotalKinds.includes(kind) ? total : total + amount.amount), 0);
}

import type { LocalDate } from '../calendar/date.ts';

/** Sizes and weights from which a surcharge is due: each trigger counts alone, null switches it off. */
export type ParcelTriggers = {
  readonly poundsOver: number | null;
  readonly longestOverIn: number | null;
  readonly secondLongestOverIn: number | null;
  readonly lengthPlusGirthOverIn: number | null;
  readonly cubicInchesOver: number | null;
};

/** Two fees by the longest side and one by volume; the longer length replaces the shorter, volume comes on top. */
export type NonstandardSizes = {
  readonly longOverIn: number;
  readonly extraLongOverIn: number;
  readonly cubicInchesOver: number;
};

/** How a parcel carrier measures, weighs and limits. Dated: the rules change about once a year. */
export type ParcelRules = {
  readonly id: string;
  readonly effectiveFrom: LocalDate;
  /** Whole inches of each side: every fraction up, or to the nearest, half up. */
  readonly sides: 'up' | 'nearest';
  readonly dimDivisor: number;
  /** Dimensional weight counts above this volume only; 0 always. */
  readonly dimOverCubicInches: number;
  /** Dimensional weight never bills more than this; null without end. */
  readonly dimCapPounds: number | null;
  /** Below a pound, the exact weight is billed where the price table has such steps. */
  readonly ounces: boolean;
  /** Share of the box of its sizes that a body of another shape counts as (10,000 all); null counts the whole box. */
  readonly nonRectangularBp: number | null;
  /** Sizes of a fee for what machines do not sort; null charges none. */
  readonly nonstandard: NonstandardSizes | null;
  /** Longer with its girth, a box costs the oversized price whatever it weighs; null has no such price. */
  readonly oversizedOverLengthPlusGirthIn: number | null;
  readonly maxPounds: number;
  readonly maxLengthIn: number | null;
  readonly maxLengthPlusGirthIn: number;
  readonly large: (ParcelTriggers & { readonly leastPounds: number }) | null;
  readonly additionalHandling: ParcelTriggers | null;
  readonly hazardous: boolean;
};

const handling: ParcelTriggers = {
  poundsOver: 50,
  longestOverIn: 48,
  secondLongestOverIn: 30,
  lengthPlusGirthOverIn: 105,
  cubicInchesOver: null,
};
const large = { secondLongestOverIn: null, longestOverIn: 96, lengthPlusGirthOverIn: 130, leastPounds: 90 } as const;
const wholeBox = { nonRectangularBp: null, nonstandard: null, oversizedOverLengthPlusGirthIn: null } as const;
const post = {
  nonRectangularBp: 7_850,
  nonstandard: { longOverIn: 22, extraLongOverIn: 30, cubicInchesOver: 3_456 },
} as const;
const none = { poundsOver: null, cubicInchesOver: null } as const;

/** The published rules of the large carriers, newest last; a starting point for staff. */
export const parcelRules = {
  ups2026: {
    id: 'ups2026',
    effectiveFrom: '2026-01-26',
    sides: 'up',
    dimDivisor: 139,
    dimOverCubicInches: 0,
    dimCapPounds: null,
    ounces: false,
    ...wholeBox,
    maxPounds: 150,
    maxLengthIn: 108,
    maxLengthPlusGirthIn: 165,
    large: { ...large, poundsOver: 110, cubicInchesOver: 17_280 },
    additionalHandling: { ...handling, cubicInchesOver: 10_368 },
    hazardous: false,
  },
  ups2025: {
    id: 'ups2025',
    effectiveFrom: '2025-08-18',
    sides: 'up',
    dimDivisor: 139,
    dimOverCubicInches: 0,
    dimCapPounds: null,
    ounces: false,
    ...wholeBox,
    maxPounds: 150,
    maxLengthIn: 108,
    maxLengthPlusGirthIn: 165,
    large: { ...large, ...none },
    additionalHandling: { ...handling, cubicInchesOver: 8_640 },
    hazardous: false,
  },
  fedexGround: {
    id: 'fedexGround',
    effectiveFrom: '2025-08-18',
    sides: 'up',
    dimDivisor: 139,
    dimOverCubicInches: 0,
    dimCapPounds: null,
    ounces: false,
    ...wholeBox,
    maxPounds: 150,
    maxLengthIn: 108,
    maxLengthPlusGirthIn: 165,
    large: { ...large, ...none },
    additionalHandling: handling,
    hazardous: false,
  },
  fedexExpress: {
    id: 'fedexExpress',
    effectiveFrom: '2025-08-18',
    sides: 'up',
    dimDivisor: 139,
    dimOverCubicInches: 0,
    dimCapPounds: null,
    ounces: false,
    ...wholeBox,
    maxPounds: 150,
    maxLengthIn: 119,
    maxLengthPlusGirthIn: 165,
    large: { ...large, ...none },
    additionalHandling: handling,
    hazardous: false,
  },
  uspsGround: {
    id: 'uspsGround',
    effectiveFrom: '2025-10-05',
    sides: 'nearest',
    dimDivisor: 166,
    dimOverCubicInches: 1728,
    dimCapPounds: 70,
    ounces: true,
    ...post,
    oversizedOverLengthPlusGirthIn: 108,
    maxPounds: 70,
    maxLengthIn: null,
    maxLengthPlusGirthIn: 130,
    large: null,
    additionalHandling: null,
    hazardous: false,
  },
  uspsPriority: {
    id: 'uspsPriority',
    effectiveFrom: '2025-10-05',
    sides: 'nearest',
    dimDivisor: 166,
    dimOverCubicInches: 1728,
    dimCapPounds: 70,
    ounces: false,
    ...post,
    oversizedOverLengthPlusGirthIn: null,
    maxPounds: 70,
    maxLengthIn: null,
    maxLengthPlusGirthIn: 108,
    large: null,
    additionalHandling: null,
    hazardous: false,
  },
} as const satisfies Readonly<Record<string, ParcelRules>>;

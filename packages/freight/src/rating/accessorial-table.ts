/** Extra services and charges, by our own codes. */
export const accessorialCodes = [
  'LGPU',
  'LGDEL',
  'RESPU',
  'RESDEL',
  'LTDPU',
  'LTDDEL',
  'INPU',
  'INDEL',
  'NOTIFY',
  'APPT',
  'SORT',
  'TSPU',
  'TSDEL',
  'FREEZE',
  'NYC',
  'HAZ',
  'OVR08',
  'OVR12',
  'OVR20',
  'DETEN',
  'REDEL',
  'RECON',
  'REWEIGH',
  'BOLCOR',
  'STORAGE',
  'STOPOFF',
  'EXCVAL',
] as const;
export type AccessorialCode = (typeof accessorialCodes)[number];

/** How a charge is reckoned. Amounts are minor units; `cap` null has none. Per cwt is per 100 lb. */
export type AccessorialRule =
  | { readonly kind: 'flat'; readonly amount: number }
  | { readonly kind: 'per_cwt'; readonly rate: number; readonly floor: number; readonly cap: number | null }
  | { readonly kind: 'per_piece'; readonly rate: number; readonly floor: number; readonly cap: number | null }
  | { readonly kind: 'cwt_or_piece'; readonly perCwt: number; readonly perPiece: number; readonly floor: number }
  | {
      readonly kind: 'percent_of_freight';
      readonly basisPoints: number;
      readonly floor: number;
      readonly cap: number | null;
    }
  | { readonly kind: 'per_unit_time'; readonly rate: number; readonly minutes: number; readonly floor: number }
  | { readonly kind: 'per_cwt_day'; readonly rate: number; readonly floorPerDay: number }
  | { readonly kind: 'percent_of_excess_value'; readonly basisPoints: number; readonly floor: number };

export const accessorialGroups = [
  'appointment',
  'freeze_protection',
  'inside_pickup',
  'inside_delivery',
  'liftgate',
  'notify',
  'sort_and_segregate',
  'trade_show_pickup',
  'trade_show_delivery',
  'residential',
  'limited_access',
  'nyc_metro',
  'hazardous',
  'over_length',
  'after_the_fact',
  'stop_off',
  'excess_value',
] as const;
export type AccessorialGroup = (typeof accessorialGroups)[number];

/** `requested` may be ticked; `site` follows from the place, `load` from the freight; `after` appears on the bill only. */
export type AccessorialOrigin = 'requested' | 'site' | 'load' | 'after';

export type Accessorial = {
  readonly code: AccessorialCode;
  readonly group: AccessorialGroup;
  readonly side: 'pickup' | 'delivery' | 'both' | 'linehaul';
  readonly origin: AccessorialOrigin;
  /** A starting point for staff in US cents, no carrier's price. */
  readonly seed: AccessorialRule;
  /** Where this one is charged too, it covers those. */
  readonly covers: readonly AccessorialCode[];
};

const flat = (amount: number): AccessorialRule => ({ kind: 'flat', amount });
const inside: AccessorialRule = { kind: 'per_cwt', rate: 1196, floor: 12_600, cap: 126_400 };

type Row = readonly [
  code: AccessorialCode,
  group: AccessorialGroup,
  side: Accessorial['side'],
  origin: AccessorialOrigin,
  seed: AccessorialRule,
  covers?: readonly AccessorialCode[],
];

const rows: readonly Row[] = [
  ['LGPU', 'liftgate', 'pickup', 'requested', flat(9_800)],
  ['LGDEL', 'liftgate', 'delivery', 'requested', flat(9_800)],
  ['RESPU', 'residential', 'pickup', 'site', flat(11_500), ['LTDPU']],
  ['RESDEL', 'residential', 'delivery', 'site', flat(11_500), ['LTDDEL', 'NOTIFY']],
  ['LTDPU', 'limited_access', 'pickup', 'site', flat(13_000)],
  ['LTDDEL', 'limited_access', 'delivery', 'site', flat(13_000)],
  ['INPU', 'inside_pickup', 'pickup', 'requested', inside],
  ['INDEL', 'inside_delivery', 'delivery', 'requested', inside],
  ['APPT', 'appointment', 'delivery', 'requested', flat(5_600), ['NOTIFY']],
  ['NOTIFY', 'notify', 'delivery', 'requested', flat(5_600)],
  [
    'SORT',
    'sort_and_segregate',
    'delivery',
    'requested',
    { kind: 'cwt_or_piece', perCwt: 300, perPiece: 114, floor: 12_100 },
  ],
  ['TSPU', 'trade_show_pickup', 'pickup', 'requested', flat(19_000)],
  ['TSDEL', 'trade_show_delivery', 'delivery', 'requested', flat(19_000)],
  [
    'FREEZE',
    'freeze_protection',
    'linehaul',
    'requested',
    { kind: 'percent_of_freight', basisPoints: 2_000, floor: 6_000, cap: null },
  ],
  ['NYC', 'nyc_metro', 'both', 'site', { kind: 'per_cwt', rate: 250, floor: 3_500, cap: 25_000 }],
  ['HAZ', 'hazardous', 'linehaul', 'load', flat(4_500)],
  ['OVR08', 'over_length', 'linehaul', 'load', flat(8_500)],
  ['OVR12', 'over_length', 'linehaul', 'load', flat(12_500)],
  ['OVR20', 'over_length', 'linehaul', 'load', flat(19_500)],
  ['DETEN', 'after_the_fact', 'both', 'after', { kind: 'per_unit_time', rate: 5_200, minutes: 15, floor: 6_100 }],
  ['REDEL', 'after_the_fact', 'delivery', 'after', flat(9_500)],
  ['RECON', 'after_the_fact', 'linehaul', 'after', flat(11_000)],
  ['REWEIGH', 'after_the_fact', 'linehaul', 'after', flat(3_000)],
  ['BOLCOR', 'after_the_fact', 'linehaul', 'after', flat(3_000)],
  ['STORAGE', 'after_the_fact', 'delivery', 'after', { kind: 'per_cwt_day', rate: 250, floorPerDay: 2_500 }],
  ['STOPOFF', 'stop_off', 'linehaul', 'after', flat(47_200)],
  ['EXCVAL', 'excess_value', 'linehaul', 'after', { kind: 'percent_of_excess_value', basisPoints: 200, floor: 2_700 }],
];

/** Every accessorial in the order in which its charge is printed. */
export const accessorialTable: readonly Accessorial[] = rows.map(([code, group, side, origin, seed, covers = []]) => ({
  code,
  group,
  side,
  origin,
  seed,
  covers,
}));

/** ZIP3 areas that the New York City arbitrary is charged in. */
export const nycZip3: readonly string[] = ['100', '101', '102', '103', '104', '110', '111', '112', '113', '114', '116'];

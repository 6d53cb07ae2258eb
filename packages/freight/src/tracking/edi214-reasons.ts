export const delayParties = [
  'carrier',
  'shipper',
  'consignee',
  'customs',
  'weather',
  'billing',
  'calendar',
  'other',
  'none',
] as const;
export type DelayParty = (typeof delayParties)[number];

/** Whether a reason means delay, and whose it is. */
export type ReasonRule = { readonly impliesDelay: boolean; readonly attributedTo: DelayParty };

type Group = readonly [attributedTo: DelayParty, impliesDelay: boolean, codes: string];

const groups: readonly Group[] = [
  ['carrier', true, 'A1 AA AF AH AI AJ AK AL AY BH BI BL BM BO BP BR D1 D2 P1 P2 P4 S1 T1 T2 T3 T4 T5 T6 T7'],
  ['carrier', false, 'A3 AZ BF'],
  ['shipper', true, 'A2 A6 AE AM AV AW AX BB BC BN BQ C3 C6 C7 P3'],
  ['shipper', false, 'CB CC RC'],
  ['consignee', true, 'A5 AD AG AQ B1 B5 B8 B9 BS C1 C4 C5 HB'],
  ['consignee', false, 'BJ BK'],
  ['customs', true, 'AP AR AS AT BD CA F1 F2'],
  ['weather', true, 'AO BE'],
  ['billing', true, 'B4 C2 C8 C9'],
  ['calendar', true, 'AN'],
  ['other', true, 'AU B2 BT'],
  ['other', false, 'BG'],
  ['none', false, 'NA NS'],
];

/** X12 214 reason codes (AT7-02 and AT7-04). */
export const edi214Reasons: ReadonlyMap<string, ReasonRule> = new Map(
  groups.flatMap(([attributedTo, impliesDelay, codes]) =>
    codes.split(' ').map((code): [string, ReasonRule] => [code, { impliesDelay, attributedTo }]),
  ),
);

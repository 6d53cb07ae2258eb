import {
  accessorialTable,
  share,
  type AccessorialCode,
  type AccessorialRule,
  type LtlTariff,
  type OverLengthRule,
} from '@waybill/freight';

type Rules = LtlTariff['accessorials'];

/** Charges of these codes come from the over-length rule. */
const byLength: ReadonlySet<AccessorialCode> = new Set(['OVR08', 'OVR12', 'OVR20']);

const dollars = (cents: number, levelBp: number): number => share(Math.round(cents / 100), levelBp) * 100;

/** A rule at another level: what is charged once in whole dollars, what is charged by weight or piece in cents. */
function atLevel(rule: AccessorialRule, levelBp: number): AccessorialRule {
  const cap = 'cap' in rule && rule.cap !== null ? dollars(rule.cap, levelBp) : null;
  switch (rule.kind) {
    case 'flat':
      return { kind: 'flat', amount: dollars(rule.amount, levelBp) };
    case 'per_cwt':
    case 'per_piece':
      return { kind: rule.kind, rate: share(rule.rate, levelBp), floor: dollars(rule.floor, levelBp), cap };
    case 'cwt_or_piece':
      return {
        kind: rule.kind,
        perCwt: share(rule.perCwt, levelBp),
        perPiece: share(rule.perPiece, levelBp),
        floor: dollars(rule.floor, levelBp),
      };
    case 'percent_of_freight':
      return { kind: rule.kind, basisPoints: rule.basisPoints, floor: dollars(rule.floor, levelBp), cap };
    case 'per_unit_time':
      return { ...rule, rate: share(rule.rate, levelBp), floor: dollars(rule.floor, levelBp) };
    case 'per_cwt_day':
      return { ...rule, rate: share(rule.rate, levelBp), floorPerDay: dollars(rule.floorPerDay, levelBp) };
    case 'percent_of_excess_value':
      return rule;
  }
}

/**
 * The accessorial rules of a carrier: the usual charges at its own level.
 * @param without what it does not offer
 * @param own rules of its own that differ in kind
 */
export function accessorialRules(levelBp: number, without: readonly AccessorialCode[] = [], own: Rules = {}): Rules {
  const offered = accessorialTable.filter(({ code }) => !without.includes(code) && !byLength.has(code));
  return { ...Object.fromEntries(offered.map(({ code, seed }) => [code, atLevel(seed, levelBp)])), ...own };
}

/** Fees for units from 8, 12 and 20 ft on, in cents. */
export function overLength(per: OverLengthRule['per'], from8: number, from12: number, from20: number): OverLengthRule {
  return {
    per,
    bands: [
      { fromInches: 96, code: 'OVR08', amount: from8 },
      { fromInches: 144, code: 'OVR12', amount: from12 },
      { fromInches: 240, code: 'OVR20', amount: from20 },
    ],
  };
}

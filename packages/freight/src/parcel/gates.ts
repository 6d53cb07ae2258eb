import { refused, isRefused, type Finding } from '../eligibility/findings.ts';
import { countsAsPallet } from '../load/package-types.ts';
import { isComplete, type LoadItem } from '../load/item.ts';
import { measure, type MeasuredItem } from '../load/measure.ts';
import { onTheirUnits, unitsByLine } from '../load/shared-units.ts';
import { inchTicks } from '../units/length.ts';
import { heavierThan } from '../units/mass.ts';
import { measuredParcel } from './measure-parcel.ts';
import { parcelRules, type ParcelRules } from './rules.ts';

const missing = [
  ['package_type_required', 'packageType'],
  ['length_required', 'length'],
  ['width_required', 'width'],
  ['height_required', 'height'],
  ['weight_required', 'weight'],
] as const;

/** What of a load is not there yet; with it, no carrier can be asked. */
export function missingFindings(given: readonly LoadItem[]): Finding[] {
  const items = onTheirUnits(given);
  return missing.flatMap(([code, field]) => {
    const itemIds = items.filter((item) => item[field] === null).map(({ id }) => id);
    return itemIds.length === 0 ? [] : [refused(code, { itemIds })];
  });
}

function sizeFindings(line: MeasuredItem, rules: ParcelRules): Finding[] {
  const itemIds = [line.item.id];
  const findings: Finding[] = [];
  const { maxLengthIn, maxPounds, maxLengthPlusGirthIn } = rules;
  if (heavierThan(line.mass, maxPounds * line.quantity)) {
    findings.push(refused('parcel_over_weight', { limitPounds: maxPounds, itemIds }));
  }
  if (maxLengthIn !== null) {
    const limit = inchTicks(maxLengthIn);
    if (Math.max(line.length, line.width) > limit)
      findings.push(refused('parcel_over_length', { limitIn: maxLengthIn, itemIds }));
    if (line.height > limit) findings.push(refused('parcel_over_height', { limitIn: maxLengthIn, itemIds }));
  }
  const { lengthPlusGirth } = measuredParcel(line, rules);
  if (lengthPlusGirth > maxLengthPlusGirthIn) {
    findings.push(refused('parcel_over_dimensions', { lengthPlusGirth, limitIn: maxLengthPlusGirthIn, itemIds }));
  }
  return findings;
}

/**
 * The boxes of a load: lines that share a unit are one box, with the weight of all of them. Each with the lines in it;
 * null figures where one of them is incomplete.
 */
function boxesOf(items: readonly LoadItem[]): readonly (MeasuredItem | null)[] {
  const whole = items.map((item, index) => (isComplete(item) ? measure(item, `items[${index}]`) : null));
  const units = unitsByLine(whole.filter((line) => line !== null));
  const seen = new Set<MeasuredItem>();
  let at = 0;
  return whole.map((line) => {
    if (line === null) return null;
    const unit = units[at] as MeasuredItem;
    at += 1;
    if (seen.has(unit)) return null;
    seen.add(unit);
    return unit;
  });
}

/** Every reason for which a parcel carrier does not take a load, all at once. Incomplete lines are left to the form. */
export function parcelRuleFindings(given: readonly LoadItem[], rules: ParcelRules): Finding[] {
  const items = onTheirUnits(given);
  const boxes = boxesOf(items);
  return items.flatMap((item, index) => {
    const findings: Finding[] = [];
    const itemIds = [item.id];
    if (countsAsPallet(item.packageType)) {
      findings.push(refused('parcel_not_accepted', { packageType: item.packageType, itemIds }));
    }
    if (item.hazardous && !rules.hazardous) findings.push(refused('hazardous_not_accepted', { itemIds }));
    const box = boxes[index] ?? null;
    if (box !== null) findings.push(...sizeFindings(box, rules));
    return findings;
  });
}

/** What every parcel carrier refuses a load for, in the words of the mildest; nothing when one of them takes it. */
export function parcelLimitFindings(items: readonly LoadItem[]): Finding[] {
  const limits = Object.values(parcelRules).map((rules) => parcelRuleFindings(items, rules));
  const [mildest = []] = limits.toSorted((a, b) => a.length - b.length);
  return limits.every(isRefused) ? mildest : [];
}

/** What the two modes say to a load, for the choice between them. */
export type ModeChoice = 'choose' | 'parcel' | 'ltl' | 'switch_to_ltl' | 'none';

/**
 * Whether both modes take the load (ask), one does, or none. `wanted` parcel that only goes by truck asks to switch.
 * @param parcel what each parcel carrier says; one that refuses nothing is enough
 */
export function modeChoice(
  parcel: readonly (readonly Finding[])[],
  ltl: readonly Finding[],
  wanted: 'parcel' | 'ltl' | null,
): ModeChoice {
  const byParcel = parcel.some((findings) => !isRefused(findings));
  const byLtl = !isRefused(ltl);
  if (byParcel && byLtl) return wanted ?? 'choose';
  if (byParcel) return 'parcel';
  if (!byLtl) return 'none';
  return wanted === 'parcel' ? 'switch_to_ltl' : 'ltl';
}

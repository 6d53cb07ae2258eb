import type { AccountMargins, MarginRuleInput, TriedShipment } from '@waybill/contract';
import { marginRuleFor, noMargin, soldFor, type MarginRule, type Margins, type Mode } from '@waybill/freight';

/** A rule as it is typed: what is not chosen or not typed is empty. */
export type DraftRule = {
  readonly id: string;
  readonly mode: Mode | '';
  readonly from: string;
  readonly to: string;
  readonly carrier: string;
  /** In percent and in whole currency, as people write them. */
  readonly percent: number | '';
  readonly flat: number | '';
  readonly least: number | '';
  readonly begins: string;
  readonly ends: string;
};

/** All of an account's rules as they are typed. */
export type Draft = {
  /** Empty for the list margin. */
  readonly general: number | '';
  /** The list margin in percent; null before it is entered. */
  readonly list: number | null;
  readonly rules: readonly DraftRule[];
};

const typedState = (state: string | null): string => state ?? '';
const hundredths = (value: number | ''): number => (value === '' ? 0 : Math.round(value * 100));

function typed(rule: MarginRuleInput): DraftRule {
  return {
    id: rule.id,
    mode: rule.mode ?? '',
    from: typedState(rule.origin_state ?? null),
    to: typedState(rule.destination_state ?? null),
    carrier: rule.carrier_id ?? '',
    percent: rule.percent_bp / 100,
    flat: rule.flat === 0 ? '' : rule.flat / 100,
    least: rule.least === 0 ? '' : rule.least / 100,
    begins: rule.effective_from,
    ends: rule.effective_until ?? '',
  };
}

/** What the editor begins with. */
export function draftOf({ general_bp: general, list_bp: list, rules }: AccountMargins): Draft {
  return { general: general === null ? '' : general / 100, list: list && list / 100, rules: rules.map(typed) };
}

/** A rule to fill in: for everything, from today on, with the general margin. */
export function newRule(id: string, today: string, general: number | ''): DraftRule {
  return {
    id,
    mode: '',
    from: '',
    to: '',
    carrier: '',
    percent: general,
    flat: '',
    least: '',
    begins: today,
    ends: '',
  };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim().toUpperCase());

/** A rule as it is sent. */
export function sent(rule: DraftRule): MarginRuleInput {
  return {
    id: rule.id,
    mode: rule.mode === '' ? null : rule.mode,
    origin_state: orNull(rule.from),
    destination_state: orNull(rule.to),
    carrier_id: rule.carrier === '' ? null : rule.carrier,
    percent_bp: hundredths(rule.percent),
    flat: hundredths(rule.flat),
    least: hundredths(rule.least),
    effective_from: rule.begins,
    effective_until: rule.ends === '' ? null : rule.ends,
  };
}

/** What is sent of all of it, beside the version and the reason. */
export function bodyOf({ general, rules }: Draft) {
  return { general_bp: general === '' ? null : hundredths(general), rules: rules.map(sent) };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** How a rule stands beside what is saved: as it was, changed, or new. */
export function ruleState(rule: DraftRule, saved: Draft): 'saved' | 'changed' | 'new' {
  const before = saved.rules.find(({ id }) => id === rule.id);
  if (before === undefined) return 'new';
  return same(sent(before), sent(rule)) ? 'saved' : 'changed';
}

/** How many rules differ from what is saved, those taken out and the general margin included. */
export function changesIn(draft: Draft, saved: Draft): number {
  const kept = new Set(draft.rules.map(({ id }) => id));
  const gone = saved.rules.filter(({ id }) => !kept.has(id)).length;
  const changed = draft.rules.filter((rule) => ruleState(rule, saved) !== 'saved').length;
  return gone + changed + (draft.general === saved.general ? 0 : 1);
}

/** My changes on top of what somebody else saved meanwhile: what both changed stays mine, everything else is theirs. */
export function onTopOf(fresh: Draft, mine: Draft, before: Draft): Draft {
  const kept = new Map(mine.rules.map((rule) => [rule.id, rule]));
  const known = new Set(before.rules.map(({ id }) => id));
  const theirs = fresh.rules.flatMap((rule) => {
    const own = kept.get(rule.id);
    if (own === undefined) return known.has(rule.id) ? [] : [rule];
    return ruleState(own, before) === 'saved' ? [rule] : [own];
  });
  const there = new Set(fresh.rules.map(({ id }) => id));
  const added = mine.rules.filter((rule) => !there.has(rule.id) && ruleState(rule, before) !== 'saved');
  const general = mine.general === before.general ? fresh.general : mine.general;
  return { general, list: fresh.list, rules: [...theirs, ...added] };
}

function engineRules({ general, list, rules }: Draft): Margins {
  return {
    rules: rules.map((rule) => {
      const { id, ...one } = sent(rule);
      return {
        id,
        percentBp: one.percent_bp,
        flat: one.flat,
        floor: one.least,
        cap: null,
        scope: {
          accountId: null,
          originState: one.origin_state ?? null,
          destinationState: one.destination_state ?? null,
          carrier: one.carrier_id ?? null,
          mode: one.mode ?? null,
        },
        effectiveFrom: one.effective_from,
        effectiveUntil: one.effective_until ?? null,
      };
    }),
    fallback: { ...noMargin, id: 'general', percentBp: hundredths(general === '' ? (list ?? 0) : general) },
  };
}

type Load = Pick<TriedShipment, 'mode' | 'origin_state' | 'destination_state' | 'carrier_id'>;

/** The rule that a load sells by on a day: the engine's own choice. */
export function ruleFor(draft: Draft, load: Load, date: string): MarginRule {
  const { rules, fallback } = engineRules(draft);
  const facts = {
    accountId: '',
    originState: load.origin_state,
    destinationState: load.destination_state,
    carrier: load.carrier_id,
    mode: load.mode,
    date,
  };
  return marginRuleFor(rules, facts, fallback);
}

type Priced = Load & Pick<TriedShipment, 'cost' | 'fixed' | 'fuel_bp' | 'fuel_bearing'>;

/** What a load sells at on a day, in minor units, without insurance: as the engine prints it. */
export function sellsAt(draft: Draft, load: Priced, date: string): number {
  const parts = { total: load.cost, fixed: load.fixed, fuelBp: load.fuel_bp, fuelBearing: load.fuel_bearing };
  return soldFor(parts, ruleFor(draft, load, date));
}

/** What shipments cost and would sell at by the saved rules and by the typed ones. */
export function tried(shipments: readonly TriedShipment[], saved: Draft, draft: Draft, date: string) {
  let [cost, now, changed] = [0, 0, 0];
  for (const shipment of shipments) {
    cost += shipment.cost;
    now += sellsAt(saved, shipment, date);
    changed += sellsAt(draft, shipment, date);
  }
  return { cost, now, changed };
}

import type { LocalDate } from '../calendar/date.ts';
import { noMargin, type MarginRule } from './margin.ts';

export const modes = ['ltl', 'parcel', 'truckload'] as const;
export type Mode = (typeof modes)[number];

/** What a margin rule is for; null means any. */
export type MarginScope = {
  readonly accountId: string | null;
  readonly originState: string | null;
  readonly destinationState: string | null;
  readonly carrier: string | null;
  readonly mode: Mode | null;
};

/** A rule as staff keep it. */
export type ScopedMarginRule = MarginRule & {
  readonly scope: MarginScope;
  readonly effectiveFrom: LocalDate;
  readonly effectiveUntil: LocalDate | null;
};

/** What an account is sold at: its rules, and what holds where none of them fits. */
export type Margins = { readonly rules: readonly ScopedMarginRule[]; readonly fallback: MarginRule };

/** A price to find the rule for. */
export type MarginFacts = { readonly [K in keyof MarginScope]: NonNullable<MarginScope[K]> } & {
  readonly date: LocalDate;
};

/** Account before lane (both states before one), lane before carrier, carrier before mode. */
const weights: Readonly<Record<keyof MarginScope, number>> = {
  accountId: 16,
  originState: 4,
  destinationState: 4,
  carrier: 2,
  mode: 1,
};
const parts = Object.keys(weights) as (keyof MarginScope)[];

function applies({ scope, effectiveFrom, effectiveUntil }: ScopedMarginRule, facts: MarginFacts): boolean {
  const inForce = effectiveFrom <= facts.date && (effectiveUntil === null || facts.date <= effectiveUntil);
  return inForce && parts.every((part) => scope[part] === null || scope[part] === facts[part]);
}

/** How narrow a scope is: a rule for one account outranks any that is not. */
export function specificity(scope: MarginScope): number {
  return parts.reduce((sum, part) => sum + (scope[part] === null ? 0 : weights[part]), 0);
}

/**
 * The rule for a price: of those that apply the most specific; of equally specific ones the newest, then the one
 * with the lower id. Without any, `fallback`.
 */
export function marginRuleFor(
  rules: readonly ScopedMarginRule[],
  facts: MarginFacts,
  fallback: MarginRule = noMargin,
): MarginRule {
  const [best] = rules
    .filter((rule) => applies(rule, facts))
    .toSorted(
      (a, b) =>
        specificity(b.scope) - specificity(a.scope) ||
        (a.effectiveFrom === b.effectiveFrom ? 0 : a.effectiveFrom < b.effectiveFrom ? 1 : -1) ||
        (a.id < b.id ? -1 : 1),
    );
  return best ?? fallback;
}

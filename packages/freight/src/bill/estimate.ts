import { atExpectedDiscount, withFreight, type BillCause, type BillStep } from './findings.ts';
import { inProportion } from './proportion.ts';
import { freightOf, type BillSide } from './sides.ts';

/** What a carrier found otherwise than it was booked. Weights are thousandths of a pound. */
export type FoundOtherwise = {
  readonly bookedMilliPounds: number;
  readonly billedMilliPounds: number;
  readonly reclassed: boolean;
  readonly remeasured: boolean;
};

/** The facts that changed, in the order in which their price is told. A size counts where it did not change the class. */
export function changedFacts(found: FoundOtherwise): BillCause[] {
  const reweighed = found.billedMilliPounds !== found.bookedMilliPounds;
  return [
    ...(reweighed ? (['reweigh'] as const) : []),
    ...(found.reclassed ? (['reclass'] as const) : found.remeasured ? (['dims'] as const) : []),
  ];
}

/**
 * Steps from the quote towards the bill where no tariff can be rated again: a single changed fact explains the whole
 * of the freight charge; where weight and class changed both, weight is worth its share of the pounds and class the
 * rest. Fuel goes along at the percentage quoted.
 */
export function estimatedSteps(quoted: BillSide, billed: BillSide, found: FoundOtherwise): BillStep[] {
  const causes = changedFacts(found);
  const [from, to] = [freightOf(quoted), atExpectedDiscount(quoted, billed)];
  return causes.map((cause, index) => {
    const last = index === causes.length - 1;
    return { cause, side: withFreight(quoted, last ? to : byWeight(from, to, found)) };
  });
}

/** The freight charge in proportion to the pounds, never beyond what is billed. */
function byWeight(from: number, to: number, { bookedMilliPounds, billedMilliPounds }: FoundOtherwise): number {
  const raised = inProportion(from, billedMilliPounds, bookedMilliPounds);
  return Math.min(Math.max(raised, Math.min(from, to)), Math.max(from, to));
}

import { FreightError, ltlFindings, type Finding, type InsuranceProgram, type Money } from '@waybill/freight';
import type { DetailsDraft } from '../../draft/draft.ts';
import { loadItem } from '../../draft/load-item.ts';

/** The day that is asked for, by the clock of the pickup place. */
export type RequestedDay = {
  readonly date: string;
  readonly today: string;
  /** The first day of a parcel pickup that is scheduled now. */
  readonly firstPickup: string;
  /** The insurance program that is offered, where it matters. */
  readonly insurance?: InsuranceProgram | null;
};

/**
 * What a mode says to the details as a whole: what keeps them from being quoted, and what to mind.
 * @param value in the currency of the carriers; null while there is none
 */
export type FindFindings = (details: DetailsDraft, day: RequestedDay, value: Money | null) => readonly Finding[];

const none: readonly Finding[] = [];

/** What is found, or nothing while a figure is impossible: its field says so. */
export function orNone(find: () => readonly Finding[]): readonly Finding[] {
  try {
    return find();
  } catch (problem) {
    if (problem instanceof FreightError) return none;
    throw problem;
  }
}

/** The details as the rules of the modes read them. */
export function eligibilityInput(details: DetailsDraft, day: RequestedDay, value: Money | null) {
  return {
    items: details.items.map(loadItem),
    origin: details.origin.country,
    destination: details.destination.country,
    pickupDate: day.date,
    today: day.today,
    shipmentValue: value,
    insurance: details.insured ? (day.insurance ?? null) : null,
  };
}

/** What LTL says to the details. */
export const ltlFindingsOf: FindFindings = (details, day, value) =>
  orNone(() => ltlFindings(eligibilityInput(details, day, value)));

import {
  FreightError,
  insurancePrograms,
  ltlFindings,
  modeChoice,
  parcelClosures,
  parcelFindings,
  parcelLimitFindings,
  type Finding,
  type ModeChoice,
  type Money,
} from '@waybill/freight';
import type { DetailsDraft, QuoteMode } from '../../draft/draft.ts';
import { loadItem } from '../../draft/load-item.ts';

/** The day that is asked for, by the clock of the pickup place. */
export type AskedDay = {
  readonly date: string;
  readonly today: string;
  /** The first day of a parcel pickup that is scheduled now. */
  readonly firstPickup: string;
};

const none: readonly Finding[] = [];

function orNone(find: () => readonly Finding[]): readonly Finding[] {
  try {
    return find();
  } catch (problem) {
    // A figure is impossible; its field says so.
    if (problem instanceof FreightError) return none;
    throw problem;
  }
}

/**
 * What a mode says to the details as a whole: what keeps them from being quoted, and what to mind.
 * @param value in the currency of the carriers; null while there is none
 */
export function findingsOf(
  mode: QuoteMode,
  details: DetailsDraft,
  day: AskedDay,
  value: Money | null,
): readonly Finding[] {
  const given = {
    items: details.items.map(loadItem),
    origin: details.origin.country,
    destination: details.destination.country,
    pickupDate: day.date,
    today: day.today,
    shipmentValue: value,
    insurance: details.insured ? insurancePrograms.standard : null,
  };
  if (mode === 'ltl') return orNone(() => ltlFindings(given));
  const firstPickup = details.pickup_method === 'drop_off' ? null : day.firstPickup;
  return orNone(() => [
    ...parcelFindings({ ...given, closures: { holidays: parcelClosures }, firstPickup }),
    ...parcelLimitFindings(given.items),
  ]);
}

/** Refusals that are about the cargo itself, and not about the day, the lane or the value. */
const ofCargo = (code: string): boolean =>
  code.startsWith('parcel_over_') ||
  ['parcel_not_accepted', 'hazardous_not_accepted', 'height_over_limit', 'weight_over_item_limit'].includes(code) ||
  ['pallets_no_online_quote', 'pallets_truckload', 'load_does_not_fit_trailer'].includes(code);

/** Why the cargo cannot go by a mode, each reason once. */
export function cargoRefusals(mode: QuoteMode, details: DetailsDraft, day: AskedDay): readonly Finding[] {
  const found = findingsOf(mode, details, day, null).filter(
    ({ code, severity }) => severity === 'refused' && ofCargo(code),
  );
  return found.filter(({ code }, at) => found.findIndex((one) => one.code === code) === at);
}

/** What is to be done about the mode of a load that is complete: see `modeChoice`. */
export function choiceOf(details: DetailsDraft, day: AskedDay): ModeChoice {
  const parcel = cargoRefusals('parcel', details, day);
  const ltl = cargoRefusals('ltl', details, day);
  return modeChoice([parcel], ltl, details.mode);
}

import {
  modeChoice,
  parcelClosures,
  parcelFindings,
  parcelLimitFindings,
  type Finding,
  type ModeChoice,
} from '@waybill/freight';
import type { DetailsDraft, QuoteMode } from '../../draft/draft.ts';
import { eligibilityInput, ltlFindingsOf, orNone, type RequestedDay, type FindFindings } from './ltl-findings.ts';

/** What parcel says to the details. */
export const parcelFindingsOf: FindFindings = (details, day, value) =>
  orNone(() => {
    const asked = eligibilityInput(details, day, value);
    const firstPickup = details.pickup_method === 'drop_off' ? null : day.firstPickup;
    return [
      ...parcelFindings({ ...asked, closures: { holidays: parcelClosures }, firstPickup }),
      ...parcelLimitFindings(asked.items),
    ];
  });

const finders = { ltl: ltlFindingsOf, parcel: parcelFindingsOf } as const satisfies Record<QuoteMode, FindFindings>;

/** What the mode of the details says to them; LTL as long as none is chosen. */
export const findingsOf: FindFindings = (details, day, value) => finders[details.mode ?? 'ltl'](details, day, value);

/** Refusals that are about the cargo itself, and not about the day, the lane or the value. */
const ofCargo = (code: string): boolean =>
  code.startsWith('parcel_over_') ||
  ['parcel_not_accepted', 'hazardous_not_accepted', 'height_over_limit', 'weight_over_item_limit'].includes(code) ||
  ['pallets_no_online_quote', 'pallets_truckload', 'load_does_not_fit_trailer'].includes(code);

/** Why the cargo cannot go by a mode, each reason once. */
export function cargoRefusals(mode: QuoteMode, details: DetailsDraft, day: RequestedDay): readonly Finding[] {
  const found = finders[mode](details, day, null).filter(
    ({ code, severity }) => severity === 'refused' && ofCargo(code),
  );
  return found.filter(({ code }, at) => found.findIndex((one) => one.code === code) === at);
}

/** What is to be done about the mode of a load that is complete: see `modeChoice`. */
export function choiceOf(details: DetailsDraft, day: RequestedDay): ModeChoice {
  const parcel = cargoRefusals('parcel', details, day);
  const ltl = cargoRefusals('ltl', details, day);
  return modeChoice([parcel], ltl, details.mode);
}

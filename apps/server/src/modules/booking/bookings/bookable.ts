import type { BookingRequest, PickupChoice } from '@waybill/contract';
import {
  inTimeForLtl,
  lacksPackingGroup,
  ltlBookingCutoff,
  ltlPickupDay,
  parcelClosures,
  parcelPickup,
  zoned,
} from '@waybill/freight';
import type { Language } from '@waybill/phrases';
import { printedDate, printedTime } from '../../../core/documents/printed.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import { plainPostalCode } from '../../platform/places/index.ts';
import type { BookableRate } from '../../quoting/quotes/index.ts';

type Moment = { readonly now: Date; readonly language: Language };
type Quoted = Pick<BookableRate, 'expiresAt' | 'origin' | 'request' | 'offered'>;
type End = { readonly country: string; readonly postal_code: string };

/** Cutoff for parcel pickups on the next business day, as `HH:MM`. */
const parcelCutoff = '14:00';

function cutoffPassed(time: string, date: string, { language }: Moment): Refusal {
  return new Refusal('pickup_cutoff_passed', {
    params: { time: printedTime(time, language), date: printedDate(date, language) },
  });
}

/** Whether an address matches the quoted place. Ignores ZIP+4 and the formatting of the postal code. */
function liesAt(address: End, quoted: End): boolean {
  const code = ({ country, postal_code: written }: End) => plainPostalCode(country, written);
  return address.country === quoted.country && code(address) === code(quoted);
}

function assertFreightInTime({ origin, request }: Quoted, moment: Moment): void {
  const local = zoned(moment.now.getTime(), origin.time_zone);
  if (ltlPickupDay(request.pickup_date, local.date).bars.length > 0) throw new Refusal('quote_expired');
  if (!inTimeForLtl(request.pickup_date, local)) throw cutoffPassed(ltlBookingCutoff, request.pickup_date, moment);
}

/** A parcel can be dropped off on the same day; a scheduled pickup must be booked before the cutoff (spec 9). */
function assertParcelInTime({ origin, request }: Quoted, choice: PickupChoice | null, moment: Moment): void {
  const local = zoned(moment.now.getTime(), origin.time_zone);
  if (request.pickup_date < local.date) throw new Refusal('quote_expired');
  if (choice !== 'scheduled' || request.pickup_date === local.date) return;
  const first = parcelPickup(local.date, local.minutes, { holidays: parcelClosures });
  if (request.pickup_date < first.date) throw cutoffPassed(parcelCutoff, request.pickup_date, moment);
}

/** An offer of the sales desk can be for any day that is not over. Its request decides whether it is still valid. */
function assertOfferInTime({ origin, request }: Quoted, { now }: Moment): void {
  if (request.pickup_date < zoned(now.getTime(), origin.time_zone).date) throw new Refusal('quote_expired');
}

function assertAppointment({ request: quoted }: Quoted, { appointment_date: date }: BookingRequest): void {
  if (date === null) return;
  if (!quoted.accessorials.includes('APPT')) throw invalidField('appointment_date', 'invalid');
  if (date <= quoted.pickup_date) throw invalidField('appointment_date', 'date_not_after_pickup');
}

/** Quotes and offers can be older than the rule that asks for the packing group. */
function assertShippingPaper({ request: { items } }: Quoted, { hazmat_certified: certified }: BookingRequest): void {
  const hazardous = items.filter((line) => line.hazardous);
  if (hazardous.length > 0 && !certified) throw invalidField('hazmat_certified', 'required');
  for (const { hazmat } of hazardous) {
    if (hazmat !== null && lacksPackingGroup(hazmat.id_number, hazmat.packing_group)) {
      throw invalidField('hazmat_certified', 'packing_group_missing', { number: hazmat.id_number });
    }
  }
}

/**
 * Checks that a rate can be booked as requested.
 * @param offered pickup choices of the rate's carrier for parcels; empty for freight
 * @throws Refusal quote_expired, also when the pickup day has passed
 * @throws Refusal quote_changed for addresses other than the quoted places
 * @throws Refusal pickup_cutoff_passed when it is too late for that day at the pickup place
 * @throws Refusal validation_failed for hazardous freight without certification, and for options that the rate lacks
 */
export function assertBookable(
  rate: Quoted,
  request: BookingRequest,
  offered: readonly PickupChoice[],
  moment: Moment,
): void {
  if (rate.expiresAt <= moment.now && !rate.offered) throw new Refusal('quote_expired');
  const { origin, destination } = rate.request;
  if (!liesAt(request.pickup, origin) || !liesAt(request.delivery, destination)) throw new Refusal('quote_changed');
  const choice = request.pickup_choice;
  if (choice !== null && !offered.includes(choice)) throw invalidField('pickup_choice', 'invalid');
  if (rate.offered) assertOfferInTime(rate, moment);
  else if (rate.request.mode === 'ltl') assertFreightInTime(rate, moment);
  else assertParcelInTime(rate, choice, moment);
  assertAppointment(rate, request);
  assertShippingPaper(rate, request);
}

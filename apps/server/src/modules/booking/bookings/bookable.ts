import type { BookingRequest, PickupChoice } from '@waybill/contract';
import {
  bare,
  inTimeForLtl,
  ltlBookingCutoff,
  ltlPickupDay,
  parcelClosures,
  parcelPickup,
  zoned,
} from '@waybill/freight';
import type { Language } from '@waybill/phrases';
import { printedDate, printedTime } from '../../../core/documents/printed.ts';
import { invalidField, Refusal } from '../../../core/refusal.ts';
import type { BookableRate } from '../../quoting/quotes/index.ts';

type Moment = { readonly now: Date; readonly language: Language };
type Quoted = Pick<BookableRate, 'expiresAt' | 'origin' | 'request' | 'offered'>;
type End = { readonly country: string; readonly postal_code: string };

/** Time of day after which a parcel is not fetched on the next business day, as `HH:MM`. */
const parcelCutoff = '14:00';

function cutoffPassed(time: string, date: string, { language }: Moment): Refusal {
  return new Refusal('pickup_cutoff_passed', {
    params: { time: printedTime(time, language), date: printedDate(date, language) },
  });
}

/** Whether an address lies where the rates were asked for; a ZIP+4 or another way of writing a code is the same place. */
function liesAt(address: End, quoted: End): boolean {
  const code = ({ country, postal_code: written }: End) => {
    const plain = bare(written);
    return country === 'US' ? plain.slice(0, 5) : plain;
  };
  return address.country === quoted.country && code(address) === code(quoted);
}

function assertFreightInTime({ origin, request }: Quoted, moment: Moment): void {
  const local = zoned(moment.now.getTime(), origin.time_zone);
  if (ltlPickupDay(request.pickup_date, local.date).bars.length > 0) throw new Refusal('quote_expired');
  if (!inTimeForLtl(request.pickup_date, local)) throw cutoffPassed(ltlBookingCutoff, request.pickup_date, moment);
}

/** A parcel may be brought on the day itself; one that is fetched has to be asked for in time (spec 9). */
function assertParcelInTime({ origin, request }: Quoted, choice: PickupChoice | null, moment: Moment): void {
  const local = zoned(moment.now.getTime(), origin.time_zone);
  if (request.pickup_date < local.date) throw new Refusal('quote_expired');
  if (choice !== 'scheduled' || request.pickup_date === local.date) return;
  const first = parcelPickup(local.date, local.minutes, { holidays: parcelClosures });
  if (request.pickup_date < first.date) throw cutoffPassed(parcelCutoff, request.pickup_date, moment);
}

/** What the desk arranged may be for any day that is not over; whether the offer still stands, its request says. */
function assertOfferInTime({ origin, request }: Quoted, { now }: Moment): void {
  if (request.pickup_date < zoned(now.getTime(), origin.time_zone).date) throw new Refusal('quote_expired');
}

function assertAppointment({ request: quoted }: Quoted, { appointment_date: date }: BookingRequest): void {
  if (date === null) return;
  if (!quoted.accessorials.includes('APPT')) throw invalidField('appointment_date', 'invalid');
  if (date <= quoted.pickup_date) throw invalidField('appointment_date', 'date_not_after_pickup');
}

/**
 * What keeps a rate from being booked as it is asked for.
 * @param offered how the rate's carrier comes by parcels; empty for freight
 * @throws Refusal quote_expired, also when the pickup day has come in the meantime
 * @throws Refusal quote_changed for addresses that lie elsewhere than the rates were asked for
 * @throws Refusal pickup_cutoff_passed when it is too late for that day at the pickup place
 * @throws Refusal validation_failed for hazardous freight that nobody certified, and for what this rate does not take
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
  const hazardous = rate.request.items.some((line) => line.hazardous);
  if (hazardous && !request.hazmat_certified) throw invalidField('hazmat_certified', 'required');
}

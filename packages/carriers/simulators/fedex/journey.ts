import { addBusinessDays, carrierClosures, nextBusinessDay, type LocalDate } from '@waybill/freight';
import { fingerprint } from '../../src/house/chance.ts';
import { startOfWork, stepsSoFar, type JourneyStep, type SimulatorSite } from '../kit/index.ts';
import { halfway, localText, timeZoneOf, type Place } from './places.ts';
import type { Booking } from './records.ts';

type Scan = {
  readonly code: string;
  readonly text: string;
  readonly exception?: readonly [code: string, text: string];
  readonly at: Place & { readonly timeZone: string };
};

const withZone = (place: Place) => ({ ...place, timeZone: timeZoneOf(place) });

/** Hours after booking at which it is picked up, and from when it can no longer be canceled. */
export const pickupAfter = 4;

/** One in ten meets nobody at the first try and is delivered a day later. */
const isMissed = ({ id }: Booking): boolean => fingerprint(id) % 10 === 0;

const deliveredAfter = (booking: Booking): number => booking.days * 24 + 10 + (isMissed(booking) ? 24 : 0);

function steps(booking: Booking): JourneyStep<Scan>[] {
  const [from, to] = [withZone(booking.from), withZone(booking.to)];
  const between = halfway(booking.from, booking.to);
  const end = deliveredAfter(booking);
  const step = (afterHours: number, code: string, text: string, at: Scan['at'], exception?: Scan['exception']) => ({
    afterHours,
    event: { code, text, at, ...(exception === undefined ? {} : { exception }) },
  });
  const first = end - (isMissed(booking) ? 24 : 0);
  return [
    step(0, 'OC', 'Shipment information sent to FedEx', from),
    step(pickupAfter, 'PU', 'Picked up', from),
    step(pickupAfter + 2, 'AR', 'Arrived at FedEx location', from),
    step(pickupAfter + 5, 'DP', 'Left FedEx origin facility', from),
    ...(booking.days > 1 ? [step(booking.days * 12, 'IT', 'On the way', between)] : []),
    step(first - 6, 'AR', 'At local FedEx facility', to),
    step(first - 3, 'OD', 'On FedEx vehicle for delivery', to),
    ...(isMissed(booking)
      ? [
          step(first, 'DE', 'Delivery exception', to, ['08', 'Customer not available or business closed']),
          step(end - 3, 'OD', 'On FedEx vehicle for delivery', to),
        ]
      : []),
    step(end, 'DL', 'Delivered', to),
  ];
}

/** Whether FedEx has it by now. */
export const isTendered = (booking: Booking, now: Date, { hourMs }: SimulatorSite): boolean =>
  now.getTime() >= startOfWork(new Date(booking.bookedAt)).getTime() + pickupAfter * hourMs;

/**
 * The day it is due: its days in transit after the ship date, as it was quoted. A delivery that met nobody is due on
 * the next business day. The journey does not count here, since its hours may pass in seconds.
 */
function dueOn({ mode, shipDate, days }: Booking, missed: boolean): LocalDate {
  const closures = carrierClosures(mode);
  const due = addBusinessDays(shipDate, days, closures);
  return missed ? nextBusinessDay(due, closures) : due;
}

/** What happened so far, latest first as FedEx tells it; the day it is due, and when it was delivered. */
export function journeyOf(booking: Booking, now: Date, { hourMs }: SimulatorSite) {
  const begun = new Date(booking.bookedAt);
  const until = booking.canceledAt === null ? now : new Date(booking.canceledAt);
  const past = stepsSoFar(steps(booking), begun, until, hourMs);
  const canceled =
    booking.canceledAt === null
      ? []
      : [{ at: until, event: { code: 'CA', text: 'Shipment cancelled', at: withZone(booking.from) } as Scan }];
  const end = new Date(startOfWork(begun).getTime() + deliveredAfter(booking) * hourMs);
  return {
    scans: [...past, ...canceled].toReversed().map(({ at, event }) => scanOf(at, event)),
    dueOn: dueOn(
      booking,
      past.some(({ event }) => event.code === 'DE'),
    ),
    deliveredAt: past.some(({ event }) => event.code === 'DL') ? localText(end, timeZoneOf(booking.to)) : null,
  };
}

function scanOf(instant: Date, { code, text, exception, at }: Scan) {
  return {
    date: localText(instant, at.timeZone),
    eventType: code,
    eventDescription: text,
    exceptionCode: exception?.[0] ?? '',
    exceptionDescription: exception?.[1] ?? '',
    derivedStatusCode: code,
    derivedStatus: text,
    scanLocation: {
      city: at.city,
      stateOrProvinceCode: at.stateOrProvinceCode,
      postalCode: at.postalCode,
      countryCode: at.countryCode,
    },
  };
}

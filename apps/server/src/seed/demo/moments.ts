import { instantOf, type Chance } from '@waybill/carriers';
import type { ShipmentStatus } from '@waybill/contract';
import { addDays, firstLtlPickup, isBusinessDay, ltlClosures, zoned, type LocalDate } from '@waybill/freight';

const minute = 60_000;

/** Range of days before now when a shipment with a status was booked. Tried until the status fits. */
const daysBack: Readonly<Record<Exclude<ShipmentStatus, 'pending'>, readonly [least: number, most: number]>> = {
  dispatched: [0, 3],
  in_transit: [1, 9],
  delayed: [2, 13],
  delivered: [6, 84],
  canceled: [2, 80],
};

/** A moment in office hours on a business day this many days ago, or the previous business day. */
function officeMoment(now: Date, days: number, zone: string, chance: Chance): Date {
  let date = addDays(zoned(now.getTime(), zone).date, -days);
  const minutes = chance.between(8 * 60, 16 * 60 + 45);
  for (;;) {
    const moment = instantOf(date, minutes, zone);
    if (isBusinessDay(date, { holidays: ltlClosures }) && moment.getTime() < now.getTime() - 5 * minute) return moment;
    date = addDays(date, -1);
  }
}

/** A moment when a shipment with this status may have been booked. */
export function bookingMoment(status: ShipmentStatus, now: Date, zone: string, chance: Chance): Date {
  if (status === 'pending') return new Date(now.getTime() - chance.between(2, 150) * minute);
  const [least, most] = daysBack[status];
  return officeMoment(now, chance.between(least, most), zone, chance);
}

/** Pickup day of a booking: the first possible one, or sometimes the second. */
export function pickupDateFor(bookedAt: Date, zone: string, chance: Chance): LocalDate {
  const first = firstLtlPickup(zoned(bookedAt.getTime(), zone).date);
  return chance.next() < 0.75 ? first : firstLtlPickup(first);
}

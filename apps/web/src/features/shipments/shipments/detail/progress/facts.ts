import { businessDaysBetween, carrierClosures } from '@waybill/freight';
import type { Shipment, TrackingEventWire } from '@waybill/contract';
import type { Milestone } from '../../../../../ui/freight/timeline/milestones.tsx';
import { isOnLastRound, isPastDay, localDate, takenOver } from '../../../../../ui/freight/timeline/progress.ts';

type Way = Pick<
  Shipment,
  | 'status'
  | 'mode'
  | 'events'
  | 'origin'
  | 'destination'
  | 'pickup_date'
  | 'delivery_date'
  | 'delivered_at'
  | 'transit_days'
  | 'estimates'
>;

/** The event with which the carrier took the freight over, or null while it waits. */
export function pickedUp({ events }: Pick<Way, 'events'>): TrackingEventWire | null {
  return takenOver(events);
}

/** The newest report that names a place. */
export function lastSeen({ events }: Pick<Way, 'events'>): TrackingEventWire | null {
  return events.find(({ city }) => city !== null) ?? null;
}

/** Whether the truck that brings it is on its last round. */
export function isOutForDelivery({ status, events }: Way): boolean {
  return isOnLastRound(status, events);
}

/** The last of the five steps that was reached. */
export function reachedBy(way: Way): Milestone {
  if (way.status === 'delivered') return 'delivered';
  if (isOutForDelivery(way)) return 'out_for_delivery';
  if (pickedUp(way) !== null) return 'in_transit';
  return way.events.some(({ status }) => status === 'dispatched') ? 'dispatched' : 'booked';
}

/** Whether the day it was expected on is over there, and it is not. */
export function isOverdue({ status, delivery_date, destination }: Way, now: Date): boolean {
  return isPastDay(status, delivery_date, destination.time_zone, now);
}

/** Which business day of the way today is; null before the pickup and after the end. */
export function dayOfTransit(way: Way, now: Date): { readonly day: number; readonly total: number } | null {
  const taken = pickedUp(way);
  if (taken === null || (way.status !== 'in_transit' && way.status !== 'delayed')) return null;
  const since = localDate(taken.occurred_at, taken.time_zone);
  const day = businessDaysBetween(since, localDate(now, way.destination.time_zone), carrierClosures(way.mode));
  return { day, total: way.transit_days };
}

/** How much of the way to draw as covered: by days, never quite nothing or all of it while under way. */
export function shareCovered(way: Way, now: Date): number | null {
  if (way.status === 'delivered') return 1;
  const transit = dayOfTransit(way, now);
  if (transit === null) return null;
  if (isOutForDelivery(way)) return 0.95;
  return Math.min(0.9, Math.max(0.08, transit.day / Math.max(1, transit.total)));
}

/** Days after (below zero: before) the delivery date of the booking that it is expected or was delivered. */
export function shiftOf({ estimates, delivered_at, destination }: Way): number {
  const [first, last] = [estimates.at(-1)?.date, estimates[0]?.date];
  const now = delivered_at === null ? last : localDate(delivered_at, destination.time_zone);
  if (first === undefined || now === undefined) return 0;
  return Math.round((Date.parse(now) - Date.parse(first)) / 86_400_000);
}

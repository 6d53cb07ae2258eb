import { daysBetween } from '@waybill/freight';
import type { PublicTracking } from '@waybill/contract';
import { isOnLastRound, isPastDay, localDate, takenOver } from '../../ui/freight/timeline/progress.ts';

export type PublicEvent = PublicTracking['events'][number];

export type Headline = {
  readonly kind: 'waiting' | 'on_way' | 'out_for_delivery' | 'delayed' | 'late' | 'delivered' | 'canceled';
  /** The day the headline names, local at the destination; null when no day is known. */
  readonly date: string | null;
  /** The day is over there and nothing was delivered. */
  readonly overdue: boolean;
  /** Days after (or, below zero, before) the delivery date that was given first. */
  readonly shift: number;
};

/** Events from the newest to the oldest, whatever order they came in. */
export function newestFirst(events: readonly PublicEvent[]): PublicEvent[] {
  return events.toSorted((one, other) => other.occurred_at.localeCompare(one.occurred_at));
}

/** Whether the truck that brings it is on its last round. */
export function isOutForDelivery({ status, events }: PublicTracking): boolean {
  return isOnLastRound(status, newestFirst(events));
}

/** When the carrier took the freight over: the day at that place, or null while it waits. */
export function pickedUpOn({ events, pickup_date, status }: PublicTracking): string | null {
  const taken = takenOver(newestFirst(events));
  if (taken !== null) return localDate(taken.occurred_at, taken.time_zone);
  return status === 'in_transit' || status === 'delivered' ? pickup_date : null;
}

/** The day of delivery: the real one, else the one expected now. */
export function deliveryDay({ delivered_at, delivery_date, destination }: PublicTracking): string | null {
  return delivered_at === null ? delivery_date : localDate(delivered_at, destination.time_zone);
}

function kindOf(tracking: PublicTracking, overdue: boolean): Headline['kind'] {
  const { status } = tracking;
  if (status === 'canceled' || status === 'delivered') return status;
  if (isOutForDelivery(tracking)) return 'out_for_delivery';
  if (status !== 'delayed' && pickedUpOn(tracking) === null) return 'waiting';
  if (overdue) return 'late';
  return status === 'delayed' ? 'delayed' : 'on_way';
}

/** What to say first about a shipment. */
export function headlineOf(tracking: PublicTracking, now: Date): Headline {
  const date = deliveryDay(tracking);
  const { first_delivery_date: first, status, destination } = tracking;
  const overdue = isPastDay(status, date, destination.time_zone, now);
  const shift = date === null || first === null || status === 'canceled' ? 0 : daysBetween(first, date);
  return {
    kind: kindOf(tracking, overdue),
    date,
    overdue,
    // A day that was early and passed is no good news.
    shift: overdue ? Math.max(shift, 0) : shift,
  };
}

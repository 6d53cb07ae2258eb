import type { PublicTracking } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import type { TFunction } from 'i18next';
import type { Milestone } from '../../ui/freight/timeline/milestones.tsx';
import { localDate } from '../../ui/freight/timeline/progress.ts';
import { shortDay } from '../dates.ts';
import { deliveryDay, isOutForDelivery, newestFirst, pickedUpOn, type PublicEvent } from './facts.ts';

/** The last of the five steps that a shipment reached. */
export function reachedBy(tracking: PublicTracking): Milestone {
  if (tracking.status === 'delivered') return 'delivered';
  if (isOutForDelivery(tracking)) return 'out_for_delivery';
  if (pickedUpOn(tracking) !== null) return 'in_transit';
  return tracking.events.length > 0 || tracking.status !== 'pending' ? 'dispatched' : 'booked';
}

function dayOf(event: PublicEvent | undefined): string | null {
  return event === undefined ? null : localDate(event.occurred_at, event.time_zone);
}

/** What stands under the steps: days of those behind, the place while it moves, the day it is due. */
export function milestoneNotes(
  t: TFunction,
  tracking: PublicTracking,
  language: Language,
): Partial<Record<Milestone, string>> {
  const { events, status } = tracking;
  const newest = newestFirst(events);
  const reached = reachedBy(tracking);
  const here = newest.find(({ city }) => city !== null);
  const arrives = deliveryDay(tracking);
  const round =
    reached === 'out_for_delivery' || reached === 'delivered' ? newest.find(({ code }) => code === 'X6') : undefined;
  const days = {
    dispatched: dayOf(newest.findLast((event) => event.status === 'dispatched')),
    in_transit: pickedUpOn(tracking),
    out_for_delivery: dayOf(round),
    delivered: arrives,
  };
  const notes: Partial<Record<Milestone, string>> = {};
  for (const [step, day] of Object.entries(days) as [keyof typeof days, string | null][]) {
    if (day !== null) notes[step] = shortDay(day, language);
  }
  if (reached === 'in_transit' && here !== undefined) notes.in_transit = `${here.city}, ${here.state}`;
  if (notes.delivered !== undefined && status !== 'delivered')
    notes.delivered = t('public_tracking.strip.due', { date: notes.delivered });
  return notes;
}

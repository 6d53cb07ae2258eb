import type { Shipment } from '@waybill/contract';
import type { TFunction } from 'i18next';
import type { Milestone } from '../../../../../ui/freight/timeline/milestones.tsx';
import { shortDay } from '../../../../../lib/format/days.ts';
import { localDate } from '../../../../../ui/freight/timeline/progress.ts';
import { lastSeen, pickedUp, reachedBy } from './facts.ts';

type Event = Shipment['events'][number];

const dayOf = (event: Event | null | undefined): string | null =>
  event ? shortDay(localDate(event.occurred_at, event.time_zone)) : null;

/** What stands under the steps: days of those behind, the place while it moves, the day it is due. */
export function milestoneNotes(t: TFunction, shipment: Shipment): Partial<Record<Milestone | 'canceled', string>> {
  const { events, origin, created_at, destination, delivered_at, delivery_date, status } = shipment;
  const reached = reachedBy(shipment);
  const seen = lastSeen(shipment);
  const moving = reached === 'in_transit' && seen !== null && status !== 'canceled';
  const round =
    reached === 'out_for_delivery' || reached === 'delivered' ? events.find(({ code }) => code === 'X6') : undefined;
  const due =
    delivery_date === null || status === 'canceled' ? null : t('tracking.map.due', { date: shortDay(delivery_date) });
  const notes = {
    booked: shortDay(localDate(created_at, origin.time_zone)),
    dispatched: dayOf(events.findLast((event) => event.status === 'dispatched')),
    in_transit: moving ? [seen.city, seen.state].filter(Boolean).join(', ') : dayOf(pickedUp(shipment)),
    out_for_delivery: dayOf(round),
    canceled: status === 'canceled' ? dayOf(events.find((event) => event.status === 'canceled')) : null,
    delivered: delivered_at === null ? due : shortDay(localDate(delivered_at, destination.time_zone)),
  };
  return Object.fromEntries(Object.entries(notes).filter(([, note]) => note !== null));
}

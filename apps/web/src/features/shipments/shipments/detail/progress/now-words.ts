import type { Shipment } from '@waybill/contract';
import type { TFunction } from 'i18next';
import type { Formats } from '../../../../../lib/format/formats.ts';
import { eventWords, isExplained } from '../../../../../ui/freight/timeline/event-words.ts';
import { isOverdue, lastSeen, pickedUp } from './facts.ts';

function placeOf(event: { readonly city: string | null; readonly state: string | null }): string {
  return [event.city, event.state].filter(Boolean).join(', ');
}

/** What the newest report that says something says, with its place. */
function reported(t: TFunction, { events, destination }: Shipment): string | null {
  const event = events.find(({ code }) => isExplained(code));
  if (event === undefined) return null;
  if (event.city === null) return eventWords(t, event.code, event.reason_code);
  const place = placeOf(event);
  if (event.code === 'P1') return t('tracking.now.left', { place, city: destination.city });
  return t('tracking.now.at', { event: eventWords(t, event.code, event.reason_code), place });
}

function waitingParcel(t: TFunction, shipment: Shipment): string {
  const failed = shipment.events[0]?.code === 'pickup_failed';
  return (failed ? reported(t, shipment) : null) ?? t('tracking.now.labeled');
}

/** One line about where the shipment is now. */
export function nowWords(t: TFunction, shipment: Shipment, formats: Formats): string {
  const { status, destination, pickup_date } = shipment;
  switch (status) {
    case 'pending':
      // A parcel is booked with its label: nobody has to accept it.
      return shipment.mode === 'parcel' ? waitingParcel(t, shipment) : t('tracking.now.pending');
    case 'canceled':
      return t('tracking.now.canceled');
    case 'delivered':
      return t('tracking.now.delivered', { place: placeOf(lastSeen(shipment) ?? destination) });
    case 'dispatched': {
      const here = shipment.events[0];
      const atTheDoor = here?.code === 'X3' || here?.code === 'X8';
      const words = atTheDoor || pickedUp(shipment) !== null ? reported(t, shipment) : null;
      return words ?? t('tracking.now.dispatched', { date: formats.date(pickup_date) });
    }
    default:
      return reported(t, shipment) ?? t(`tracking.now.${status}`, { city: destination.city });
  }
}

/** The other side of the headline: the day it is expected, or when it came. */
export function expectedWords(
  t: TFunction,
  shipment: Shipment,
  formats: Formats,
  now: Date,
): { readonly label: string; readonly text: string } {
  const { status, delivered_at, delivery_date, destination, events } = shipment;
  if (delivered_at !== null)
    return { label: t('tracking.now.delivered_at'), text: formats.dateTime(delivered_at, destination.time_zone) };
  if (status === 'canceled') {
    const end = events[0];
    return { label: t('tracking.now.canceled_at'), text: end ? formats.dateTime(end.occurred_at, end.time_zone) : '–' };
  }
  const label = t(isOverdue(shipment, now) ? 'tracking.now.was_expected' : 'tracking.now.expected');
  return { label, text: delivery_date === null ? t('tracking.now.unknown') : formats.date(delivery_date) };
}

import type { Place, Shipment, TrackingEventWire } from '@waybill/contract';
import type { TFunction } from 'i18next';
import type { RoutePlace } from '../../../../ui/freight/map/route-view.ts';
import { shortDay } from '../../list/days.ts';
import { lastSeen, localDate, pickedUp } from './facts.ts';

function isAt(event: TrackingEventWire, place: Place): boolean {
  return event.city === place.city && event.state === place.state;
}

const nameOf = ({ city, state }: { readonly city: string | null; readonly state: string | null }): string =>
  [city, state].filter(Boolean).join(', ');

/** Places between the ends that the freight has passed, in the order of the way, each once. */
export function placesBetween(shipment: Shipment): string[] {
  const { events, origin, destination } = shipment;
  const here = lastKnown(shipment)?.place;
  const seen = events
    .filter((event) => event.city !== null && !isAt(event, origin) && !isAt(event, destination))
    .map(nameOf);
  return [...new Set(seen.toReversed())].filter((place) => place !== here);
}

/** Both ends with their days. Events name cities without coordinates, so only the ends can be drawn. */
export function placesOnMap(t: TFunction, shipment: Shipment): RoutePlace[] {
  const { origin, destination, pickup_date, delivery_date, delivered_at, status } = shipment;
  const taken = pickedUp(shipment);
  const start =
    taken === null
      ? t('tracking.map.pickup_on', { date: shortDay(pickup_date) })
      : t('tracking.map.picked_up', { date: shortDay(localDate(taken.occurred_at, taken.time_zone)) });
  const due =
    delivery_date === null || status === 'canceled'
      ? undefined
      : t('tracking.map.due', { date: shortDay(delivery_date) });
  const came =
    delivered_at === null
      ? due
      : t('tracking.map.delivered', { date: shortDay(localDate(delivered_at, destination.time_zone)) });
  const spot = ({ latitude, longitude, city, state }: Place) => ({
    latitude,
    longitude,
    name: nameOf({ city, state }),
  });
  return [
    { id: 'origin', role: 'origin', ...spot(origin), note: start },
    { id: 'destination', role: 'destination', ...spot(destination), ...(came === undefined ? {} : { note: came }) },
  ];
}

/** Where it was seen last, with the time there; null before the pickup and after the end. */
export function lastKnown(
  shipment: Shipment,
): { readonly place: string; readonly at: string; readonly timeZone: string } | null {
  const seen = lastSeen(shipment);
  const moving = shipment.status === 'in_transit' || shipment.status === 'delayed';
  if (seen === null || !moving || pickedUp(shipment) === null) return null;
  return { place: nameOf(seen), at: seen.occurred_at, timeZone: seen.time_zone };
}

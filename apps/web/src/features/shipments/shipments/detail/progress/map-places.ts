import type { Place, Shipment, TrackingEventWire } from '@waybill/contract';
import type { TFunction } from 'i18next';
import type { RoutePlace } from '../../../../../ui/freight/map/route-view.ts';
import { shortDay } from '../../../../../lib/format/days.ts';
import { localDate } from '../../../../../ui/freight/timeline/progress.ts';
import { lastSeen, pickedUp } from './facts.ts';

function isAt(event: TrackingEventWire, place: Place): boolean {
  return event.city === place.city && event.state === place.state;
}

const nameOf = ({ city, state }: { readonly city: string | null; readonly state: string | null }): string =>
  [city, state].filter(Boolean).join(', ');

type Seen = { readonly name: string; readonly latitude: number | null; readonly longitude: number | null };

/** Places between the ends that reported the freight, in the order of the way, each once. */
function seenBetween({ events, origin, destination }: Shipment): Seen[] {
  const seen = events
    .filter((event) => event.city !== null && !isAt(event, origin) && !isAt(event, destination))
    .map((event) => ({ name: nameOf(event), latitude: event.latitude, longitude: event.longitude }));
  return [...new Map(seen.toReversed().map((one) => [one.name, one])).values()];
}

/** Passed places whose coordinates nobody knows: the map cannot show them. */
export function placesNotDrawn(shipment: Shipment): string[] {
  const here = lastKnown(shipment)?.place;
  return seenBetween(shipment).flatMap(({ name, latitude }) => (latitude === null && name !== here ? [name] : []));
}

/** Whether the freight has come the whole way, delivered or not. */
export function hasArrived(shipment: Shipment): boolean {
  const seen = lastSeen(shipment);
  const there = seen !== null && isAt(seen, shipment.destination) && pickedUp(shipment) !== null;
  return shipment.status === 'delivered' || (there && shipment.status !== 'canceled');
}

/** The stops between the ends, the last one marked while the freight is there. */
function stops(t: TFunction, shipment: Shipment): RoutePlace[] {
  const here = lastKnown(shipment)?.place;
  return seenBetween(shipment).flatMap(({ name, latitude, longitude }): RoutePlace[] => {
    if (latitude === null || longitude === null) return [];
    const spot = { id: name, latitude, longitude, name };
    return name === here
      ? [{ ...spot, role: 'last_known', note: t('tracking.map.last_known') }]
      : [{ ...spot, role: 'stop' }];
  });
}

/** Both ends with their days, and between them the places that reported the freight, as far as they can be drawn. */
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
    ...stops(t, shipment),
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

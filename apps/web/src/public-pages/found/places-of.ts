import type { PublicTracking } from '@waybill/contract';
import type { RoutePlace } from '../../ui/freight/map/route-view.ts';
import { stopsOf, type Stop } from './stops-of.ts';

/** The places of a map, in the order of the way, and whether the freight has come to the last of them. */
export type MapPlaces = { readonly places: readonly RoutePlace[]; readonly arrived: boolean };

const nameOf = ({ city, state }: Pick<Stop, 'city' | 'state'>): string => `${city}, ${state}`;

/**
 * What the map of a shipment shows: both ends, and between them the places that reported the freight, as far as it is
 * known where they are. Nothing for a shipment of whose ends that is not known.
 */
export function placesOf(tracking: PublicTracking): MapPlaces {
  const { origin, destination, status } = tracking;
  if (origin.spot === null || destination.spot === null) return { places: [], arrived: false };
  const stops = stopsOf(tracking);
  const between = stops.slice(1, -1).flatMap((stop, index): RoutePlace[] => {
    if (stop.spot === null) return [];
    const role = stop.reached === 'here' ? 'last_known' : 'stop';
    return [{ id: `${index}`, role, name: nameOf(stop), ...stop.spot }];
  });
  return {
    places: [
      { id: 'origin', role: 'origin', name: nameOf(origin), ...origin.spot },
      ...between,
      { id: 'destination', role: 'destination', name: nameOf(destination), ...destination.spot },
    ],
    arrived: status === 'delivered' || (stops.length > 1 && stops.at(-1)?.reached === 'here'),
  };
}

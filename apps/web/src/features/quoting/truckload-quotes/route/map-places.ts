import type { RoutePlace, RouteRole } from '../../../../ui/freight/map/route-view.ts';
import type { PlaceLookup } from './use-places.ts';

/** The known places of a planned way, for the map; stops are places to come. */
export function placesOnRoute(places: readonly PlaceLookup[]): RoutePlace[] {
  return places.flatMap(({ place }, index): RoutePlace[] => {
    if (place === null) return [];
    const role: RouteRole = index === 0 ? 'origin' : index === places.length - 1 ? 'destination' : 'call';
    const { latitude, longitude } = place;
    const number = role === 'call' ? `${index}. ` : '';
    return [{ id: String(index), role, latitude, longitude, name: `${number}${place.city}, ${place.state}` }];
  });
}

import { greatCircleMiles, roadMiles, type Point } from '@waybill/freight';
import { hubs, type Hub } from './hubs.ts';

/** A place that freight is picked up at or brought to. */
export type ItineraryPlace = Hub;

/** A terminal on the way, with the estimated road miles from the place before it. */
export type Leg = { readonly at: Hub; readonly miles: number };

/** A terminal further away than this does not serve a place; the carrier's agent in the place itself does. */
const servedWithinMiles = 130;
const milesPerHub = 420;
const mostHubsBetween = 4;
/** How much longer than the straight way a detour through a hub may be. */
const mostDetour = 1.12;

function nearest(place: Point, among: readonly Hub[]): Hub | null {
  let best: Hub | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const hub of among) {
    const miles = greatCircleMiles(place, hub);
    if (miles < least) [best, least] = [hub, miles];
  }
  return best;
}

/** The terminal that serves a place. */
export function terminalOf(place: ItineraryPlace): Hub {
  const hub = nearest(place, hubs);
  return hub !== null && greatCircleMiles(place, hub) <= servedWithinMiles ? hub : place;
}

/** The point a share of the way along the straight line on the map; near enough to choose a hub by. */
function along(from: Point, to: Point, share: number): Point {
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    longitude: from.longitude + (to.longitude - from.longitude) * share,
  };
}

/** Hubs between two terminals, nearest to the points that divide the way evenly, each further on than the last. */
function between(from: Hub, to: Hub): Hub[] {
  const whole = greatCircleMiles(from, to);
  const count = Math.min(mostHubsBetween, Math.floor(whole / milesPerHub));
  const chosen: Hub[] = [];
  let covered = 0;
  for (let index = 1; index <= count; index += 1) {
    const candidates = hubs.filter((hub) => {
      const [done, left] = [greatCircleMiles(from, hub), greatCircleMiles(hub, to)];
      return hub !== from && hub !== to && done > covered + 60 && left > 60 && done + left <= whole * mostDetour;
    });
    const hub = nearest(along(from, to, index / (count + 1)), candidates);
    if (hub === null) continue;
    chosen.push(hub);
    covered = greatCircleMiles(from, hub);
  }
  return chosen;
}

/** The terminals freight goes through from pickup to delivery: at least one, the first serves the pickup. */
export function routeOf(pickup: ItineraryPlace, delivery: ItineraryPlace): Leg[] {
  const [first, last] = [terminalOf(pickup), terminalOf(delivery)];
  const stops = first === last ? [first] : [first, ...between(first, last), last];
  return stops.map((at, index) => ({ at, miles: roadMiles(index === 0 ? pickup : (stops[index - 1] as Hub), at) }));
}

import type { PublicTracking } from '@waybill/contract';
import { localDate } from '../../ui/freight/timeline/progress.ts';
import { newestFirst, pickedUpOn } from './facts.ts';

type Place = { readonly city: string; readonly state: string; readonly spot: PublicTracking['origin']['spot'] };

export type Stop = Place & {
  readonly reached: 'passed' | 'here' | 'ahead';
  /** Day of the first report from there, local to it. */
  readonly since: string | null;
};

function same(one: Omit<Place, 'spot'> | undefined, other: Omit<Place, 'spot'>): boolean {
  return one?.city === other.city && one.state === other.state;
}

/** Places that reported the freight on its way, in order, each named once in a row. */
function reported({ events }: PublicTracking): (Place & { readonly since: string })[] {
  const places: (Place & { readonly since: string })[] = [];
  for (const { city, state, spot, status, occurred_at, time_zone } of newestFirst(events).toReversed()) {
    if (city === null || state === null || status === 'pending' || status === 'dispatched') continue;
    if (same(places.at(-1), { city, state })) continue;
    places.push({ city, state, spot, since: localDate(occurred_at, time_zone) });
  }
  return places;
}

/** The way as places: where the freight was, where it is now, and where it goes. Empty until it is on its way. */
export function stopsOf(tracking: PublicTracking): Stop[] {
  const { status, origin, destination } = tracking;
  const pickedUp = pickedUpOn(tracking);
  if (pickedUp === null || status === 'canceled') return [];
  const seen = reported(tracking);
  const been = [{ ...origin, since: pickedUp }, ...(same(seen[0], origin) ? seen.slice(1) : seen)];
  const missing = !same(been.at(-1), destination);
  const delivered = status === 'delivered';
  const goal = {
    city: destination.city,
    state: destination.state,
    spot: destination.spot,
    since: null,
    reached: delivered ? 'here' : 'ahead',
  } as const;
  const here = missing && delivered ? been.length : been.length - 1;
  const stops = been.map((stop, index): Stop => ({ ...stop, reached: index === here ? 'here' : 'passed' }));
  return missing ? [...stops, goal] : stops;
}

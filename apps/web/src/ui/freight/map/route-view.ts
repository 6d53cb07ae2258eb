/** What a place is on the way. */
export type RouteRole =
  | 'origin'
  /** Where it was. */
  | 'stop'
  /** Where it is to call at on the way. */
  | 'call'
  | 'last_known'
  | 'destination';

export type RoutePlace = {
  readonly id: string;
  readonly role: RouteRole;
  readonly latitude: number;
  readonly longitude: number;
  /** `Omaha, NE` */
  readonly name: string;
  /** A second line: `Last known, 6:12 AM CDT`. */
  readonly note?: string;
};

export type RouteMapProps = {
  /** In the order of the way, from origin to destination. */
  readonly places: readonly RoutePlace[];
  /** The freight is at its destination: the whole way was travelled. */
  readonly arrived?: boolean;
};

/** How many of the places were reached: up to the last known one, or all of them, or only the origin before the start. */
export function travelledCount({ places, arrived = false }: RouteMapProps): number {
  if (arrived) return places.length;
  const known = places.findLastIndex(({ role }) => role === 'last_known' || role === 'stop');
  return known === -1 ? Math.min(1, places.length) : known + 1;
}

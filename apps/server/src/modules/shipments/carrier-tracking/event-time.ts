import { instantOf, type CarrierEvent } from '@waybill/carriers';
import type { Country } from '@waybill/freight';
import { findPlace } from '../../platform/places/index.ts';

/** Facts about a shipment that help to locate an event: both ends, and a fallback zone. */
export type Ends = {
  readonly origin: End;
  readonly destination: End;
};
export type End = {
  readonly city: string;
  readonly state: string;
  readonly time_zone: string;
  readonly latitude: number;
  readonly longitude: number;
};

/** Time and place of an event. */
export type Happened = {
  readonly occurred_at: Date;
  readonly time_zone: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

const same = (one: string | null, other: string): boolean => one?.trim().toLowerCase() === other.toLowerCase();

function endOf({ city, state }: CarrierEvent, { origin, destination }: Ends): End | null {
  return [origin, destination].find((end) => same(city, end.city) && same(state, end.state)) ?? null;
}

const countries: Readonly<Record<string, Country>> = { US: 'US', USA: 'US', CA: 'CA', CAN: 'CA', MX: 'MX', MEX: 'MX' };

/** Zones of states with a single time zone. The others need a postal code or a known city. */
const zoneOfState: Readonly<Record<string, string>> = {
  ...zones('America/New_York', 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV'),
  ...zones('America/Chicago', 'AL AR IA IL LA MN MO MS OK WI'),
  ...zones('America/Denver', 'CO MT NM UT WY'),
  ...zones('America/Los_Angeles', 'CA NV WA'),
  ...zones('America/Phoenix', 'AZ'),
  ...zones('Pacific/Honolulu', 'HI'),
  ...zones('America/Puerto_Rico', 'PR'),
};

function zones(zone: string, states: string): Record<string, string> {
  return Object.fromEntries(states.split(' ').map((state) => [state, zone]));
}

function whereOf(event: CarrierEvent, ends: Ends): Omit<Happened, 'occurred_at'> {
  const country = countries[event.country?.toUpperCase() ?? 'US'] ?? 'US';
  const place = event.postalCode === null ? null : findPlace(country, event.postalCode);
  const at = place ?? endOf(event, ends);
  if (at !== null) return { time_zone: at.time_zone, latitude: at.latitude, longitude: at.longitude };
  const zone = zoneOfState[event.state?.toUpperCase() ?? ''] ?? ends.origin.time_zone;
  return { time_zone: zone, latitude: null, longitude: null };
}

/**
 * The instant of an event and the zone to show it in. Uses the carrier's UTC offset if given; else the local time of
 * the place, of its state, or of the pickup.
 * @returns null for an invalid time
 */
export function happenedAt(event: CarrierEvent, ends: Ends): Happened | null {
  const where = whereOf(event, ends);
  const [, date, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2})?$/.exec(event.local) ?? [];
  if (date === undefined || time === undefined) return null;
  const at = event.offset === null ? onClock(date, time, where.time_zone) : new Date(`${event.local}${event.offset}`);
  return at === null || Number.isNaN(at.getTime()) ? null : { occurred_at: at, ...where };
}

/** Cache of instants by local time and zone, since many events of a batch share the same minute. */
const instants = new Map<string, number | null>();
const mostInstants = 20_000;

function onClock(date: string, time: string, zone: string): Date | null {
  const key = `${date}${time}${zone}`;
  let at = instants.get(key);
  if (at === undefined) {
    if (instants.size >= mostInstants) instants.clear();
    try {
      at = instantOf(date, time, zone).getTime();
    } catch {
      at = null;
    }
    instants.set(key, at);
  }
  return at === null ? null : new Date(at);
}

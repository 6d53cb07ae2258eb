import { ownZone } from './zones.ts';

// Apart from the reader's own zone, which the first view knows.

/** Zones of the countries we ship in. */
const ourZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'America/Halifax',
  'America/St_Johns',
  'America/Toronto',
  'America/Winnipeg',
  'America/Edmonton',
  'America/Vancouver',
  'America/Mexico_City',
  'America/Monterrey',
  'America/Cancun',
  'America/Tijuana',
] as const;

/** A zone's name as people read it. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/** Zones to choose from, the reader's own first. */
export function zonesFor(set: string | null): string[] {
  const own = ownZone();
  return [...new Set([own, ...(set === null ? [] : [set]), ...ourZones])];
}

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

let chosen: string | null = null;

/** Sets the zone that the person signed in chose in their profile; null for that of the computer. */
export function chooseOwnZone(zone: string | null): void {
  chosen = zone;
}

/** The zone that whoever looks works in: the one of their profile, else that of the computer. */
export function ownZone(): string {
  return chosen ?? computerZone();
}

/** The zone that the computer is set to. */
export function computerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** A zone's name as people read it. */
export function zoneName(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/** Zones to choose from, the reader's own first. */
export function zonesFor(set: string | null): string[] {
  const own = ownZone();
  return [...new Set([own, ...(set === null ? [] : [set]), ...ourZones])];
}

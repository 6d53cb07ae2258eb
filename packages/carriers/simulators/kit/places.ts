import { greatCircleMiles, type Point } from '@waybill/freight';

/** Where ZIP codes of each first digit lie, and which states begin with it. Coarse, but far is far. */
const regions: readonly { readonly at: Point; readonly states: string }[] = [
  { at: { latitude: 42.4, longitude: -72.2 }, states: 'CT MA ME NH NJ PR RI VT VI' },
  { at: { latitude: 41.2, longitude: -75.8 }, states: 'DE NY PA' },
  { at: { latitude: 37.2, longitude: -79.2 }, states: 'DC MD NC SC VA WV' },
  { at: { latitude: 32.4, longitude: -84.4 }, states: 'AL FL GA MS TN' },
  { at: { latitude: 40.1, longitude: -84.2 }, states: 'IN KY MI OH' },
  { at: { latitude: 44.9, longitude: -95 }, states: 'IA MN MT ND SD WI' },
  { at: { latitude: 40.1, longitude: -92.4 }, states: 'IL KS MO NE' },
  { at: { latitude: 32.2, longitude: -95.8 }, states: 'AR LA OK TX' },
  { at: { latitude: 38.9, longitude: -109.4 }, states: 'AZ CO ID NM NV TX UT WY' },
  { at: { latitude: 38.4, longitude: -120.6 }, states: 'AK AS CA GU HI OR WA' },
];

const regionOf = (zip: string) => regions[Number(zip[0] ?? '0')];

/** Whether a ZIP code may lie in a state, by its first digit; false for what is no ZIP code. */
export function zipIsIn(zip: string, state: string): boolean {
  return /^\d{5}(-?\d{4})?$/.test(zip) && (regionOf(zip)?.states.split(' ').includes(state) ?? false);
}

function pointOf(zip: string): Point {
  const { latitude, longitude } = regionOf(zip)?.at ?? { latitude: 40, longitude: -90 };
  const within = (Number(zip.slice(1, 3)) - 50) / 50;
  return { latitude: latitude - within * 1.6, longitude: longitude - within * 2.4 };
}

/** Miles between two ZIP codes, as good as a simulated price needs them. */
export function milesBetween(from: string, to: string): number {
  return greatCircleMiles(pointOf(from), pointOf(to));
}

const zones: Readonly<Record<string, string>> = {
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
};

/** The zone most of a state keeps. */
export function zoneOfState(state: string): string {
  return Object.keys(zones).find((zone) => zones[zone]?.split(' ').includes(state)) ?? 'America/New_York';
}

/** An instant on the clock of a zone: `YYYY-MM-DD`, `HH:MM:SS` and `-05:00`. */
export function localTime(
  instant: Date,
  zone: string,
): { readonly date: string; readonly time: string; readonly offset: string } {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'longOffset',
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts['year']}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}:${parts['second']}`,
    offset: parts['timeZoneName']?.replace('GMT', '') || '+00:00',
  };
}

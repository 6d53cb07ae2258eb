import { roadMiles, type Point } from '@waybill/freight';

/** Middle of the area of each first digit of a ZIP code, and of a Canadian letter's province; rough, for prices only. */
const middles: Readonly<Record<string, readonly [latitude: number, longitude: number, timeZone: string]>> = {
  '0': [42.3, -72.1, 'America/New_York'],
  '1': [41.4, -75.6, 'America/New_York'],
  '2': [37.2, -78.6, 'America/New_York'],
  '3': [32.2, -84.6, 'America/New_York'],
  '4': [40.1, -84.2, 'America/New_York'],
  '5': [44.4, -93.6, 'America/Chicago'],
  '6': [40.2, -92.6, 'America/Chicago'],
  '7': [32.6, -95.2, 'America/Chicago'],
  '8': [39.4, -109.2, 'America/Denver'],
  '9': [39.2, -121.2, 'America/Los_Angeles'],
  H: [45.5, -73.6, 'America/Toronto'],
  K: [45.2, -76.3, 'America/Toronto'],
  L: [43.6, -79.7, 'America/Toronto'],
  M: [43.7, -79.4, 'America/Toronto'],
  N: [43.2, -80.9, 'America/Toronto'],
  T: [51.8, -113.9, 'America/Denver'],
  V: [49.3, -122.8, 'America/Los_Angeles'],
};

const middleOf = (postalCode: string) =>
  middles[postalCode.charAt(0).toUpperCase()] ?? ([41, -97, 'America/Chicago'] as const);

/** A point for a postal code: within its area by its next two characters, so that no two towns are the same. */
function pointOf(postalCode: string): Point {
  const [latitude, longitude] = middleOf(postalCode);
  const [north, east] = [postalCode.charCodeAt(1) % 10, postalCode.charCodeAt(2) % 10];
  return { latitude: latitude + (north - 4.5) / 3, longitude: longitude + (east - 4.5) / 2 };
}

export function timeZoneOf(postalCode: string): string {
  return middleOf(postalCode)[2];
}

/** Road miles between two postal codes, for a simulated price. */
export function milesBetween(from: string, to: string): number {
  return Math.max(10, Math.round(roadMiles(pointOf(from), pointOf(to))));
}

/** Business days a simulated LTL carrier takes for so many miles. */
export function transitDaysFor(miles: number): number {
  const limits = [150, 450, 900, 1500, 2200];
  return limits.filter((limit) => miles > limit).length + 1;
}

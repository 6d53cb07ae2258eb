import { FreightError } from '../errors.ts';

/** A place on the globe in degrees. */
export type Point = { readonly latitude: number; readonly longitude: number };

/** Mean radius of the earth in statute miles. */
const earthRadiusMiles = 3958.7613;

function check({ latitude, longitude }: Point, field: string): void {
  if (!(Math.abs(latitude) <= 90)) throw new FreightError(`${field}.latitude`, 'out_of_range');
  if (!(Math.abs(longitude) <= 180)) throw new FreightError(`${field}.longitude`, 'out_of_range');
}

/** Great-circle miles between two places (haversine). */
export function greatCircleMiles(from: Point, to: Point): number {
  check(from, 'from');
  check(to, 'to');
  const radians = Math.PI / 180;
  const half = (degrees: number): number => Math.sin((degrees * radians) / 2) ** 2;
  const chord =
    half(to.latitude - from.latitude) +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * half(to.longitude - from.longitude);
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** How much longer the road is than the great circle: 16 % on long hauls, more on short ones. */
export function circuity(miles: number): number {
  if (miles > 150) return 1.16;
  return miles >= 30 ? 1.25 : 1.35;
}

/** Estimated road miles, whole, at least one. Always to be shown as an estimate. */
export function roadMiles(from: Point, to: Point): number {
  const miles = greatCircleMiles(from, to);
  return Math.max(1, Math.round(miles * circuity(miles)));
}

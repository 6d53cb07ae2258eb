import type { Point } from '@waybill/freight';
import zipcodes from 'zipcodes';
import { zoneOfState } from './time-zones.ts';

/** A place in the United States as a simulated carrier knows it. */
export type ZipPlace = Point & {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly timeZone: string;
};

/** The place of a ZIP code of five or nine digits; null for one that nobody has. */
export function placeOfZip(postalCode: string): ZipPlace | null {
  const zip = postalCode.trim().slice(0, 5);
  const row = /^\d{5}$/.test(zip) ? zipcodes.lookup(zip) : undefined;
  if (row === undefined || row.country !== 'US') return null;
  const { city, state, latitude, longitude } = row;
  return { zip, city, state, latitude, longitude, timeZone: zoneOfState(state) };
}

const centers = new Map<string, Point | null>();

function centerOf(zip3: string): Point | null {
  const places = Array.from({ length: 100 }, (_, last) => placeOfZip(`${zip3}${String(last).padStart(2, '0')}`));
  const known = places.filter((place) => place !== null);
  if (known.length === 0) return null;
  const mean = (pick: (place: ZipPlace) => number) => known.reduce((sum, place) => sum + pick(place), 0) / known.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}

/** The middle of all ZIP codes that begin with the same three digits; null where there are none. */
export function centerOfZip3(zip3: string): Point | null {
  const known = centers.get(zip3);
  if (known !== undefined) return known;
  const center = centerOf(zip3);
  centers.set(zip3, center);
  return center;
}

let byCity: Map<string, ZipPlace[]> | null = null;

function cityKey(city: string, state: string): string {
  return `${city.trim().toUpperCase()}/${state.trim().toUpperCase()}`;
}

/** Every ZIP code of a city, in order; the table is walked once, when it is first asked. */
export function placesOfCity(city: string, state: string): readonly ZipPlace[] {
  if (byCity === null) {
    byCity = new Map();
    for (let number = 0; number < 100_000; number += 1) {
      const place = placeOfZip(String(number).padStart(5, '0'));
      if (place === null) continue;
      const key = cityKey(place.city, place.state);
      byCity.set(key, [...(byCity.get(key) ?? []), place]);
    }
  }
  return byCity.get(cityKey(city, state)) ?? [];
}

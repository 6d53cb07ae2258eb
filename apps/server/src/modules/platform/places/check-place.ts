import { editsBetween } from '../../../core/edits-between.ts';
import type { Country, FieldProblem } from '@waybill/contract';
import { greatCircleMiles, type Point } from '@waybill/freight';
import zipcodes from 'zipcodes';
import { Refusal } from '../../../core/refusal.ts';
import { findPlace } from './find-place.ts';

/** The parts of an address that can contradict each other. */
export type WrittenPlace = {
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
  readonly country: Country;
};

/** Distance from which on a city with ZIP codes of its own in the state is another one. Suburbs are nearer. */
const otherCityMiles = 20;
/** Distance from which on a large city of another state is another one. */
const otherStateMiles = 60;
/** A city with this many ZIP codes is known outside its state, so it is missed when its state is another one. */
const largeCityZips = 20;

const shortForms: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** A city for comparison: without accents, punctuation, and abbreviations. */
function plainCity(name: string): string {
  const words = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/);
  return words.map((word) => shortForms[word] ?? word).join('');
}

type CityZip = Point & { readonly state: string };
let citiesByName: ReadonlyMap<string, readonly CityZip[]> | undefined;

/** ZIP codes of every US city of a name. Indexed on first use, since the table has 42,000 rows. */
function zipsOf(city: string): readonly CityZip[] {
  citiesByName ??= Map.groupBy(
    Object.values(zipcodes.codes).filter(({ country }) => country === 'US'),
    ({ city: name }) => plainCity(name),
  );
  return citiesByName.get(plainCity(city)) ?? [];
}

/** Whether a city of that name exists in its state, or is large, and none is near the place. */
function isElsewhere({ city, state }: Pick<WrittenPlace, 'city' | 'state'>, at: Point): boolean {
  const zips = zipsOf(city);
  const perState = Map.groupBy(zips, (zip) => zip.state);
  const isInState = perState.has(state);
  const isKnown = isInState || [...perState.values()].some(({ length }) => length >= largeCityZips);
  const far = isInState ? otherCityMiles : otherStateMiles;
  return isKnown && zips.every((zip) => greatCircleMiles(zip, at) > far);
}

/** Whether a city that no table has in the state is written almost like that of the postal code. */
function isMisspelled({ city, state }: Pick<WrittenPlace, 'city' | 'state'>, known: string): boolean {
  if (zipsOf(city).some((zip) => zip.state === state)) return false;
  const right = plainCity(known);
  return editsBetween(plainCity(city), right) <= (right.length < 6 ? 1 : 2);
}

/**
 * Compares a postal code with the state and the city beside it. It cannot tell which of them is wrong, and some ZIP
 * codes cross a state line, so a conflict is a question to whoever wrote it. The tables name one city for each US ZIP
 * code; a city counts as another one only if it is far away, or if its name is that one with a slip. Canadian codes tell the province alone.
 * @returns null if they agree or the code is in no table
 */
export function checkPlace({ city, state, postal_code: code, country }: WrittenPlace): FieldProblem | null {
  const place = findPlace(country, code);
  if (place === null) return null;
  const written = state.trim().toUpperCase();
  const isUs = country === 'US';
  const here = isUs ? `${city.trim()}, ${written}` : written;
  const there = isUs ? `${place.city}, ${place.state}` : place.state;
  const params = { code, there, here, state: place.state, ...(isUs ? { city: place.city } : {}) };
  if (place.state !== written) return { field: 'state', code: 'zip_in_other_state', params };
  if (!isUs || plainCity(city) === plainCity(place.city)) return null;
  const entered = { city, state: written };
  if (!isElsewhere(entered, place) && !isMisspelled(entered, place.city)) return null;
  return { field: 'city', code: 'zip_in_other_city', params };
}

/**
 * Asks whoever sends addresses about those that contradict themselves.
 * @param places by the path of each in the body; the body itself is `''`
 * @param confirmed the sender was asked, and keeps them
 * @throws Refusal validation_failed with a problem for each
 */
export function assertPlaces(
  places: Readonly<Record<string, WrittenPlace | null | undefined>>,
  confirmed: boolean | undefined,
): void {
  if (confirmed === true) return;
  const problems = Object.entries(places).flatMap(([path, place]) => {
    const found = place ? checkPlace(place) : null;
    return found === null ? [] : [{ ...found, field: path === '' ? found.field : `${path}.${found.field}` }];
  });
  if (problems.length > 0) throw new Refusal('validation_failed', { problems });
}

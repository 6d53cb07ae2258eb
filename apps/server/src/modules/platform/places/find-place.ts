import zoneAt from '@photostructure/tz-lookup';
import zipcodes, { type ZipCode } from 'zipcodes';
import type { Country, Place } from '@waybill/contract';

/** Province by the first letter of a Canadian postal code. The bundled rows contain place names instead. */
const provinceOfLetter: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
};

/** Areas of Nunavut, which shares its first letter with the Northwest Territories. */
const nunavut: ReadonlySet<string> = new Set(['X0A', 'X0B', 'X0C']);

function withZone(row: ZipCode, postalCode: string, state: string, country: Country): Place {
  return {
    postal_code: postalCode,
    city: row.city,
    state,
    country,
    latitude: row.latitude,
    longitude: row.longitude,
    time_zone: zoneAt(row.latitude, row.longitude),
  };
}

function findUnitedStates(code: string): Place | null {
  const zip = code.slice(0, 5);
  const row = zipcodes.lookup(zip);
  return row && row.country === 'US' ? withZone(row, zip, row.state, 'US') : null;
}

/** Parts of a city that the table names beside it: quarters in brackets, directions, and offices. */
const partsOfCity = [
  /\s*\(.*$/,
  / (?:Stn|Business Reply) .*$/,
  / (?:British Columbia|Manitoba|New Brunswick|Newfoundland & Labrador|Nova Scotia|Ontario|Prince Edward Island|Saskatchewan) Provincial Government$/,
  /^(?:Downtown|Old|Central|East|West) (?=Toronto|Montreal)/,
  /(?: (?:Inner|Outer|Upper|Lower|Central|And|North|South|East|West|Northeast|Northwest|Southeast|Southwest))+$/,
];

/** The city of a Canadian area: `Toronto` of `Downtown Toronto (Cn Tower / King And Spadina / ...)`. */
function cityOfArea(written: string): string {
  return partsOfCity.reduce((city, part) => city.replace(part, ''), written);
}

function findCanada(code: string): Place | null {
  const compact = code.replace(/\s/g, '').toUpperCase();
  const area = compact.slice(0, 3);
  // H0H is Santa Claus's code, with the coordinates of the North Pole.
  if (area === 'H0H') return null;
  const row = zipcodes.lookup(area);
  const province = nunavut.has(area) ? 'NU' : provinceOfLetter[area.charAt(0)];
  if (!row || row.country !== 'Canada' || province === undefined) return null;
  const shown = compact.length > 3 ? `${area} ${compact.slice(3)}` : area;
  return withZone({ ...row, city: cityOfArea(row.city) }, shown, province, 'CA');
}

/**
 * The place of a postal code from the bundled tables (US ZIP codes with territories, Canadian forward sortation areas);
 * null if unknown. Mexican codes are not included.
 */
export function findPlace(country: Country, postalCode: string): Place | null {
  const code = postalCode.trim();
  if (country === 'US') return findUnitedStates(code);
  if (country === 'CA') return findCanada(code);
  return null;
}

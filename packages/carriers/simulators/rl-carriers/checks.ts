import { addDays, freightClasses, isPostalCode, zoned, type Country } from '@waybill/freight';
import { objectOf, textOf, type Json } from '../ltl/json.ts';
import { timeZoneOf } from '../ltl/place.ts';
import type { Complaint } from './envelope.ts';

const wholeOf = (value: unknown): number => (Number.isInteger(value) ? (value as number) : 0);

const countries: Readonly<Record<string, Country>> = { USA: 'US', CAN: 'CA', MEX: 'MX' };

function pointComplaints(point: Json, path: string): readonly Complaint[] {
  const [zip, country] = [textOf(point['ZipOrPostalCode']), countries[textOf(point['CountryCode'])]];
  if (country === undefined) return [[`${path}.CountryCode`, 'CountryCode must be a valid ISO3 country code']];
  if (zip === '') return [[path, 'ServicePoint Zip code is required and cannot be null or empty']];
  return isPostalCode(zip, country) ? [] : [[`${path}.ZipOrPostalCode`, 'Invalid Zip or Postal code']];
}

/** Both ends of a quote. */
export function laneComplaints(quote: Json, path: string): readonly Complaint[] {
  return ['Origin', 'Destination'].flatMap((end) => pointComplaints(objectOf(quote[end]), `${path}.${end}`));
}

export function isoOf(us: string): string | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(us) ?? [];
  if (month === undefined || day === undefined) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return new Date(`${date}T00:00:00Z`).getTime() > 0 ? date : null;
}

/** A pickup date: a day that is not over at the place, at most 30 days ahead. */
export function dateComplaints(us: string, path: string, at: { now: Date; zip: string }): readonly Complaint[] {
  const date = isoOf(us);
  if (date === null) return [[path, 'PickupDate is required. Format: MM/dd/yyyy']];
  const today = zoned(at.now.getTime(), timeZoneOf(at.zip)).date;
  if (date < today) return [[path, 'PickupDate cannot be in the past']];
  if (date > addDays(today, 30)) return [[path, 'PickupDate cannot be more than 30 days in the future']];
  return [];
}

/** Classes and weights of what is rated or booked. */
export function itemComplaints(items: readonly Json[], path: string): readonly Complaint[] {
  return items.flatMap((item, at) => {
    const known = (freightClasses as readonly string[]).includes(textOf(item['Class']));
    const found: Complaint[] = [];
    if (!known) found.push([`${path}[${at}].Class`, 'Invalid freight class']);
    if (wholeOf(item['Weight']) < 1) found.push([`${path}[${at}].Weight`, 'Weight must be greater than 0']);
    return found;
  });
}

const needed = ['CompanyName', 'AddressLine1', 'City', 'StateOrProvince', 'PhoneNumber'];

/** A party of a bill of lading. */
export function partyComplaints(party: Json, path: string): readonly Complaint[] {
  const missing = needed.filter((name) => textOf(party[name]) === '');
  const long = ['AddressLine1', 'AddressLine2'].filter((name) => textOf(party[name]).length > 30);
  return [
    ...missing.map((name): Complaint => [`${path}.${name}`, `${name} is required`]),
    ...long.map((name): Complaint => [`${path}.${name}`, `${name} cannot be longer than 30 characters`]),
    ...pointComplaints(party, path),
  ];
}

const known: ReadonlySet<string> = new Set([
  'OriginLiftgate',
  'DestinationLiftgate',
  'InsidePickup',
  'InsideDelivery',
  'LimitedAccessPickup',
  'LimitedAccessDelivery',
  'ResidentialPickup',
  'ResidentialDelivery',
  'DeliveryAppointment',
  'Freezable',
  'Hazmat',
  'SortAndSegregate',
  'OverDimension',
]);

/** Additional services, by name. */
export function serviceComplaints(names: unknown, path: string): readonly Complaint[] {
  const given = Array.isArray(names) ? names.map(textOf) : [];
  const strange = given.filter((name) => !known.has(name));
  return strange.map((name) => [path, `${name} is not a valid additional service`]);
}

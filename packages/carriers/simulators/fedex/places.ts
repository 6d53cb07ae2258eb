import { groundZone, greatCircleMiles, roadMiles, zoned } from '@waybill/freight';
import { z } from 'zod';
import { fingerprint } from '../../src/house/chance.ts';
import { hubs, type Hub } from '../../src/house/itinerary/hubs.ts';

/** A place in a request; the postal code may come as a number. */
export const placeField = z.object({
  city: z.string().default(''),
  stateOrProvinceCode: z.string().default(''),
  postalCode: z.coerce.string().min(3),
  countryCode: z.string().length(2),
  residential: z.boolean().default(false),
});
export type Place = z.output<typeof placeField>;

/** Where ZIP codes beginning with each digit are, about in the middle. */
const byDigit = ['Hartford', 'Harrisburg', 'Richmond', 'Atlanta', 'Columbus', 'Minneapolis', 'Kansas City', 'Dallas'];
const rest = ['Denver', 'Fresno'];

const hubOf = (city: string): Hub => hubs.find((hub) => hub.city === city) ?? (hubs[0] as Hub);

/** The city that stands for a place: one of its state, else one for the first digit of its postal code. */
function nearHub({ stateOrProvinceCode, postalCode }: Place): Hub {
  const ofState = hubs.filter(({ state }) => state === stateOrProvinceCode);
  const chosen = ofState[fingerprint(postalCode.slice(0, 3)) % Math.max(1, ofState.length)];
  return chosen ?? hubOf([...byDigit, ...rest][Number(postalCode[0])] ?? 'Kansas City');
}

/** About where a place is: within half a degree of its city, the same for the same three first digits. */
function pointOf(place: Place) {
  const hub = nearHub(place);
  const scatter = fingerprint(place.postalCode.slice(0, 3));
  return {
    latitude: hub.latitude + (scatter % 1000) / 1000 - 0.5,
    longitude: hub.longitude + (Math.floor(scatter / 1000) % 1000) / 1000 - 0.5,
  };
}

export type Lane = { readonly miles: number; readonly zone: number };

/** Road miles and ground zone between two places. */
export function laneOf(from: Place, to: Place): Lane {
  const ends = [pointOf(from), pointOf(to)] as const;
  return { miles: roadMiles(...ends), zone: groundZone(greatCircleMiles(...ends)) };
}

/** Clock of a place. */
export const timeZoneOf = (place: Place): string => nearHub(place).timeZone;

/** The city halfway of a shipment. */
export function halfway(from: Place, to: Place): Place & { readonly timeZone: string } {
  const [a, b] = [pointOf(from), pointOf(to)];
  const middle = { latitude: (a.latitude + b.latitude) / 2, longitude: (a.longitude + b.longitude) / 2 };
  const hub = hubs.reduce((best, each) =>
    greatCircleMiles(each, middle) < greatCircleMiles(best, middle) ? each : best,
  );
  const { city, state, timeZone } = hub;
  return { city, stateOrProvinceCode: state, postalCode: '', countryCode: 'US', residential: false, timeZone };
}

/** An instant on the clock of a zone, with its offset: `2018-02-02T12:01:00-07:00`. */
export function localText(at: Date, timeZone: string): string {
  const { date, minutes } = zoned(at.getTime(), timeZone);
  const pad = (value: number) => String(value).padStart(2, '0');
  const local = `${date}T${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
  const offset = Math.floor((Date.parse(`${local}:59.999Z`) - at.getTime()) / 60_000);
  const size = Math.abs(offset);
  return `${local}:${pad(at.getUTCSeconds())}${offset < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** The date at a place. */
export const dateAt = (at: Date, place: Place): string => zoned(at.getTime(), timeZoneOf(place)).date;

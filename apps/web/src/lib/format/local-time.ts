import type { Formats } from './formats.ts';

/** A time of day `HH:MM` of some place as people write it: `5:00 PM`. */
export function clockTime(time: string, formats: Pick<Formats, 'time'>): string {
  return formats.time(`2026-01-01T${time}:00Z`, 'UTC').replace(/\s*UTC$/, '');
}

/** The zone of a place in words, `Central Time`, on a date. */
export function zoneOn(date: string, timeZone: string, formats: Pick<Formats, 'zone'>): string {
  return formats.zone(timeZone, new Date(`${date}T12:00:00Z`));
}

/** The same without minutes that are none: `5 PM`, `12:30 PM`. */
export const clockHour = (time: string, formats: Pick<Formats, 'time'>): string =>
  clockTime(time, formats).replace(':00', '');

/** The zone of a place in letters, `CT`, on a date. */
export const zoneShort = (date: string, timeZone: string, formats: Pick<Formats, 'zone'>): string =>
  formats.zone(timeZone, new Date(`${date}T12:00:00Z`), 'shortGeneric');

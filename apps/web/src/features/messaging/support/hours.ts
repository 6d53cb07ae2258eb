import type { SupportContacts } from '@waybill/contract';
import { zoned } from '@waybill/freight';

export type Hours = NonNullable<SupportContacts['hours']>;

/** What the clocks of a zone show at an instant: the day of the week from 1 for Monday, and `HH:MM`. */
function clockIn(zone: string, now: Date): { readonly weekday: number; readonly time: string; readonly date: string } {
  const { date, minutes } = zoned(now.getTime(), zone);
  const two = (value: number): string => String(value).padStart(2, '0');
  const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return { weekday: new Date(`${date}T00:00:00Z`).getUTCDay() || 7, time, date };
}

/** Whether somebody is there: Monday to Friday between the hours, by the clock of their zone. */
export function isOpen({ opens_at: opens, closes_at: closes, time_zone: zone }: Hours, now: Date): boolean {
  const { weekday, time } = clockIn(zone, now);
  return weekday <= 5 && time >= opens && time < closes;
}

/** The instant of a time of today in a zone. */
export function instantOf(time: string, zone: string, now: Date): Date {
  const { date } = clockIn(zone, now);
  const guess = new Date(`${date}T${time}:00Z`);
  const shown = clockIn(zone, guess);
  const off = Date.parse(`${shown.date}T${shown.time}:00Z`) - guess.getTime();
  return new Date(guess.getTime() - off);
}

/** Whether two zones show another time now. */
export function differ(one: string, other: string, now: Date): boolean {
  return clockIn(one, now).time !== clockIn(other, now).time;
}

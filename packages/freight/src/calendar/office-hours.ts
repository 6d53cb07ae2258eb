import { isBusinessDay } from './business-days.ts';
import { addDays } from './date.ts';
import { ltlClosures } from './holidays.ts';
import { minutesOf, zoned } from './zoned.ts';

/** Hours in which people answer, on carriers' business days. */
export type OfficeHours = {
  /** IANA time zone. */
  readonly zone: string;
  /** `HH:MM` in the time zone. */
  readonly opens: string;
  readonly closes: string;
};

const minuteMs = 60_000;
const closures = { holidays: ltlClosures };

/** Minutes from an instant (milliseconds since 1970) until opening; 0 while open. */
export function minutesUntilOpen(at: number, hours: OfficeHours): number {
  const { date, minutes } = zoned(at, hours.zone);
  const opens = minutesOf(hours.opens, 'opens');
  if (isBusinessDay(date, closures)) {
    if (minutes < opens) return opens - minutes;
    if (minutes < minutesOf(hours.closes, 'closes')) return 0;
  }
  let day = addDays(date, 1);
  let days = 1;
  while (!isBusinessDay(day, closures)) {
    day = addDays(day, 1);
    days += 1;
  }
  return days * 24 * 60 + opens - minutes;
}

/** Next opening time; null while open. May be off by an hour when the clocks change at night. */
export function opensAt(now: Date, hours: OfficeHours): Date | null {
  const wait = minutesUntilOpen(now.getTime(), hours);
  if (wait === 0) return null;
  return new Date((Math.floor(now.getTime() / minuteMs) + wait) * minuteMs);
}

import { addDays, isBusinessDay, ltlClosures, minutesOf, zoned } from '@waybill/freight';
import type { Support } from './settings.ts';

/** When people are there to answer, on days that carriers work. */
export type OfficeHours = {
  /** IANA name. */
  readonly zone: string;
  /** `HH:MM` on the clock of the zone. */
  readonly opens: string;
  readonly closes: string;
};

const minuteMs = 60_000;
const closures = { holidays: ltlClosures };

/** Minutes to go from an instant (milliseconds since 1970) until somebody is there: 0 while somebody is. */
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

/** When somebody is there next; null while somebody is. A night in which the clocks change may make it an hour off. */
export function opensAt(now: Date, hours: OfficeHours): Date | null {
  const wait = minutesUntilOpen(now.getTime(), hours);
  if (wait === 0) return null;
  return new Date((Math.floor(now.getTime() / minuteMs) + wait) * minuteMs);
}

/** The hours of the support, as the settings have them. */
export function hoursOfSupport({ timeZone, opensAt: opens, closesAt: closes }: Support): OfficeHours {
  return { zone: timeZone, opens, closes };
}

import { instantOf } from '@waybill/carriers';
import type { ReportEvery } from '@waybill/contract';
import { addDays, weekdayOf, zoned, type LocalDate } from '@waybill/freight';

/** When a report is mailed, in local time of `time_zone`. */
export type Times = {
  readonly every: ReportEvery;
  /** Weekday (Monday is 1, Sunday 7) or day of the month. */
  readonly on_day: number;
  readonly at_hour: number;
  readonly time_zone: string;
};

function isDay(day: LocalDate, { every, on_day: on }: Times): boolean {
  if (every === 'day') return true;
  if (every === 'week') return (weekdayOf(day) || 7) === on;
  return Number(day.slice(8)) === on;
}

/**
 * The first run strictly after an instant. At most one run a day, even when the clocks change; an hour that daylight
 * saving time skips becomes the hour before it.
 */
export function nextTime(times: Times, after: Date): Date {
  for (let day = zoned(after.getTime(), times.time_zone).date; ; day = addDays(day, 1)) {
    if (!isDay(day, times)) continue;
    const at = instantOf(day, times.at_hour * 60, times.time_zone);
    if (at > after) return at;
  }
}

import { instantOf } from '@waybill/carriers';
import type { ReportEvery } from '@waybill/contract';
import { addDays, weekdayOf, zoned, type LocalDate } from '@waybill/freight';

/** When a report is mailed, by the clock of a place. */
export type Times = {
  readonly every: ReportEvery;
  /** Of a week Monday is 1 and Sunday 7; of a month its day. */
  readonly on_day: number;
  readonly at_hour: number;
  readonly time_zone: string;
};

function isDay(day: LocalDate, { every, on_day: on }: Times): boolean {
  if (every === 'day') return true;
  if (every === 'week') return (weekdayOf(day) || 7) === on;
  return Number(day.slice(8)) === on;
}

/** The next time after an instant, which is no time itself: each day has one at most, also when the clocks change, and an hour
 * that is left out then is the one before it. */
export function nextTime(times: Times, after: Date): Date {
  for (let day = zoned(after.getTime(), times.time_zone).date; ; day = addDays(day, 1)) {
    if (!isDay(day, times)) continue;
    const at = instantOf(day, times.at_hour * 60, times.time_zone);
    if (at > after) return at;
  }
}

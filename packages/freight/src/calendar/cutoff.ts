import { addDays, type LocalDate } from './date.ts';
import { isBusinessDay, type Closures } from './business-days.ts';
import { ltlClosures } from './holidays.ts';
import { minutesOf, type ZonedTime } from './zoned.ts';

/**
 * Latest time at which a pickup of freight is asked for, by the pickup place's clock, on the last business day before
 * it: dispatchers plan the next day's trucks then, and nobody plans on a weekend.
 */
export const ltlBookingCutoff = '16:00';

const usual: Closures = { holidays: ltlClosures };

/** The day by whose cut-off a pickup is booked: the last business day before it. */
export function ltlBookBy(pickup: LocalDate, closures: Closures = usual): LocalDate {
  let day = addDays(pickup, -1);
  while (!isBusinessDay(day, closures)) day = addDays(day, -1);
  return day;
}

/** Whether freight can still be booked for a pickup day. The minute of the cut-off itself is still in time. */
export function inTimeForLtl(pickup: LocalDate, now: ZonedTime, closures: Closures = usual): boolean {
  const last = ltlBookBy(pickup, closures);
  if (now.date !== last) return now.date < last;
  return now.minutes <= minutesOf(ltlBookingCutoff, 'cutoff');
}

import { FreightError } from '../errors.ts';
import { addDays, isWeekend, type LocalDate } from './date.ts';
import { holidayOn, type UsHoliday } from './holidays.ts';

/** What a carrier does not work on, besides weekends: holidays of the list, and single dates of its own. */
export type Closures = { readonly holidays: readonly UsHoliday[]; readonly dates?: readonly LocalDate[] };

export function isBusinessDay(date: LocalDate, closures: Closures): boolean {
  return !isWeekend(date) && holidayOn(date, closures.holidays) === null && !closures.dates?.includes(date);
}

/** The first business day after a date. */
export function nextBusinessDay(date: LocalDate, closures: Closures): LocalDate {
  let day = addDays(date, 1);
  while (!isBusinessDay(day, closures)) day = addDays(day, 1);
  return day;
}

const mostTransitDays = 366;

/**
 * The business day so many business days after a date, which is day 0 whatever day it is.
 * @throws FreightError `out_of_range` for no whole number from 0 to 366
 */
export function addBusinessDays(date: LocalDate, days: number, closures: Closures): LocalDate {
  if (!Number.isInteger(days) || days < 0 || days > mostTransitDays) throw new FreightError('days', 'out_of_range');
  let day = date;
  for (let left = days; left > 0; left -= 1) day = nextBusinessDay(day, closures);
  return day;
}

/** Business days after `from` up to and with `to`; 0 when `to` is not later. */
export function businessDaysBetween(from: LocalDate, to: LocalDate, closures: Closures): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    if (isBusinessDay(day, closures)) count += 1;
  }
  return count;
}

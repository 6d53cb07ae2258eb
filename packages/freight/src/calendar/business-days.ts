import { FreightError } from '../errors.ts';
import { addDays, isWeekend, parse, textOf, weekdayOfNumber, type LocalDate } from './date.ts';
import { holidayOn, type UsHoliday } from './holidays.ts';

/** What a carrier does not work on, besides weekends: holidays of the list, and single dates of its own. */
export type Closures = { readonly holidays: readonly UsHoliday[]; readonly dates?: readonly LocalDate[] };

/** Whether a weekday is none of the closures. */
function isOpen(date: LocalDate, closures: Closures): boolean {
  return holidayOn(date, closures.holidays) === null && !closures.dates?.includes(date);
}

export function isBusinessDay(date: LocalDate, closures: Closures): boolean {
  return !isWeekend(date) && isOpen(date, closures);
}

/** The first business day after a date. */
export function nextBusinessDay(date: LocalDate, closures: Closures): LocalDate {
  return addBusinessDays(date, 1, closures);
}

const mostTransitDays = 366;

/**
 * The business day so many business days after a date, which is day 0 whatever day it is.
 * @throws FreightError `out_of_range` for no whole number from 0 to 366
 */
export function addBusinessDays(date: LocalDate, days: number, closures: Closures): LocalDate {
  if (!Number.isInteger(days) || days < 0 || days > mostTransitDays) throw new FreightError('days', 'out_of_range');
  let day = parse(date, 'date');
  for (let left = days; left > 0;) {
    day += 1;
    const weekday = weekdayOfNumber(day);
    if (weekday !== 0 && weekday !== 6 && isOpen(textOf(day), closures)) left -= 1;
  }
  return textOf(day);
}

/** Business days after `from` up to and with `to`; 0 when `to` is not later. */
export function businessDaysBetween(from: LocalDate, to: LocalDate, closures: Closures): number {
  let count = 0;
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    if (isBusinessDay(day, closures)) count += 1;
  }
  return count;
}

import { FreightError } from '../errors.ts';

/** A day of the calendar without a zone, as `YYYY-MM-DD`. Texts of this form sort in time order. */
export type LocalDate = string;

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeap(year) ? 29 : (monthLengths[month - 1] ?? 0);

/**
 * Days since 1 March of year 0: years begin in March, so that the leap day is a year's last and months need no table.
 */
function dayNumber(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1;
  const monthsSinceMarch = (month + 9) % 12;
  const leapDays = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  return shifted * 365 + leapDays + Math.floor((153 * monthsSinceMarch + 2) / 5) + day - 1;
}

const daysIn400Years = 146_097;

/** The date of a day number. */
export function textOf(number: number): LocalDate {
  const era = Math.floor(number / daysIn400Years);
  const ofEra = number - era * daysIn400Years;
  const leapless = ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096);
  const yearOfEra = Math.floor(leapless / 365);
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthsSinceMarch = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * monthsSinceMarch + 2) / 5) + 1;
  const month = monthsSinceMarch < 10 ? monthsSinceMarch + 3 : monthsSinceMarch - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}

/** A stretch of digits as a number, or -1 when one of them is none. Rating reads dates too often for a pattern. */
function digits(text: string, from: number, to: number): number {
  let value = 0;
  for (let index = from; index < to; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    if (!(digit >= 0 && digit <= 9)) return -1;
    value = value * 10 + digit;
  }
  return value;
}

/** The day number of a date. @throws FreightError `invalid_date` naming `field` */
export function parse(date: LocalDate, field: string): number {
  const [year, month, day] = [digits(date, 0, 4), digits(date, 5, 7), digits(date, 8, 10)];
  const shaped = date.length === 10 && date[4] === '-' && date[7] === '-' && year >= 0;
  if (!shaped || day < 1 || day > daysInMonth(year, month)) throw new FreightError(field, 'invalid_date');
  return dayNumber(year, month, day);
}

/**
 * The date itself when it is a real day.
 * @throws FreightError `invalid_date` naming `field`, e.g. for 2026-02-30
 */
export function checkDate(date: LocalDate, field: string): LocalDate {
  parse(date, field);
  return date;
}

/** The day so many days later (earlier when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return textOf(parse(date, 'date') + days);
}

/** Whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return parse(to, 'to') - parse(from, 'from');
}

/** The weekday of a day number. Day 0, 1 March of year 0, was a Wednesday. */
export function weekdayOfNumber(number: number): Weekday {
  return ((number + 3) % 7) as Weekday;
}

export function weekdayOf(date: LocalDate): Weekday {
  return weekdayOfNumber(parse(date, 'date'));
}

export function isWeekend(date: LocalDate): boolean {
  const day = weekdayOf(date);
  return day === 0 || day === 6;
}

export function yearOf(date: LocalDate): number {
  parse(date, 'date');
  return Number(date.slice(0, 4));
}

/** Day `day` of a month (1 to 12), as a date; days outside the month lead into its neighbours. */
export function dateOf(year: number, month: number, day: number): LocalDate {
  return textOf(dayNumber(year, month, 1) + day - 1);
}

/** The `nth` given weekday of a month; -1 is the last. */
export function nthWeekday(year: number, month: number, weekday: Weekday, nth: number): LocalDate {
  if (nth < 0) {
    const last = dateOf(year, month, daysInMonth(year, month));
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = dateOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

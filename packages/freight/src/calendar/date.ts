import { FreightError } from '../errors.ts';

/** A day of the calendar without a zone, as `YYYY-MM-DD`. Texts of this form sort in time order. */
export type LocalDate = string;

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const shape = /^(\d{4})-(\d{2})-(\d{2})$/;
const dayMs = 86_400_000;

function utc(date: LocalDate, field: string): number {
  const [, year = '', month = '', day = ''] = shape.exec(date) ?? [];
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (year === '' || toText(time) !== date) throw new FreightError(field, 'invalid_date');
  return time;
}

function toText(time: number): LocalDate {
  return new Date(time).toISOString().slice(0, 10);
}

/**
 * The date itself when it is a real day.
 * @throws FreightError `invalid_date` naming `field`, e.g. for 2026-02-30
 */
export function checkDate(date: LocalDate, field: string): LocalDate {
  utc(date, field);
  return date;
}

/** The day so many days later (earlier when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return toText(utc(date, 'date') + days * dayMs);
}

/** Whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return (utc(to, 'to') - utc(from, 'from')) / dayMs;
}

export function weekdayOf(date: LocalDate): Weekday {
  return new Date(utc(date, 'date')).getUTCDay() as Weekday;
}

export function isWeekend(date: LocalDate): boolean {
  const day = weekdayOf(date);
  return day === 0 || day === 6;
}

export function yearOf(date: LocalDate): number {
  return Number(checkDate(date, 'date').slice(0, 4));
}

/** Day `day` of a month (1 to 12), as a date. */
export function dateOf(year: number, month: number, day: number): LocalDate {
  return toText(Date.UTC(year, month - 1, day));
}

/** The `nth` given weekday of a month; -1 is the last. */
export function nthWeekday(year: number, month: number, weekday: Weekday, nth: number): LocalDate {
  if (nth < 0) {
    const last = dateOf(year, month + 1, 0);
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = dateOf(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

import { booksTimeZone } from '@waybill/contract';
import { zoned, type LocalDate } from '@waybill/freight';

/** The books' calendar day at an instant. */
export function billingDay(now: Date): LocalDate {
  return zoned(now.getTime(), booksTimeZone).date;
}

/** The day so many days after another, as `YYYY-MM-DD`. */
export function daysAfter(day: LocalDate, days: number): LocalDate {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

import { addDays, daysBetween, weekdayOf, type LocalDate } from '@waybill/freight';

/** A range of days, both ends included. */
export type Period = { readonly from: LocalDate; readonly to: LocalDate };

/** A period of `days` days that ends on a day. */
export function daysUpTo(to: LocalDate, days: number): Period {
  return { from: addDays(to, 1 - days), to };
}

/** The period of the same length just before. */
export function before({ from, to }: Period): Period {
  return daysUpTo(addDays(from, -1), daysBetween(from, to) + 1);
}

/** Every day of a period, in order. */
export function daysOf({ from, to }: Period): LocalDate[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** The whole weeks (Monday to Sunday) within a period; null if there are none. */
export function wholeWeeksOf({ from, to }: Period): Period | null {
  const first = addDays(from, (8 - weekdayOf(from)) % 7);
  const last = addDays(to, -weekdayOf(to));
  return first < last ? { from: first, to: last } : null;
}

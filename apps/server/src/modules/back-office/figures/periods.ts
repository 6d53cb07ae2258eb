import { addDays, daysBetween, weekdayOf, type LocalDate } from '@waybill/freight';

/** Days from the first to the last, both of them with it. */
export type Period = { readonly from: LocalDate; readonly to: LocalDate };

/** So many days that end with one. */
export function daysUpTo(to: LocalDate, days: number): Period {
  return { from: addDays(to, 1 - days), to };
}

/** As many days just before. */
export function before({ from, to }: Period): Period {
  return daysUpTo(addDays(from, -1), daysBetween(from, to) + 1);
}

/** Every day of a period, in order. */
export function daysOf({ from, to }: Period): LocalDate[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

/** The weeks from Monday to Sunday that a period has whole; null where there is none. */
export function wholeWeeksOf({ from, to }: Period): Period | null {
  const first = addDays(from, (8 - weekdayOf(from)) % 7);
  const last = addDays(to, -weekdayOf(to));
  return first < last ? { from: first, to: last } : null;
}

import { addDays, daysBetween, type LocalDate } from '@waybill/freight';

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

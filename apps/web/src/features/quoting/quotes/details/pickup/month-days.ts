import { addDays, ltlPickupDays, weekdayOf, type PickupDay } from '@waybill/freight';

/** First day of the month that a date lies in, moved by whole months. */
export function monthStart(date: string, months = 0): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const counted = year * 12 + month - 1 + months;
  return `${Math.floor(counted / 12)}-${String((counted % 12) + 1).padStart(2, '0')}-01`;
}

/**
 * The days of a month in weeks from Sunday on; null where a week reaches into another month, and days before today
 * are left out as well.
 * @param minutes the time at the pickup place; null while it is not known
 */
export function monthWeeks(start: string, today: string, minutes: number | null = null): (PickupDay | null)[][] {
  const end = monthStart(start, 1);
  const lead = weekdayOf(start);
  const length = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000);
  const ahead = Math.round((Date.parse(end) - Date.parse(today)) / 86_400_000);
  const known = new Map(ahead > 0 ? ltlPickupDays(today, ahead, undefined, minutes).map((day) => [day.date, day]) : []);
  const cells: (PickupDay | null)[] = [
    ...Array.from({ length: lead }, () => null),
    ...Array.from({ length }, (_, index) => known.get(addDays(start, index)) ?? null),
  ];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

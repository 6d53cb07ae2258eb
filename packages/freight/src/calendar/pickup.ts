import { addDays, checkDate, isWeekend, type LocalDate } from './date.ts';
import { nextBusinessDay, type Closures } from './business-days.ts';
import { inTimeForLtl } from './cutoff.ts';
import { federalHolidayOn, holidayOn, ltlClosures, type UsHoliday } from './holidays.ts';
import type { ZonedTime } from './zoned.ts';

/** Minutes after midnight at the pickup place. */
export type LocalMinutes = number;

/** Why freight cannot be picked up on a day. */
export const pickupBars = [
  'pickup_past',
  'pickup_today',
  'pickup_weekend',
  'pickup_holiday',
  'pickup_closed',
  'pickup_cutoff_passed',
] as const;
export type PickupBar = (typeof pickupBars)[number];

export type PickupDay = {
  readonly date: LocalDate;
  readonly bars: readonly PickupBar[];
  readonly holiday: UsHoliday | null;
  /** The holiday falls on another day and is only kept on this one. */
  readonly observed: boolean;
};

/**
 * Everything that bars less-than-truckload pickup on a date: before today, today, a weekend, a federal holiday (or
 * the day it is observed), a day the carriers close; and for a day that is open otherwise, that its cut-off has passed.
 * @param today the date in the pickup place's zone
 * @param minutes the time there; null leaves the cut-off out
 */
export function ltlPickupDay(
  date: LocalDate,
  today: LocalDate,
  closures: Closures = { holidays: ltlClosures },
  minutes: LocalMinutes | null = null,
): PickupDay {
  checkDate(date, 'pickupDate');
  checkDate(today, 'today');
  const federal = federalHolidayOn(date);
  const closed = holidayOn(date, closures.holidays);
  const holiday = federal ?? closed;
  const bars: PickupBar[] = [];
  if (date < today) bars.push('pickup_past');
  if (date === today) bars.push('pickup_today');
  if (isWeekend(date)) bars.push('pickup_weekend');
  if (federal !== null) bars.push('pickup_holiday');
  if ((closed !== null && federal === null) || closures.dates?.includes(date)) bars.push('pickup_closed');
  if (bars.length === 0 && minutes !== null && !inTimeForLtl(date, { date: today, minutes }, closures))
    bars.push('pickup_cutoff_passed');
  return { date, bars, holiday: holiday?.holiday ?? null, observed: holiday?.observed ?? false };
}

/** The days from today on, open and closed, as a date picker shows them. */
export function ltlPickupDays(
  today: LocalDate,
  count: number,
  closures?: Closures,
  minutes?: LocalMinutes | null,
): PickupDay[] {
  return Array.from({ length: count }, (_, index) => ltlPickupDay(addDays(today, index), today, closures, minutes));
}

/** The first day that freight can be picked up: what is taken when no date was chosen. */
export function firstLtlPickup(today: LocalDate, closures?: Closures): LocalDate {
  let day = addDays(today, 1);
  while (ltlPickupDay(day, today, closures).bars.length > 0) day = addDays(day, 1);
  return day;
}

/** The first day on which carriers pick freight up and for which it can still be booked. */
export function firstBookableLtlPickup({ date: today, minutes }: ZonedTime, closures?: Closures): LocalDate {
  let day = addDays(today, 1);
  while (ltlPickupDay(day, today, closures, minutes).bars.length > 0) day = addDays(day, 1);
  return day;
}

export type ParcelPickup = {
  readonly date: LocalDate;
  /** Between the two cut-offs the next day is asked for, not promised. */
  readonly guaranteed: boolean;
};

/** By noon the next business day is promised; after two in the afternoon it is the one after. */
export const parcelCutoffs = { promisedUntil: 12 * 60, askedUntil: 14 * 60 } as const;

/** The day a parcel is picked up when it is scheduled on `today` at a local time of the pickup place. */
export function parcelPickup(today: LocalDate, now: LocalMinutes, closures: Closures): ParcelPickup {
  const next = nextBusinessDay(today, closures);
  if (now > parcelCutoffs.askedUntil) return { date: nextBusinessDay(next, closures), guaranteed: true };
  return { date: next, guaranteed: now <= parcelCutoffs.promisedUntil };
}

import { addDays, dateOf, nthWeekday, weekdayOf, yearOf, type LocalDate } from './date.ts';

/** Days that close federal offices, and two more that close less-than-truckload terminals. */
export const usHolidays = [
  'new_year',
  'martin_luther_king',
  'washington_birthday',
  'memorial_day',
  'juneteenth',
  'independence_day',
  'labor_day',
  'columbus_day',
  'veterans_day',
  'thanksgiving',
  'day_after_thanksgiving',
  'christmas_eve',
  'christmas',
] as const;
export type UsHoliday = (typeof usHolidays)[number];

/** The eleven federal holidays of 5 USC 6103. */
export const federalHolidays: readonly UsHoliday[] = usHolidays.filter(
  (one) => one !== 'day_after_thanksgiving' && one !== 'christmas_eve',
);

/** Days on which less-than-truckload carriers usually close. A carrier's own list may replace it. */
export const ltlClosures: readonly UsHoliday[] = [
  'new_year',
  'memorial_day',
  'independence_day',
  'labor_day',
  'thanksgiving',
  'day_after_thanksgiving',
  'christmas_eve',
  'christmas',
];

/** Days on which the large parcel carriers close. The post follows the federal holidays instead. */
export const parcelClosures: readonly UsHoliday[] = ltlClosures.filter(
  (one) => one !== 'day_after_thanksgiving' && one !== 'christmas_eve',
);

const rules: Readonly<Record<UsHoliday, (year: number) => LocalDate>> = {
  new_year: (year) => dateOf(year, 1, 1),
  martin_luther_king: (year) => nthWeekday(year, 1, 1, 3),
  washington_birthday: (year) => nthWeekday(year, 2, 1, 3),
  memorial_day: (year) => nthWeekday(year, 5, 1, -1),
  juneteenth: (year) => dateOf(year, 6, 19),
  independence_day: (year) => dateOf(year, 7, 4),
  labor_day: (year) => nthWeekday(year, 9, 1, 1),
  columbus_day: (year) => nthWeekday(year, 10, 1, 2),
  veterans_day: (year) => dateOf(year, 11, 11),
  thanksgiving: (year) => nthWeekday(year, 11, 4, 4),
  day_after_thanksgiving: (year) => addDays(nthWeekday(year, 11, 4, 4), 1),
  christmas_eve: (year) => dateOf(year, 12, 24),
  christmas: (year) => dateOf(year, 12, 25),
};

export function usHolidayDate(holiday: UsHoliday, year: number): LocalDate {
  return rules[holiday](year);
}

/** The day federal offices keep instead: Friday for a Saturday, Monday for a Sunday. */
export function observedDate(date: LocalDate): LocalDate {
  const weekday = weekdayOf(date);
  if (weekday === 6) return addDays(date, -1);
  return weekday === 0 ? addDays(date, 1) : date;
}

export type HolidayMatch = { readonly holiday: UsHoliday; readonly observed: boolean };

/** The holidays of a year by date, worked out once: rating asks for the same few years again and again. */
const years = new Map<string, ReadonlyMap<LocalDate, UsHoliday>>();

function holidaysOf(yearText: string): ReadonlyMap<LocalDate, UsHoliday> {
  const known = years.get(yearText);
  if (known !== undefined) return known;
  const year = Number(yearText);
  const byDate = new Map(usHolidays.map((one) => [rules[one](year), one]));
  years.set(yearText, byDate);
  return byDate;
}

/** The holiday of a list that falls on a date, or null. */
export function holidayOn(date: LocalDate, list: readonly UsHoliday[]): HolidayMatch | null {
  const holiday = holidaysOf(date.slice(0, 4)).get(date);
  return holiday === undefined || !list.includes(holiday) ? null : { holiday, observed: false };
}

/** The federal holiday on a date, or the one whose observed day it is (New Year's may be kept the year before). */
export function federalHolidayOn(date: LocalDate): HolidayMatch | null {
  const actual = holidayOn(date, federalHolidays);
  if (actual !== null) return actual;
  const year = yearOf(date);
  const fixed = (one: UsHoliday, of: number): boolean => observedDate(rules[one](of)) === date;
  const holiday = federalHolidays.find((one) => fixed(one, year) || fixed(one, year + 1));
  return holiday === undefined ? null : { holiday, observed: true };
}

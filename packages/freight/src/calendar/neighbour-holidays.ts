import { addDays, dateOf, nthWeekday, weekdayOf, yearOf, type LocalDate } from './date.ts';

/** Public holidays of Canada and Mexico, for display beside a date. They close no carrier of ours. */
export const neighbourHolidays = {
  CA: [
    'new_year',
    'good_friday',
    'victoria_day',
    'canada_day',
    'labour_day',
    'truth_and_reconciliation',
    'thanksgiving_ca',
    'remembrance_day',
    'christmas',
    'boxing_day',
  ],
  MX: [
    'new_year',
    'constitution_day',
    'juarez_birthday',
    'labor_day_mx',
    'independence_mx',
    'revolution_day',
    'christmas',
  ],
} as const;
export type NeighbourHoliday = (typeof neighbourHolidays)[keyof typeof neighbourHolidays][number];

/** Easter Sunday of a year, by the Gregorian computus. */
export function easter(year: number): LocalDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const skipped = Math.floor((century + 8) / 25);
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((century - skipped + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const day = moon + weekday - 7 * late + 114;
  return dateOf(year, Math.floor(day / 31), (day % 31) + 1);
}

/** The Monday before 25 May. */
function victoriaDay(year: number): LocalDate {
  const last = dateOf(year, 5, 24);
  return addDays(last, -((weekdayOf(last) + 6) % 7));
}

const rules: Readonly<Record<NeighbourHoliday, (year: number) => LocalDate>> = {
  new_year: (year) => dateOf(year, 1, 1),
  good_friday: (year) => addDays(easter(year), -2),
  victoria_day: victoriaDay,
  canada_day: (year) => dateOf(year, 7, 1),
  labour_day: (year) => nthWeekday(year, 9, 1, 1),
  truth_and_reconciliation: (year) => dateOf(year, 9, 30),
  thanksgiving_ca: (year) => nthWeekday(year, 10, 1, 2),
  remembrance_day: (year) => dateOf(year, 11, 11),
  christmas: (year) => dateOf(year, 12, 25),
  boxing_day: (year) => dateOf(year, 12, 26),
  constitution_day: (year) => nthWeekday(year, 2, 1, 1),
  juarez_birthday: (year) => nthWeekday(year, 3, 1, 3),
  labor_day_mx: (year) => dateOf(year, 5, 1),
  independence_mx: (year) => dateOf(year, 9, 16),
  revolution_day: (year) => nthWeekday(year, 11, 1, 3),
};

/** The Canadian or Mexican holiday on a date, or null. */
export function neighbourHolidayOn(date: LocalDate, country: keyof typeof neighbourHolidays): NeighbourHoliday | null {
  const year = yearOf(date);
  return neighbourHolidays[country].find((one) => rules[one](year) === date) ?? null;
}

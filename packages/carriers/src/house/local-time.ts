import { daysBetween, minutesOf, zoned, type LocalDate } from '@waybill/freight';

const minute = 60_000;

/**
 * The instant at which the clocks of a place show a date and time. A time that the clocks jump over in spring is
 * read as the same number of minutes after midnight by the time before the jump.
 * @param time minutes after midnight, or `HH:MM`
 * @param zone IANA name
 */
export function instantOf(date: LocalDate, time: number | string, zone: string): Date {
  const minutes = typeof time === 'number' ? time : minutesOf(time, 'time');
  const wanted = Date.parse(`${date}T00:00:00Z`) + minutes * minute;
  let instant = wanted;
  // The first step takes the offset of about the right day, the second that of the right hour.
  for (let step = 0; step < 2; step += 1) {
    const shown = zoned(instant, zone);
    instant += (daysBetween(shown.date, date) * 1440 + minutes - shown.minutes) * minute;
  }
  return new Date(instant);
}

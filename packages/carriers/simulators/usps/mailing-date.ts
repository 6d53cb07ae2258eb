import { daysBetween, type LocalDate } from '@waybill/freight';
import { localMoment } from '../kit/places/time-zones.ts';

/**
 * Whether a package can be mailed on a date: today at its origin, or up to so many days later.
 * @returns what is wrong with it, or null
 */
export function mailingDateFault(date: LocalDate, now: Date, timeZone: string, most: number): string | null {
  const today = localMoment(now, timeZone).date;
  let ahead: number;
  try {
    ahead = daysBetween(today, date);
  } catch {
    return 'The mailing date is not a date.';
  }
  return ahead < 0 || ahead > most ? `The mailing date may be today plus 0 to ${most} days in advance.` : null;
}

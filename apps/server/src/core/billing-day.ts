import { booksTimeZone } from '@waybill/contract';
import { zoned, type LocalDate } from '@waybill/freight';

/** The books' calendar day at an instant. */
export function billingDay(now: Date): LocalDate {
  return zoned(now.getTime(), booksTimeZone).date;
}

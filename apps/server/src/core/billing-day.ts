import { booksTimeZone } from '@waybill/contract';
import { zoned, type LocalDate } from '@waybill/freight';

/** Calendar day of an instant in the time zone of the books. */
export function billingDay(now: Date): LocalDate {
  return zoned(now.getTime(), booksTimeZone).date;
}

import { booksTimeZone, bucketOf, type AgingBucket, type InvoiceRow } from '@waybill/contract';
import { zoned } from '@waybill/freight';
import type { TFunction } from 'i18next';

/** How far an invoice is from its due date: `due in 26 days`, `due tomorrow`, `44 days past`. */
export function agingWords(t: TFunction, daysPastDue: number): string {
  if (daysPastDue > 0) return t('invoices.aging.past', { count: daysPastDue });
  if (daysPastDue === 0) return t('invoices.aging.today');
  return daysPastDue === -1 ? t('invoices.aging.tomorrow') : t('invoices.aging.due_in', { count: -daysPastDue });
}

/** The whole bar stands for this many days past due, as the last age begins. */
const fullBar = 90;

/** The share of the bar that an invoice's age fills, from 0 to 1. */
export function agingShare(daysPastDue: number): number {
  return Math.min(1, Math.max(0, daysPastDue / fullBar));
}

/** The age of a row, for its colour. */
export function ageOf({ days_past_due: days }: Pick<InvoiceRow, 'days_past_due'>): AgingBucket {
  return bucketOf(days);
}

/** The day on which something was posted, by the calendar of the books: `YYYY-MM-DD`. */
export function bookedDay(instant: string): string {
  return zoned(Date.parse(instant), booksTimeZone).date;
}

import { addDays, federalHolidayOn, weekdayOf, type LocalDate } from '@waybill/freight';
import type { MailClass } from './price-table.ts';

/** Days of delivery by zone, 1 to 9: typical service standards. */
const standards: Readonly<Record<MailClass, readonly number[]>> = {
  USPS_GROUND_ADVANTAGE: [2, 2, 3, 3, 4, 4, 5, 5, 8],
  PRIORITY_MAIL: [1, 2, 2, 2, 3, 3, 3, 3, 5],
  PRIORITY_MAIL_EXPRESS: [1, 1, 1, 1, 2, 2, 2, 2, 3],
};

/** Mail is delivered on Saturdays, but not on Sundays and federal holidays. */
function isDelivered(date: LocalDate): boolean {
  return weekdayOf(date) !== 0 && federalHolidayOn(date) === null;
}

/** What the published answers call a commitment. */
export function commitmentOf(mailClass: MailClass, zone: number, mailingDate: LocalDate) {
  const days = standards[mailClass][zone - 1] ?? 5;
  let date = mailingDate;
  for (let left = days; left > 0;) {
    date = addDays(date, 1);
    if (isDelivered(date)) left -= 1;
  }
  return {
    name: days === 1 ? '1 Day' : `${days} Days`,
    scheduleDeliveryDate: date,
    expectedDeliveryDate: date,
    guaranteedDelivery: mailClass === 'PRIORITY_MAIL_EXPRESS',
    isPriorityMailNextDay: false,
  };
}

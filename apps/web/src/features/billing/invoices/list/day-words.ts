import { useTranslation } from 'react-i18next';
import { dateIn } from '../../../../lib/format/date-in.ts';
import { daysInWords } from '../../../../lib/format/days.ts';

/** Two days of a filter in words; `none` stands where neither is set. What the address has wrong is no day. */
export function useDayWords(first: string | undefined, last: string | undefined, none: string): string {
  const { t } = useTranslation();
  const words = daysInWords(dateIn(first), dateIn(last), {
    since: (date) => t('invoices.filter.since', { date }),
    until: (date) => t('invoices.filter.until', { date }),
  });
  return words ?? none;
}

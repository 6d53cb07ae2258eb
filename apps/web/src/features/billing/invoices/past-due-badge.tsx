import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { summaryQuery } from './summary/summary-query.ts';
import css from './past-due-badge.module.css';

/** How many invoices are past due, in the menu; nothing while there are none, or it is not known. */
export function PastDueBadge() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const count = useQuery(summaryQuery()).data?.data.counts.past_due ?? 0;
  if (count === 0) return null;
  return (
    <span className={css.badge}>
      <span aria-hidden="true">{number(count)}</span>
      <span className="wb-only-heard">{t('invoices.past_due', { count })}</span>
    </span>
  );
}

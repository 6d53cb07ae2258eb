import { addDays } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { DayRange } from '../../../../ui/table/day-range.tsx';
import { dateIn } from '../../../../lib/format/date-in.ts';
import { daysInWords } from '../../../../lib/format/days.ts';
import type { QuoteList } from './filters.ts';
import { localToday } from '../../../../lib/format/today.ts';

type Props = { readonly list: Pick<QuoteList, 'filters' | 'filter'> };

/** The days on which quotes were made, in words; null for any day. */
export function useCreatedWords({ filters }: Pick<QuoteList, 'filters'>): string | null {
  const { t } = useTranslation();
  return daysInWords(dateIn(filters.from), dateIn(filters.to), {
    since: (date) => t('quote_lists.filter.since', { date }),
    until: (date) => t('quote_lists.filter.until', { date }),
  });
}

/** The days on which quotes were made, to choose from. */
export function CreatedRange({ list }: Props) {
  const { t } = useTranslation();
  const words = useCreatedWords(list) ?? t('quote_lists.filter.any_day');
  const today = localToday();
  const until = (days: number) => ({ from: addDays(today, -days), to: today });
  return (
    <DayRange
      label={t('quote_lists.filter.created')}
      words={words}
      from={dateIn(list.filters.from)}
      to={dateIn(list.filters.to)}
      usual={[
        { name: t('quote_lists.filter.today'), ...until(0) },
        { name: t('quote_lists.filter.last_7'), ...until(6) },
        { name: t('quote_lists.filter.last_30'), ...until(29) },
      ]}
      names={{
        from: t('quote_lists.filter.from'),
        to: t('quote_lists.filter.to'),
        wrongWay: t('quote_lists.filter.wrong_way'),
      }}
      onChange={list.filter}
    />
  );
}

import { addDays } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { localToday } from '../../../../lib/format/today.ts';
import { DayRange } from '../../../../ui/table/day-range.tsx';
import { dateIn } from '../../../../lib/format/date-in.ts';
import { useDayWords } from './day-words.ts';
import type { HistoryList } from './filters.ts';

type Props = { readonly list: Pick<HistoryList, 'filters' | 'filter'> };

/** Days on which invoices were paid; without any, the past 7. */
export function PaidRange({ list }: Props) {
  const { t } = useTranslation();
  const [from, to] = [dateIn(list.filters.from), dateIn(list.filters.to)];
  const today = localToday();
  return (
    <DayRange
      label={t('invoices.filter.paid')}
      words={useDayWords(from, to, t('invoices.filter.last_days'))}
      from={from}
      to={to}
      usual={[
        { name: t('invoices.filter.last_7'), from: '', to: '' },
        { name: t('invoices.filter.last_30'), from: addDays(today, -30), to: '' },
        { name: t('invoices.filter.last_90'), from: addDays(today, -90), to: '' },
      ]}
      names={{
        from: t('invoices.filter.from'),
        to: t('invoices.filter.to'),
        wrongWay: t('invoices.filter.wrong_way'),
      }}
      onChange={list.filter}
    />
  );
}

import { addDays } from '@waybill/freight';
import { useTranslation } from 'react-i18next';
import { localToday } from '../../../../lib/format/today.ts';
import { DayRange } from '../../../../ui/table/day-range.tsx';
import { dateIn } from '../../../../lib/format/date-in.ts';
import { daysInWords } from '../../../../lib/format/days.ts';
import type { OrderList } from './query.ts';

type Props = { readonly list: Pick<OrderList, 'filters' | 'filter'> };

/** The days on which orders were placed, to choose from. */
export function OrderedRange({ list: { filters, filter } }: Props) {
  const { t } = useTranslation();
  const [from, to] = [dateIn(filters.from), dateIn(filters.to)];
  const words = daysInWords(from, to, {
    since: (date) => t('marketplace.ordered_days.since', { date }),
    until: (date) => t('marketplace.ordered_days.until', { date }),
  });
  const today = localToday();
  const last = (days: number) => ({ from: addDays(today, 1 - days), to: today });
  return (
    <DayRange
      label={t('marketplace.ordered')}
      words={words ?? t('marketplace.ordered_days.any')}
      from={from}
      to={to}
      usual={[
        { name: t('marketplace.ordered_days.any'), from: '', to: '' },
        { name: t('marketplace.ordered_days.today'), ...last(1) },
        { name: t('marketplace.ordered_days.last_7'), ...last(7) },
        { name: t('marketplace.ordered_days.last_30'), ...last(30) },
      ]}
      names={{
        from: t('marketplace.ordered_days.from'),
        to: t('marketplace.ordered_days.to'),
        wrongWay: t('marketplace.ordered_days.wrong_way'),
      }}
      onChange={filter}
    />
  );
}

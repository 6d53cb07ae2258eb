import { CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DayRange } from '../../../../ui/table/day-range.tsx';
import { daysInWords, usualRanges } from '../../../../lib/format/days.ts';
import { type ShipmentList } from './filters.ts';
import { dateIn } from '../../../../lib/format/date-in.ts';
import css from './pickup-range.module.css';

type Props = { readonly list: Pick<ShipmentList, 'filters' | 'filter'> };

/** Days of pickup to show, with a way to drop them. */
export function PickupRange({ list }: Props) {
  const { t } = useTranslation();
  const from = dateIn(list.filters.from);
  const to = dateIn(list.filters.to);
  const words = daysInWords(from, to, {
    since: (date) => t('tracking.filter.since', { date }),
    until: (date) => t('tracking.filter.until', { date }),
  });
  const set = from !== undefined || to !== undefined;
  const usual = usualRanges();
  return (
    <span className={css.range} data-set={set || undefined}>
      <DayRange
        className={css.button}
        label={t('tracking.filter.pickup')}
        words={words ?? t('tracking.filter.any_day')}
        from={from}
        to={to}
        usual={(['last_7', 'last_30', 'next_7'] as const).map((name) => ({
          name: t(`tracking.filter.${name}`),
          ...usual[name],
        }))}
        names={{
          from: t('tracking.filter.from'),
          to: t('tracking.filter.to'),
          wrongWay: t('tracking.filter.wrong_way'),
        }}
        onChange={list.filter}
      />
      {set && (
        <CloseButton
          className={css.clear ?? ''}
          aria-label={t('tracking.filter.drop_pickup')}
          onClick={() => list.filter({ from: '', to: '' })}
        />
      )}
    </span>
  );
}

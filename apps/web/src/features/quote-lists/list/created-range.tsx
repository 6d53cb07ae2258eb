import { Button, Popover, TextInput } from '@mantine/core';
import { addDays } from '@waybill/freight';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCalendar } from '../../../ui/icons.ts';
import { dateIn, dayRange, shortDay, todayHere } from '../../tracking/public.ts';
import css from './tools.module.css';
import type { QuoteList } from './filters.ts';

type Props = { readonly list: Pick<QuoteList, 'filters' | 'filter'> };

/** The days on which quotes were made, in words; undefined for any day. */
export function useCreatedWords({ filters }: Pick<QuoteList, 'filters'>): string | undefined {
  const { t } = useTranslation();
  const [from, to] = [dateIn(filters.from), dateIn(filters.to)];
  if (from !== undefined && to !== undefined) return from <= to ? dayRange(from, to) : dayRange(to, from);
  if (from !== undefined) return t('quote_lists.filter.since', { date: shortDay(from) });
  return to && t('quote_lists.filter.until', { date: shortDay(to) });
}

/** Days to show: a button that names them and opens two dates and the usual ranges. */
export function CreatedRange({ list }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const words = useCreatedWords(list) ?? t('quote_lists.filter.any_day');
  const [from, to] = [dateIn(list.filters.from), dateIn(list.filters.to)];
  const wrongWay = from !== undefined && to !== undefined && to < from;
  const today = todayHere();
  const usual = [
    ['today', 0],
    ['last_7', 6],
    ['last_30', 29],
  ] as const;
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" trapFocus withRoles>
      <Popover.Target>
        <Button onClick={() => setOpen(!open)} leftSection={<IconCalendar size={16} aria-hidden="true" />}>
          <span className={css.label}>{t('quote_lists.filter.created')}</span>&nbsp;{words}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={css.drop ?? ''} aria-label={t('quote_lists.filter.created')}>
        <div className={css.usual}>
          {usual.map(([name, days]) => {
            const first = addDays(today, -days);
            return (
              <Button
                key={name}
                variant={from === first && to === today ? 'light' : 'default'}
                onClick={() => {
                  list.filter({ from: first, to: today });
                  setOpen(false);
                }}
              >
                {t(`quote_lists.filter.${name}`)}
              </Button>
            );
          })}
        </div>
        <div className={css.dates}>
          <TextInput
            type="date"
            label={t('quote_lists.filter.from')}
            value={from ?? ''}
            onChange={(event) => list.filter({ from: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('quote_lists.filter.to')}
            value={to ?? ''}
            error={wrongWay && t('quote_lists.filter.wrong_way')}
            onChange={(event) => list.filter({ to: event.currentTarget.value })}
          />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

import { Button, Popover, TextInput } from '@mantine/core';
import { addDays } from '@waybill/freight';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCalendar } from '../../../ui/icons.ts';
import { dateIn, dayRange, shortDay, todayHere } from '../../tracking/public.ts';
import type { HistoryList } from './filters.ts';
import css from './tools.module.css';

type Props = { readonly list: Pick<HistoryList, 'filters' | 'filter'> };

function useWords(from: string | undefined, to: string | undefined): string {
  const { t } = useTranslation();
  if (from !== undefined && to !== undefined) return from <= to ? dayRange(from, to) : dayRange(to, from);
  if (from !== undefined) return t('invoices.filter.since', { date: shortDay(from) });
  if (to !== undefined) return t('invoices.filter.until', { date: shortDay(to) });
  return t('invoices.filter.last_days');
}

/** Days on which invoices were paid: a button that names them and opens two dates and the usual ranges. */
export function PaidRange({ list }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [from, to] = [dateIn(list.filters.from), dateIn(list.filters.to)];
  const words = useWords(from, to);
  const wrongWay = from !== undefined && to !== undefined && to < from;
  const today = todayHere();
  const usual = [
    ['last_7', undefined],
    ['last_30', addDays(today, -30)],
    ['last_90', addDays(today, -90)],
  ] as const;
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" trapFocus withRoles>
      <Popover.Target>
        <Button onClick={() => setOpen(!open)} leftSection={<IconCalendar size={16} aria-hidden="true" />}>
          <span className={css.label}>{t('invoices.filter.paid')}</span>&nbsp;{words}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={css.drop ?? ''} aria-label={t('invoices.filter.paid')}>
        <div className={css.usual}>
          {usual.map(([name, first]) => (
            <Button
              key={name}
              variant={from === first && to === undefined ? 'light' : 'default'}
              onClick={() => {
                list.filter({ from: first ?? '', to: '' });
                setOpen(false);
              }}
            >
              {t(`invoices.filter.${name}`)}
            </Button>
          ))}
        </div>
        <div className={css.dates}>
          <TextInput
            type="date"
            label={t('invoices.filter.from')}
            value={from ?? ''}
            onChange={(event) => list.filter({ from: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={t('invoices.filter.to')}
            value={to ?? ''}
            error={wrongWay && t('invoices.filter.wrong_way')}
            onChange={(event) => list.filter({ to: event.currentTarget.value })}
          />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

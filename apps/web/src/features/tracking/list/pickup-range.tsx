import { Button, CloseButton, Popover, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCalendar } from '../../../ui/icons.ts';
import { dayRange, shortDay, usualRanges } from './days.ts';
import { dateIn, type ShipmentList } from './filters.ts';
import css from './pickup-range.module.css';

type Props = { readonly list: Pick<ShipmentList, 'filters' | 'filter'> };

function useRangeWords(from: string | undefined, to: string | undefined): string {
  const { t } = useTranslation();
  if (from !== undefined && to !== undefined) return from <= to ? dayRange(from, to) : dayRange(to, from);
  if (from !== undefined) return t('tracking.filter.since', { date: shortDay(from) });
  if (to !== undefined) return t('tracking.filter.until', { date: shortDay(to) });
  return t('tracking.filter.any_day');
}

/** Days of pickup to show: a button that names them and opens two dates and the usual ranges. */
export function PickupRange({ list }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const from = dateIn(list.filters.from);
  const to = dateIn(list.filters.to);
  const words = useRangeWords(from, to);
  const set = from !== undefined || to !== undefined;
  const wrongWay = from !== undefined && to !== undefined && to < from;
  const usual = usualRanges();
  return (
    <span className={css.range} data-set={set || undefined}>
      <Popover opened={open} onChange={setOpen} position="bottom-start" trapFocus withRoles>
        <Popover.Target>
          <Button
            onClick={() => setOpen(!open)}
            leftSection={<IconCalendar size={16} aria-hidden="true" />}
            className={css.button ?? ''}
          >
            <span className={css.label}>{t('tracking.filter.pickup')}</span>&nbsp;{words}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className={css.drop ?? ''} aria-label={t('tracking.filter.pickup')}>
          <div className={css.usual}>
            {(['last_7', 'last_30', 'next_7'] as const).map((name) => (
              <Button
                key={name}
                variant={from === usual[name].from && to === usual[name].to ? 'light' : 'default'}
                onClick={() => {
                  list.filter(usual[name]);
                  setOpen(false);
                }}
              >
                {t(`tracking.filter.${name}`)}
              </Button>
            ))}
          </div>
          <div className={css.dates}>
            <TextInput
              type="date"
              label={t('tracking.filter.from')}
              value={from ?? ''}
              onChange={(event) => list.filter({ from: event.currentTarget.value })}
            />
            <TextInput
              type="date"
              label={t('tracking.filter.to')}
              value={to ?? ''}
              error={wrongWay && t('tracking.filter.wrong_way')}
              onChange={(event) => list.filter({ to: event.currentTarget.value })}
            />
          </div>
        </Popover.Dropdown>
      </Popover>
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

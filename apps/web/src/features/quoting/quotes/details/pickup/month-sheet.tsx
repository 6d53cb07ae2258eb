import { ActionIcon, Popover } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { FloatSheet } from '../../../../../ui/float/float-sheet.tsx';
import type { Float } from '../../../../../ui/float/use-float.ts';
import { IconChevronLeft, IconChevronRight } from '../../../../../ui/icons.ts';
import { closedBecause, dayParts } from './day-words.ts';
import { monthStart, monthWeeks } from './month-days.ts';
import css from './month-picker.module.css';

type Props = {
  readonly today: string;
  /** Minutes after midnight at the pickup place; null while it is not known. */
  readonly minutes: number | null;
  readonly chosen: string;
  readonly onChoose: (date: string) => void;
};

const furthestMonths = 6;

function Month({ start, today, minutes, chosen, onChoose }: Props & { readonly start: string }) {
  const { t } = useTranslation();
  const { longDate } = useFormats();
  const weeks = monthWeeks(start, today, minutes);
  return (
    <div className={css.month}>
      {['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07'].map(
        (sample) => (
          <span key={sample} className={css.head} aria-hidden="true">
            {dayParts(sample).weekday}
          </span>
        ),
      )}
      {weeks
        .flatMap((week, at) =>
          week.map((day, weekday) => ({ day, place: { gridRow: at + 2, gridColumn: weekday + 1 } })),
        )
        .map(({ day, place }) => {
          if (day === null) return null;
          const closed = closedBecause(day, t);
          return (
            <button
              key={day.date}
              type="button"
              className={css.day}
              style={place}
              aria-pressed={day.date === chosen}
              aria-disabled={closed !== null}
              aria-label={[longDate(day.date), closed].filter(Boolean).join('. ')}
              title={closed ?? undefined}
              onClick={() => closed === null && onChoose(day.date)}
            >
              {dayParts(day.date).day}
            </button>
          );
        })}
    </div>
  );
}

/** The calendar itself, a month at a time. */
export function MonthSheet({ float, today, minutes, chosen, onChoose }: Props & { readonly float: Float }) {
  const { t } = useTranslation();
  const [months, setMonths] = useState(0);
  const start = monthStart(today, months);
  function choose(date: string): void {
    onChoose(date);
    float.change(false);
  }
  return (
    <FloatSheet float={float} position="bottom-end" withRoles={false}>
      <Popover.Dropdown id={`${float.id}-dropdown`} role="dialog" aria-label={t('quotes.pickup.calendar')}>
        <div className={css.bar}>
          <ActionIcon
            aria-label={t('quotes.pickup.month_before')}
            disabled={months === 0}
            onClick={() => setMonths(months - 1)}
          >
            <IconChevronLeft size={18} />
          </ActionIcon>
          <strong aria-live="polite">{dayParts(start).month}</strong>
          <ActionIcon
            aria-label={t('quotes.pickup.month_after')}
            disabled={months === furthestMonths}
            onClick={() => setMonths(months + 1)}
          >
            <IconChevronRight size={18} />
          </ActionIcon>
        </div>
        <Month start={start} today={today} minutes={minutes} chosen={chosen} onChoose={choose} />
      </Popover.Dropdown>
    </FloatSheet>
  );
}

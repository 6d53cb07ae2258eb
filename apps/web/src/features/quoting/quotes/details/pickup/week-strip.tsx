import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { Tip } from '../../../../../ui/tip/tip.tsx';
import { dayParts } from './day-words.ts';
import css from './week-strip.module.css';

type Day = { readonly date: string };
type Props<D extends Day> = {
  readonly days: readonly D[];
  /** Why a day cannot be chosen; null when it can. */
  readonly closedWhy: (day: D) => string | null;
  /** What is said under the days about one of them; null for nothing. */
  readonly note: (day: D) => string | null;
  readonly chosen: string;
  readonly onChoose: (date: string) => void;
};

/** The next seven days; those without pickup are dashed and struck, and say why. */
export function WeekStrip<D extends Day>({ days, closedWhy, note, chosen, onChoose }: Props<D>) {
  const { t } = useTranslation();
  const { longDate } = useFormats();
  const notes = days.flatMap((day) => {
    const { weekday, day: number } = dayParts(day.date);
    const said = note(day);
    return said === null ? [] : [`${weekday} ${number}: ${said}`];
  });
  return (
    <>
      <div className={css.week} role="group" aria-label={t('quotes.pickup.days')}>
        {days.map((day) => {
          const { weekday, day: number } = dayParts(day.date);
          const closed = closedWhy(day);
          return (
            <Tip key={day.date} label={closed} disabled={closed === null} touch>
              <button
                type="button"
                className={css.day}
                aria-pressed={day.date === chosen}
                aria-disabled={closed !== null}
                onClick={() => closed === null && onChoose(day.date)}
              >
                <span className={css.name}>{weekday}</span>
                <span className={css.number}>{number}</span>
                <span className="wb-only-heard">{[longDate(day.date), closed].filter(Boolean).join('. ')}</span>
              </button>
            </Tip>
          );
        })}
      </div>
      {notes.length > 0 && <p className={css.notes}>{notes.join(' ')}</p>}
    </>
  );
}

import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { changeDetails, forgive, useQuoteForm } from '../../draft/quote-form.ts';
import { CutoffLine } from './cutoff-line.tsx';
import { closedBecause, noteOf } from './day-words.ts';
import { MonthPicker } from './month-picker.tsx';
import css from './pickup-panel.module.css';
import type { Pickup } from './use-pickup.ts';
import { WeekStrip } from './week-strip.tsx';

/** The day of the pickup: a strip of the next seven, a calendar for later ones, and by when to book. */
export const PickupPanel = memo(function PickupPanel({ pickup }: { readonly pickup: Pickup }) {
  const { t } = useTranslation();
  const { longDate } = useFormats();
  const quoteForm = useQuoteForm();
  const choose = (date: string): void => {
    forgive(quoteForm, 'pickup_date');
    changeDetails(quoteForm, { pickup_date: date });
  };
  return (
    <section className={css.panel} data-section="pickup" aria-label={t('quotes.pickup.title')}>
      <div className={css.head}>
        <h2>{t('quotes.pickup.title')}</h2>
        <span className="wb-soft">{longDate(pickup.date)}</span>
      </div>
      <WeekStrip
        days={pickup.week}
        closedWhy={(day) => closedBecause(day, t)}
        note={(day) => noteOf(day, t)}
        chosen={pickup.date}
        onChoose={choose}
      />
      <div className={css.foot}>
        <CutoffLine pickup={pickup} />
        <MonthPicker
          today={pickup.today}
          minutes={pickup.known ? pickup.minutes : null}
          chosen={pickup.date}
          onChoose={choose}
        />
      </div>
    </section>
  );
});

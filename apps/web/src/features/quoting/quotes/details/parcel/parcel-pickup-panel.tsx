import { pickupMethods } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../../lib/format/use-formats.ts';
import { changeDetails, forgive, useQuoteForm, useDraft } from '../../draft/quote-form.ts';
import panel from '../pickup/pickup-panel.module.css';
import type { Pickup } from '../pickup/use-pickup.ts';
import { WeekStrip } from '../pickup/week-strip.tsx';
import { parcelDays, type ParcelDay } from './parcel-days.ts';
import css from './parcel-pickup-panel.module.css';
import { PickupClock } from './pickup-clock.tsx';

/** How and on which day the boxes get to the carrier. */
export function ParcelPickupPanel({ pickup }: { readonly pickup: Pickup }) {
  const { t } = useTranslation();
  const { longDate } = useFormats();
  const quoteForm = useQuoteForm();
  const method = useDraft((draft) => draft.details.pickup_method);
  const dropped = method === 'drop_off';
  const days = parcelDays(pickup.today, dropped ? null : pickup.firstPickup, 7);
  const holidayOf = ({ holiday }: ParcelDay): string | null =>
    holiday === null ? null : t(`quotes.holidays.${holiday}`);
  const noteOf = (day: ParcelDay): string | null =>
    holidayOf(day) ?? (day.bar === 'too_soon' && day.date > pickup.today ? t('findings.pickup_cutoff_passed') : null);
  const why = (day: ParcelDay): string | null =>
    day.bar === null ? null : [t(`quotes.parcel.${day.bar}`), holidayOf(day)].filter(Boolean).join(' ');
  return (
    <section className={panel.panel} aria-label={t('quotes.parcel.pickup')}>
      <div className={panel.head}>
        <h2>{t('quotes.parcel.pickup')}</h2>
        <span className="wb-soft">{longDate(pickup.date)}</span>
      </div>
      <div className={css.methods} role="radiogroup" aria-label={t('quotes.parcel.pickup')}>
        {pickupMethods.map((one) => (
          <label key={one} className={css.method} data-chosen={one === method || undefined}>
            <input
              type="radio"
              name="pickup-method"
              className={css.input}
              checked={one === method}
              onChange={() => {
                forgive(quoteForm, 'pickup_date');
                changeDetails(quoteForm, { pickup_method: one, pickup_date: null });
              }}
            />
            {t(`quotes.parcel.methods.${one}`)}
          </label>
        ))}
      </div>
      <WeekStrip
        days={days}
        closedWhy={why}
        note={noteOf}
        chosen={pickup.date}
        onChoose={(date) => {
          forgive(quoteForm, 'pickup_date');
          changeDetails(quoteForm, { pickup_date: date });
        }}
      />
      {dropped ? <p className={css.dropped}>{t('quotes.parcel.dropped')}</p> : <PickupClock pickup={pickup} />}
    </section>
  );
}

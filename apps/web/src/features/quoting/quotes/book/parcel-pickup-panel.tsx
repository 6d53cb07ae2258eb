import { Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, pickupNoteOf, type Quote, type Rate } from '@waybill/contract';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { IconTruck } from '../../../../ui/icons.ts';
import ways from '../../../../ui/choice-box.module.css';
import css from './choice.module.css';
import type { BookingForm } from './use-booking.ts';

type Props = { readonly form: BookingForm; readonly quote: Quote; readonly rate: Rate };

/** How this carrier comes by the parcels, as far as it offers it, what it says about that, and who signs. */
export function ParcelPickupPanel({ form, quote, rate }: Props) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const title = useId();
  const terms = useQuery(apiQuery(endpoints.bookings.terms, { params: { id: quote.id, rate: rate.id } })).data?.data;
  const choices = terms?.pickup_choices ?? [];
  const { pickup_choice: kept } = form.values;
  const choice = kept !== null && choices.includes(kept) ? kept : (choices[0] ?? null);
  const { setFieldValue } = form;
  useEffect(() => {
    if (choice !== null && choice !== kept) setFieldValue('pickup_choice', choice);
  }, [choice, kept, setFieldValue]);
  const words = { carrier: rate.carrier.name, date: date(quote.request.pickup_date) };
  const note = choice === null ? null : pickupNoteOf(choice, null);
  return (
    <section className={ways.box} aria-labelledby={title}>
      <span className={ways.icon} aria-hidden="true">
        <IconTruck size={20} />
      </span>
      <div className={css.words}>
        <h2 id={title}>{t('quotes.parcel_pickup.title')}</h2>
        {note !== null && (
          <p role="status">
            <b>{t(`quotes.parcel_pickup.notes.${note}`)}.</b>{' '}
            <span className="wb-soft">{t(`quotes.parcel_pickup.notes.${note}_text`, { ...words, number: '' })}</span>
          </p>
        )}
      </div>
      <div className={ways.options} role="radiogroup" aria-label={t('quotes.parcel_pickup.choose')}>
        {choices.map((one, index) => (
          <Radio
            key={one}
            className={ways.option ?? ''}
            name="pickup_choice"
            checked={choice === one}
            onChange={() => form.setFieldValue('pickup_choice', one)}
            label={t(`quotes.parcel_pickup.${one}`)}
            description={t(`quotes.parcel_pickup.${one}_text`, words)}
            {...(index === 0 ? { 'data-path': 'pickup_choice' } : {})}
          />
        ))}
        {form.errors['pickup_choice'] && <p className={ways.error}>{form.errors['pickup_choice']}</p>}
      </div>
      <p className={css.facts}>
        <span className="wb-soft">{t('quotes.parcel_pickup.signature')}</span>
        <b>{t(`quotes.parcel_pickup.signatures.${quote.request.signature}`)}</b>
      </p>
    </section>
  );
}

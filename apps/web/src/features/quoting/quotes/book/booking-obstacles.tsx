import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/notice.tsx';
import { useGetRates } from '../details/use-get-rates.ts';
import { changeDetails, useQuoteForm } from '../draft/quote-form.ts';
import { useStep } from '../frame/use-step.ts';
import { OutdatedNotice } from '../rates/outdated-notice.tsx';
import css from './book-step.module.css';
import type { Booking } from './use-booking.ts';

/** What stands in the way of this booking and is no field's fault, each with its way on. */
function ObstacleNotice({ booking }: { readonly booking: Booking }) {
  const { t } = useTranslation();
  const quoteForm = useQuoteForm();
  const { goTo } = useStep();
  const { ask, asking } = useGetRates(
    () => void goTo('rates'),
    () => void goTo('details'),
  );
  const { obstacle, obstacleSays } = booking;
  if (obstacle === 'quote_expired' || obstacle === 'quote_changed')
    return (
      <OutdatedNotice outdated={obstacle === 'quote_changed' ? 'changed' : 'expired'} asking={asking} onAsk={ask} />
    );
  if (obstacle === 'disclaimer_required') return <Notice tone="stop" title={t('fields.disclaimer_required')} live />;
  if (obstacle !== 'pickup_cutoff_passed') return null;
  function otherDay(): void {
    changeDetails(quoteForm, { pickup_date: null });
    void goTo('details');
  }
  return (
    <Notice
      tone="stop"
      title={t('quotes.book.cutoff_title')}
      action={<Button onClick={otherDay}>{t('quotes.book.other_day')}</Button>}
      live
    >
      {obstacleSays}
    </Notice>
  );
}

/** The same over the form, in sight: whoever pressed the button may have scrolled far below. */
export function BookingObstacles({ booking }: { readonly booking: Booking }) {
  const box = useRef<HTMLDivElement>(null);
  const { obstacle } = booking;
  useEffect(() => {
    if (obstacle !== null) box.current?.focus();
  }, [obstacle]);
  return (
    <div ref={box} tabIndex={-1} className={css.obstacle}>
      <ObstacleNotice booking={booking} />
    </div>
  );
}

import { Button } from '@mantine/core';
import type { BookingWire, Quote, Rate, User } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconClock } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useGetRates } from '../details/use-get-rates.ts';
import { useDraft } from '../draft/draft-context.ts';
import { QuoteStrip } from '../frame/quote-strip.tsx';
import { useStep } from '../frame/use-step.ts';
import { OutdatedNotice } from '../rates/outdated-notice.tsx';
import css from './book-step.module.css';
import { HazmatPanel } from './hazmat-panel.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { PartyPanel } from './party-panel.tsx';
import { PriceCard } from './price-card.tsx';
import { ReferencesPanel } from './references-panel.tsx';
import { useBookKeys } from './use-book-keys.ts';
import { useBooking } from './use-booking.ts';

type Props = {
  readonly quote: Quote;
  readonly rate: Rate;
  readonly user: User;
  /** The try before this one, when the carrier did not take it. */
  readonly rejected: BookingWire | null;
  /** The carrier was told, and what it did is not known yet. */
  readonly onConfirming: (booking: BookingWire) => void;
};

/** Everything the carrier needs to know for one rate. */
export function BookingForm({ quote, rate, user, rejected, onConfirming }: Props) {
  const { t } = useTranslation();
  const { goTo } = useStep();
  const booking = useBooking(quote, rate, user, onConfirming);
  const { contract, obstacle } = booking;
  const { ask, asking } = useGetRates(
    () => void goTo('rates'),
    () => void goTo('details'),
  );
  const keys = useBookKeys();
  const open = useDraft((draft) => draft.booking_id !== null) && !contract.sending;
  const change = (
    <Button variant="subtle" size="compact-sm" onClick={() => void goTo('rates')}>
      {t('quotes.book.other_rate')}
    </Button>
  );
  return (
    <form ref={keys} className={css.step} onSubmit={contract.submit} noValidate>
      <QuoteStrip
        quote={quote}
        rate={rate}
        status={
          <ToneChip tone="wait" icon={IconClock}>
            {t('quotes.book.not_booked')}
          </ToneChip>
        }
        action={change}
      />
      {(obstacle === 'quote_expired' || obstacle === 'quote_changed') && (
        <OutdatedNotice outdated={obstacle === 'quote_changed' ? 'changed' : 'expired'} asking={asking} onAsk={ask} />
      )}
      <FormErrors of={contract} />
      {rejected !== null && contract.failure === null && !contract.sending && (
        <Notice tone="stop" title={t('errors.booking_failed', { phone: rejected.phone })} live>
          {rejected.reason !== null && t('quotes.book.carrier_said', { reason: rejected.reason })}
        </Notice>
      )}
      {open && (
        <Notice tone="care" title={t('quotes.book.open_title')}>
          {t('quotes.book.open_text')}
        </Notice>
      )}
      <div className={css.columns}>
        <div className={css.main}>
          <PartyPanel form={contract.form} end="pickup" quote={quote} rate={rate} />
          <PartyPanel form={contract.form} end="delivery" quote={quote} rate={rate} />
          <ReferencesPanel form={contract.form} />
          <NotesPanel form={contract.form} />
          {booking.hazardous && (
            <div className={css.full}>
              <HazmatPanel form={contract.form} quote={quote} />
            </div>
          )}
        </div>
        <PriceCard quote={quote} rate={rate} booking={booking} />
      </div>
      <HoldDialog opened={obstacle === 'credit_hold'} onClose={booking.clearObstacle} />
    </form>
  );
}

import { Button } from '@mantine/core';
import type { BookingWire, Quote, Rate, User } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../lib/format/use-formats.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconClock } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useDraft } from '../draft/draft-context.ts';
import { QuoteStrip } from '../frame/quote-strip.tsx';
import { priceOf } from '../frame/use-quoted.ts';
import { useStep } from '../frame/use-step.ts';
import { BookingObstacles } from './booking-obstacles.tsx';
import css from './book-step.module.css';
import { DisclaimerDialog } from './disclaimer-dialog.tsx';
import { HazardFlag } from './hazard-flag.tsx';
import { HazmatPanel } from './hazmat-panel.tsx';
import { HoldDialog } from './hold-dialog.tsx';
import { residentialEnds, shipmentEnds } from './lift-gate.ts';
import { LiftGateQuestion } from './lift-gate-question.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { ParcelPickupPanel } from './parcel-pickup-panel.tsx';
import { PartyPanel } from './party-panel.tsx';
import { PriceCard } from './price-card.tsx';
import { ReferencesPanel } from './references-panel.tsx';
import { RerateNotice } from './rerate-notice.tsx';
import { useBookKeys } from './use-book-keys.ts';
import { useBooking } from './use-booking.ts';
import { useRerate, type Rerate } from './use-rerate.ts';

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
  const { contract } = booking;
  const { form } = contract;
  const rerate = useRerate();
  const asking = rerate.rerated.state === 'asking';
  const change = (...[what, by]: [Parameters<Rerate['rerate']>[0], Parameters<Rerate['rerate']>[2]]): void =>
    rerate.rerate(what, rate, by);
  const { money } = useChargedFormats();
  const keys = useBookKeys();
  const open = useDraft((draft) => draft.booking_id !== null) && !contract.sending;
  const other = (
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
        action={other}
      />
      <BookingObstacles booking={booking} />
      <div className={css.rerated}>
        <RerateNotice of={rerate} rate={rate} insured={booking.insured} />
      </div>
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
          {shipmentEnds.map((end) => (
            <PartyPanel key={end} form={form} end={end} quote={quote} rate={rate} asking={asking} onChange={change} />
          ))}
          {residentialEnds(quote).map((end) => (
            <LiftGateQuestion key={end} form={form} end={end} quote={quote} asking={asking} onChange={change} />
          ))}
          {quote.request.mode === 'parcel' && <ParcelPickupPanel form={form} quote={quote} rate={rate} />}
          <ReferencesPanel form={form} />
          <NotesPanel form={form} />
          <div className={css.full}>
            {booking.hazardous ? <HazmatPanel form={form} quote={quote} /> : <HazardFlag />}
          </div>
        </div>
        <PriceCard quote={quote} rate={rate} booking={booking} />
      </div>
      <DisclaimerDialog of={booking.disclaimer} price={money(priceOf(rate, booking.insured))} />
      <HoldDialog opened={booking.obstacle === 'credit_hold'} onClose={booking.clearObstacle} />
    </form>
  );
}

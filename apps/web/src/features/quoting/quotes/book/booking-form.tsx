import { Button } from '@mantine/core';
import { type BookingWire, type Quote, type Rate, ratePrice, type User } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { FormErrors } from '../../../../ui/form-errors.tsx';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { IconClock } from '../../../../ui/icons.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { RiskNotice } from '../../../billing/adjustments/public.ts';
import { useCarrierInfo } from '../../../identity/carrier-info/public.ts';
import { useHeld, useShowHeldNote } from '../../../billing/credit-holds/public.ts';
import { useDraft } from '../draft/quote-form.ts';
import { QuoteStrip } from '../frame/quote-strip.tsx';
import { useStep } from '../frame/use-step.ts';
import { OrdersNotice } from '../orders/orders-notice.tsx';
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
import type { Known } from './use-known-parties.ts';
import { useRerate, type Rerate } from './use-rerate.ts';

type Props = {
  readonly quote: Quote;
  readonly rate: Rate;
  readonly user: User;
  /** Who ships and who receives, as far as the account knows. */
  readonly known: Known;
  /** The try before this one, when the carrier did not take it. */
  readonly rejected: BookingWire | null;
  /** How the booking before this one ended without a card; null where it did not. */
  readonly lapsed: 'expired' | 'canceled' | null;
  /** The carrier was told, and what it did is not known yet. */
  readonly onConfirming: (booking: BookingWire) => void;
};

/** Everything the carrier needs to know for one rate. */
export function BookingForm({ quote, rate, user, known, rejected, lapsed, onConfirming }: Props) {
  const { t } = useTranslation();
  const { goTo } = useStep();
  const booking = useBooking(quote, rate, { user, known }, onConfirming);
  const { contract } = booking;
  const { form } = contract;
  const look = useCarrierInfo().get(rate.carrier.id);
  const rerate = useRerate();
  const asking = rerate.rerated.state === 'asking';
  const change = (...[what, by]: [Parameters<Rerate['rerate']>[0], Parameters<Rerate['rerate']>[2]]): void =>
    rerate.rerate(what, rate, by);
  const { money } = useFormats();
  const keys = useBookKeys();
  const held = useHeld() !== null;
  const showHeldNote = useShowHeldNote();
  const submit: typeof contract.submit = (event) => {
    if (!held) return contract.submit(event);
    event?.preventDefault();
    return showHeldNote();
  };
  const open = useDraft((draft) => draft.booking_id !== null) && !contract.sending;
  const other = (
    <Button variant="subtle" size="compact-sm" onClick={() => void goTo('rates')}>
      {t('quotes.book.other_rate')}
    </Button>
  );
  return (
    <form ref={keys} className={css.step} onSubmit={submit} noValidate>
      <QuoteStrip
        quote={quote}
        rate={rate}
        over={booking.obstacle === 'quote_expired' || booking.obstacle === 'pickup_cutoff_passed'}
        status={
          <ToneChip tone="wait" icon={IconClock}>
            {t('quotes.book.not_booked')}
          </ToneChip>
        }
        action={other}
      />
      <OrdersNotice />
      <BookingObstacles booking={booking} />
      <RiskNotice
        products={quote.request.items.flatMap(({ product_number: number }) => (number === null ? [] : [number]))}
        origin={quote.request.origin.postal_code}
        destination={quote.request.destination.postal_code}
      />
      <div className={css.rerated}>
        <RerateNotice of={rerate} rate={rate} insured={booking.insured} />
      </div>
      <FormErrors of={contract} />
      {look?.active === false && (
        <Notice tone="stop" title={t('staff_carriers.not_offered')} action={other} live>
          {t('staff_carriers.not_offered_text', { carrier: rate.carrier.name })}
        </Notice>
      )}
      {look?.pickup_notes && (
        <Notice tone="move" title={t('staff_carriers.pickup_notes_of', { carrier: rate.carrier.name })}>
          {look.pickup_notes}
        </Notice>
      )}
      {lapsed !== null && contract.failure === null && !contract.sending && (
        <Notice tone="care" title={t(`payments.booking.${lapsed}`)} live>
          {t('payments.booking.expired_text')}
        </Notice>
      )}
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
          {residentialEnds(quote).map((end) => (
            <LiftGateQuestion
              key={end}
              form={form}
              end={end}
              quote={quote}
              rate={rate}
              insured={booking.insured}
              priced={rerate.priced}
              asking={asking}
              onChange={change}
            />
          ))}
          {shipmentEnds.map((end) => (
            <PartyPanel
              key={end}
              form={form}
              end={end}
              quote={quote}
              rate={rate}
              known={known[end].all}
              missing={booking.missing}
              asking={asking}
              onChange={change}
            />
          ))}
          {quote.request.mode === 'parcel' && <ParcelPickupPanel form={form} quote={quote} rate={rate} />}
          <ReferencesPanel form={form} />
          <NotesPanel form={form} />
          <div className={css.full}>
            {booking.hazardous ? <HazmatPanel form={form} quote={quote} /> : <HazardFlag />}
          </div>
        </div>
        <PriceCard
          quote={quote}
          rate={rate}
          booking={booking}
          refusal={
            rejected !== null && contract.failure === null && !contract.sending
              ? t('errors.booking_failed', { phone: rejected.phone })
              : null
          }
        />
      </div>
      <DisclaimerDialog of={booking.disclaimer} price={money(ratePrice(rate, booking.insured))} />
      <HoldDialog obstacle={booking.obstacle} says={booking.obstacleSays} onClose={booking.clearObstacle} />
    </form>
  );
}

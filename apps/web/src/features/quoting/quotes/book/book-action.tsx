import { Button, Kbd } from '@mantine/core';
import { type Quote, type Rate, ratePrice } from '@waybill/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { OpenFields } from '../../../../ui/open-fields.tsx';
import { HeldLock, HeldNote, useHeldMarks } from '../../../billing/credit-holds/public.ts';
import css from './book-action.module.css';
import { BookWithin } from './book-within.tsx';
import type { Booking } from './use-booking.ts';

const phases = ['sending', 'waiting', 'still'] as const;
const phaseMs = 2500;

/** How far a booking under way has probably come, in words that change while it takes. */
function Working({ carrier }: { readonly carrier: string }) {
  const { t } = useTranslation();
  const [at, setAt] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setAt((now) => Math.min(now + 1, phases.length - 1)), phaseMs);
    return () => clearInterval(timer);
  }, []);
  return t(`quotes.book.${phases[at] ?? 'sending'}`, { carrier });
}

/** The button that books; it names the price, and says what it is doing while it works. On a phone it stays in reach. */
export function BookAction({
  quote,
  rate,
  booking,
  refusal,
}: {
  readonly quote: Quote;
  readonly rate: Rate;
  readonly booking: Booking;
  /** Why the last try was not booked. */
  readonly refusal: string | null;
}) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const heldMarks = useHeldMarks();
  // While the disclaimer is read, nothing is sent yet.
  const sending = booking.contract.sending && booking.disclaimer.view !== 'ask';
  const price = money(ratePrice(rate, booking.insured));
  const working = <Working carrier={rate.carrier.name} />;
  return (
    <>
      <HeldNote />
      <div className={css.bar}>
        {refusal !== null && <p className={css.refusal}>{refusal}</p>}
        <OpenFields of={booking.contract} missing={booking.missing} />
        <p className={css.short} aria-hidden="true">
          <b>{rate.carrier.name}</b>
          <span className="wb-soft">{t('quotes.rates.days', { count: rate.transit_days })}</span>
        </p>
        <Button
          type="submit"
          variant="filled"
          className={css.button ?? ''}
          h={44}
          fz={16}
          aria-disabled={sending}
          data-working={sending || undefined}
          aria-keyshortcuts="Control+Enter"
          leftSection={heldMarks && <HeldLock />}
          {...heldMarks}
          rightSection={
            sending ? undefined : (
              <Kbd className={css.keys ?? ''} aria-hidden="true">
                Ctrl ↵
              </Kbd>
            )
          }
        >
          {sending ? working : t('quotes.book_for', { price })}
        </Button>
      </div>
      <p className="wb-only-heard" role="status">
        {sending && working}
      </p>
      {/* By when boxes are asked for, the choice of their pickup says. */}
      {quote.request.mode === 'ltl' && <BookWithin />}
    </>
  );
}

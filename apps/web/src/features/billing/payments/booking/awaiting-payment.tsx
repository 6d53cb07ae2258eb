import { Button } from '@mantine/core';
import type { BookingWire } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { leaveFor } from '../../../../lib/routes/leave.ts';
import { useAddressQuery } from '../../../../lib/routes/use-address.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { IconClock } from '../../../../ui/icons.ts';
import { CancelBooking } from '../waiting/cancel-booking.tsx';
import ways from '../../../../ui/choice-box.module.css';
import css from './booking.module.css';
import { minutesAndSeconds, useCountdown } from './use-countdown.ts';

type Payment = NonNullable<BookingWire['payment']>;

/** Minutes and seconds until the booking ends by itself; read out by the minute, not by the second. */
function Countdown({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const left = useCountdown(payment.expires_at, payment.now);
  return (
    <p className={css.left}>
      <span className="wb-soft">{t('payments.booking.left')}</span> <b role="timer">{minutesAndSeconds(left)}</b>
    </p>
  );
}

function Waiting({ booking, payment }: { readonly booking: BookingWire; readonly payment: Payment }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const books = useUser()?.abilities.includes('shipment.book') ?? false;
  const [canceling, setCanceling] = useState(false);
  const { charge, hold, url } = payment;
  const extra = { ...hold, amount: hold.amount - charge.amount };
  return (
    <>
      <h2 id="awaiting">{t('payments.booking.awaiting')}</h2>
      <p>{t('payments.booking.awaiting_text', { hold: money(hold), charge: money(charge), extra: money(extra) })}</p>
      <p>
        <span className="wb-soft">{t('payments.booking.number')}</span>{' '}
        <span className="wb-mono">{booking.reference ?? '–'}</span>
      </p>
      <Countdown payment={payment} />
      {url === null && <p className={ways.error}>{t('payments.booking.opening')}</p>}
      <div className={css.acts}>
        {url !== null && (
          <Button variant="filled" onClick={() => leaveFor(url)}>
            {t('payments.booking.go_on')}
          </Button>
        )}
        {books && <Button onClick={() => setCanceling(true)}>{t('payments.waiting.ask_confirm')}</Button>}
      </div>
      {canceling && <CancelBooking booking={booking} onClose={() => setCanceling(false)} />}
    </>
  );
}

/** A booking that waits for its card: what is authorized, until when, and the way to the payment page. */
export function AwaitingPayment({ booking }: { readonly booking: BookingWire }) {
  const { t } = useTranslation();
  const returned = useAddressQuery()['done'] === '1';
  const { payment } = booking;
  return (
    <section className={`${ways.box} ${css.waiting}`} aria-labelledby="awaiting">
      <span className={ways.icon} aria-hidden="true">
        <IconClock size={20} />
      </span>
      <div className={css.words}>
        {returned || payment === null ? (
          <>
            <h2 id="awaiting">{t('payments.booking.confirming')}</h2>
            <p role="status">{t('payments.booking.confirming_text')}</p>
          </>
        ) : (
          <Waiting booking={booking} payment={payment} />
        )}
      </div>
    </section>
  );
}

import { Button } from '@mantine/core';
import type { WaitingBooking } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { leaveFor } from '../../../../lib/routes/leave.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { IconClock } from '../../../../ui/icons.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { minutesAndSeconds, useCountdown } from '../booking/use-countdown.ts';
import css from './waiting.module.css';

/** From here on the time left stands in the colour of what is at stake. */
const soonSeconds = 5 * 60;

type Props = {
  readonly booking: WaitingBooking;
  /** The server's time as it was told last. */
  readonly now: string;
  readonly onCancel: () => void;
};

/** The time left, by the server's clock; read out when it is asked for, not every second. */
function TimeLeft({ until, now }: { readonly until: string; readonly now: string }) {
  const { t } = useTranslation();
  const left = useCountdown(until, now);
  return (
    <span className={css.left} data-soon={left < soonSeconds || undefined}>
      {t('payments.waiting.left')}
      <b role="timer">{minutesAndSeconds(left)}</b>
    </span>
  );
}

function Acts({ booking, onCancel }: Omit<Props, 'now'>): ReactNode {
  const { t } = useTranslation();
  const may = useUser()?.abilities ?? [];
  const { url, reference } = booking;
  const number = reference ?? '';
  return (
    <>
      {url === null ? (
        <span className="wb-soft">{t('payments.waiting.opening')}</span>
      ) : (
        <Button variant="filled" aria-label={t('payments.waiting.pay_one', { number })} onClick={() => leaveFor(url)}>
          {t('payments.waiting.pay')}
        </Button>
      )}
      {may.includes('shipment.book') && (
        <Button aria-label={t('payments.waiting.cancel_one', { number })} onClick={onCancel}>
          {t('payments.waiting.cancel')}
        </Button>
      )}
    </>
  );
}

/** One booking without its card: what it is, how long it waits, and what can be done. */
export function WaitingRow({ booking, now, onCancel }: Props) {
  const { t } = useTranslation();
  const { money, longDate } = useChargedFormats();
  const { charge, hold, reference } = booking;
  const waits = booking.state === 'awaiting_payment';
  const extra = { ...hold, amount: hold.amount - charge.amount };
  return (
    <li className={css.row}>
      <span className={css.two}>
        <span className="wb-mono">{reference ?? '–'}</span>
        <span className="wb-soft">
          {booking.carrier_name} · {t('payments.waiting.pickup', { date: longDate(booking.pickup_date) })}
        </span>
      </span>
      <span className={css.two}>
        <span>
          {booking.origin} – {booking.destination}
        </span>
        <span className="wb-soft">
          {waits
            ? t('payments.waiting.holds', { charge: money(charge), extra: money(extra) })
            : t('payments.waiting.expired_text')}
        </span>
      </span>
      {waits ? (
        <TimeLeft until={booking.expires_at} now={now} />
      ) : (
        <ToneChip tone="off" icon={IconClock}>
          {t('payments.waiting.expired')}
        </ToneChip>
      )}
      <span className={css.acts}>
        {waits ? (
          <Acts booking={booking} onCancel={onCancel} />
        ) : (
          <LinkButton to="quote.detail" params={{ id: booking.quote_id }}>
            {t('payments.waiting.quote')}
          </LinkButton>
        )}
      </span>
    </li>
  );
}

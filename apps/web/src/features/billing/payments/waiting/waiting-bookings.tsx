import { useQuery } from '@tanstack/react-query';
import { endpoints, type WaitingBooking } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { useTakesCards } from '../api.ts';
import { CancelBooking } from './cancel-booking.tsx';
import css from './waiting.module.css';
import { WaitingRow } from './waiting-row.tsx';

const everyMs = 15_000;

/**
 * Bookings that wait for their card, each with its countdown, and those that ran out of time in a day. Nothing where
 * there are none, and where no card is taken.
 */
export function WaitingBookings() {
  const { t } = useTranslation();
  const reads = useUser()?.abilities.includes('shipment.read') ?? false;
  const takesCards = useTakesCards();
  const [canceling, setCanceling] = useState<WaitingBooking | null>(null);
  const query = useQuery({
    ...apiQuery(endpoints.bookings.awaiting),
    enabled: reads && takesCards,
    refetchInterval: everyMs,
    refetchOnWindowFocus: 'always',
  });
  const { now, bookings = [] } = query.data?.data ?? {};
  const waiting = bookings.filter(({ state }) => state === 'awaiting_payment').length;
  if (now === undefined || bookings.length === 0) return null;
  return (
    <div className={css.panel}>
      <Panel
        title={t('payments.waiting.title')}
        note={waiting > 0 && t('payments.waiting.count', { count: waiting })}
        flush
      >
        <ul className={css.rows}>
          {bookings.map((booking) => (
            <WaitingRow key={booking.id} booking={booking} now={now} onCancel={() => setCanceling(booking)} />
          ))}
        </ul>
      </Panel>
      {canceling !== null && <CancelBooking booking={canceling} onClose={() => setCanceling(null)} />}
    </div>
  );
}

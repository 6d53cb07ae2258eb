import { Button } from '@mantine/core';
import type { UnknownBooking } from '@waybill/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconAlertTriangle } from '../../../ui/icons.ts';
import { When } from '../../../ui/when.tsx';
import type { Column } from '../../../ui/table/column.ts';
import css from './staff-bookings.module.css';
import { CarrierLookupButton } from './carrier-lookup-button.tsx';

/** What a person decides about a booking. */
export type Decision = { readonly kind: 'booked' | 'not_booked'; readonly booking: UnknownBooking };

function Known({ booking }: { readonly booking: UnknownBooking }) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const { reason, needs_staff: needsStaff, looks, next_look_at: next, time_zone: zone } = booking;
  return (
    <div className={css.known}>
      <span>{reason ?? t('staff_bookings.nothing_known')}</span>
      {next !== null && (
        <span className={css.soft}>{t('staff_bookings.looking', { count: looks, time: time(next, zone) })}</span>
      )}
      {needsStaff && next === null && <span className={css.soft}>{t('staff_bookings.only_person')}</span>}
      {booking.can_look_up && <CarrierLookupButton id={booking.id} />}
    </div>
  );
}

/** The columns of the unclear bookings. */
export function useBookingColumns(decide: (decision: Decision) => void): readonly Column<UnknownBooking>[] {
  const { t } = useTranslation();
  const { date } = useFormats();
  return useMemo(
    () => [
      {
        key: 'number',
        title: t('staff_bookings.number'),
        card: 'head',
        width: '150px',
        cell: (row) => (
          <div className={css.known}>
            <span className="wb-mono">{row.reference}</span>
            {row.needs_staff && (
              <ToneChip tone="care" icon={IconAlertTriangle}>
                {t('staff_bookings.needs_you')}
              </ToneChip>
            )}
          </div>
        ),
      },
      { key: 'account', title: t('staff_bookings.account'), cell: (row) => row.account.name },
      { key: 'carrier', title: t('staff_bookings.carrier'), cell: (row) => row.carrier_name },
      {
        key: 'lane',
        title: t('staff_bookings.lane'),
        cell: (row) => (
          <div className={css.known}>
            <span>
              {row.origin} → {row.destination}
            </span>
            <span className={css.soft}>{t('staff_bookings.pickup', { date: date(row.pickup_date) })}</span>
          </div>
        ),
      },
      { key: 'sent', title: t('staff_bookings.sent'), cell: (row) => <When at={row.sent_at} zone={row.time_zone} /> },
      { key: 'known', title: t('staff_bookings.known'), width: '24%', cell: (row) => <Known booking={row} /> },
      {
        key: 'decide',
        title: t('staff_bookings.decide'),
        quiet: true,
        width: '170px',
        cell: (row) => (
          <div className={css.decide}>
            <Button h={28} px={10} fz={13} variant="filled" onClick={() => decide({ kind: 'booked', booking: row })}>
              {t('staff_bookings.booked')}
            </Button>
            <Button h={28} px={10} fz={13} onClick={() => decide({ kind: 'not_booked', booking: row })}>
              {t('staff_bookings.not_booked')}
            </Button>
          </div>
        ),
      },
    ],
    [t, date, decide],
  );
}

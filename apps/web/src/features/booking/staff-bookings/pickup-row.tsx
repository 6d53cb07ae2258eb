import { Button } from '@mantine/core';
import type { UnclearPickup } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { RouteLink } from '../../../ui/route-link.tsx';
import type { PickupDecision } from './pickup-dialog.tsx';
import css from './staff-bookings.module.css';

type Props = { readonly pickup: UnclearPickup; readonly decide: (decision: PickupDecision) => void };

/** One pickup: whom to call about what, and the two answers there are. */
export function PickupRow({ pickup, decide }: Props) {
  const { t } = useTranslation();
  const { date, dateTime } = useFormats();
  const { kind, shipment } = pickup;
  const canceling = kind === 'cancel_pickup';
  const day =
    pickup.date === null ? t('staff_pickups.pickup') : t('staff_pickups.pickup_on', { date: date(pickup.date) });
  return (
    <li className={css.pickup}>
      <div className={css.known}>
        <RouteLink to="admin.shipments.detail" params={{ id: shipment.id }} className={css.bol}>
          {shipment.bol_number}
        </RouteLink>
        {shipment.pro_number !== null && (
          <span className={css.soft}>{t('staff_pickups.pro', { number: shipment.pro_number })}</span>
        )}
      </div>
      <div className={css.known}>
        <span>{canceling ? t('staff_pickups.cancel', { number: pickup.pickup_number ?? '' }) : day}</span>
        <span className={css.soft}>
          {canceling && pickup.date !== null && `${day} `}
          {t('staff_pickups.at', { city: pickup.city })}
        </span>
      </div>
      <div className={css.known}>
        <span>{pickup.carrier_name}</span>
        <span className={css.soft}>{pickup.account.name}</span>
      </div>
      <div className={css.known}>
        <span>{pickup.reason ?? t('staff_pickups.nothing_known')}</span>
        <span className={css.soft}>{dateTime(pickup.asked_at, pickup.time_zone)}</span>
      </div>
      <div className={css.decide}>
        <Button h={28} px={10} fz={13} variant="filled" onClick={() => decide({ made: true, pickup })}>
          {t(canceling ? 'staff_pickups.canceled' : 'staff_pickups.made')}
        </Button>
        <Button h={28} px={10} fz={13} onClick={() => decide({ made: false, pickup })}>
          {t(canceling ? 'staff_pickups.not_canceled' : 'staff_pickups.not_made')}
        </Button>
      </div>
    </li>
  );
}

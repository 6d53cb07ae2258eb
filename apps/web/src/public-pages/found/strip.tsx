import type { PublicTracking } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/freight/status/status-chip.tsx';
import { WaybillStrip } from '../../ui/freight/strip/waybill-strip.tsx';
import { shortDay } from '../dates.ts';
import { deliveryDay, pickedUpOn } from './facts.ts';

/** The waybill strip with what is public of it. */
export function Strip({ tracking, language }: { readonly tracking: PublicTracking; readonly language: Language }) {
  const { t } = useTranslation();
  const pickedUp = pickedUpOn(tracking);
  const arrives = deliveryDay(tracking);
  const { status, mode, number, origin, destination, carrier_name, pickup_date } = tracking;
  const from =
    pickedUp === null
      ? t('public_tracking.strip.pickup_planned', { date: shortDay(pickup_date, language) })
      : t('public_tracking.strip.picked_up', { date: shortDay(pickedUp, language) });
  const to = status === 'delivered' ? 'delivered' : 'due';
  const due =
    arrives === null || status === 'canceled'
      ? null
      : t(`public_tracking.strip.${to}`, { date: shortDay(arrives, language) });
  return (
    <WaybillStrip
      size="full"
      numberLabel={t(mode === 'parcel' ? 'freight.strip.shipment' : 'freight.strip.bol')}
      number={number}
      origin={{ city: origin.city, state: origin.state, ...(status === 'canceled' ? {} : { detail: from }) }}
      destination={{ city: destination.city, state: destination.state, ...(due === null ? {} : { detail: due }) }}
      facts={[{ label: t('public_tracking.strip.carrier'), value: carrier_name }]}
      status={<StatusChip status={status} />}
    />
  );
}

import type { Shipment } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Formats } from '../../../../lib/format/formats.ts';
import { useServiceName } from '../../../../ui/freight/use-service-name.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { linearFigure, linearUnit } from '../../../../ui/freight/shared/linear-length.ts';
import { StatusChip } from '../../../../ui/freight/status/status-chip.tsx';
import type { StripFact, StripProgress } from '../../../../ui/freight/strip/strip-view.ts';
import { WaybillStrip } from '../../../../ui/freight/strip/waybill-strip.tsx';
import css from './shipment-strip.module.css';
import { localDate } from '../../../../ui/freight/timeline/progress.ts';
import { dayOfTransit, pickedUp, shareCovered } from './progress/facts.ts';

type Props = { readonly shipment: Shipment; readonly now: Date };

function useEnds({ shipment }: Pick<Props, 'shipment'>) {
  const { t } = useTranslation();
  const { date, dateTime } = useFormats();
  const { origin, destination, pickup_date, delivery_date, delivered_at, status } = shipment;
  const taken = pickedUp(shipment);
  const planned = status === 'canceled' ? 'was_pickup' : 'pickup_on';
  const start =
    taken === null
      ? t(`tracking.strip.${planned}`, { date: date(pickup_date) })
      : t('tracking.strip.picked_up', { time: dateTime(taken.occurred_at, taken.time_zone) });
  const due =
    delivery_date === null || status === 'canceled' ? null : t('tracking.strip.due', { date: date(delivery_date) });
  const end =
    delivered_at === null
      ? due
      : t('tracking.strip.delivered', { date: date(localDate(delivered_at, destination.time_zone)) });
  return {
    origin: { city: origin.city, state: origin.state, detail: `${origin.postal_code} · ${start}` },
    destination: {
      city: destination.city,
      state: destination.state,
      detail: end === null ? destination.postal_code : `${destination.postal_code} · ${end}`,
    },
  };
}

function useProgress({ shipment, now }: Props): StripProgress | undefined {
  const { t } = useTranslation();
  const share = shareCovered(shipment, now);
  const transit = dayOfTransit(shipment, now);
  if (share === null) return undefined;
  if (transit === null) return { share };
  const { day, total } = transit;
  return {
    share,
    note:
      day > total
        ? t('tracking.strip.last_day', { total })
        : t('tracking.strip.day_of', { day: Math.max(1, day), total }),
  };
}

/** The number that the carrier follows it by: freight by its PRO, parcels by a tracking number each. */
function followedBy({ mode, pro_number: pro, tracking_numbers: numbers }: Shipment, t: TFunction): StripFact {
  if (mode !== 'parcel') return { label: t('tracking.export.pro'), value: pro ?? '–', mono: true };
  const [first = '–'] = numbers;
  const others = numbers.length - 1;
  return {
    label: t('freight.papers.numbers', { count: 1 }),
    value: first,
    mono: true,
    ...(others > 0 && { note: t('tracking.strip.more', { count: others }) }),
  };
}

/** What the pickup goes by. A parcel often has none, and its driver asks for none. */
function pickupNumber({ mode, pickup_number: number }: Shipment, t: TFunction): StripFact[] {
  if (mode !== 'parcel') return [{ label: t('tracking.strip.pickup_number'), value: number ?? '–', mono: true }];
  return number === null ? [] : [{ label: t('tracking.strip.pickup_confirmation'), value: number, mono: true }];
}

function load(shipment: Shipment, t: TFunction, formats: Formats): StripFact {
  const { mode, units, weight_lb, linear_feet } = shipment;
  const weight = formats.mass(weight_lb);
  if (mode === 'parcel')
    return { label: t('tracking.strip.parcels'), value: t('tracking.strip.parcel_load', { count: units, weight }) };
  return {
    label: t('tracking.strip.freight'),
    value: t('tracking.strip.load', { count: units, weight }),
    note: t('tracking.strip.linear', { figure: linearFigure(linear_feet, formats), unit: linearUnit(formats) }),
  };
}

/** The shipment's waybill: number with barcode, the way, carrier and numbers, status and when it was last heard of. */
export function ShipmentStrip({ shipment, now }: Props) {
  const { t } = useTranslation();
  const serviceName = useServiceName();
  const formats = useFormats();
  const { distance, dateTime } = formats;
  const { bol_number, mode, carrier_name, service_name, miles, status, action_required, events, origin, created_at } =
    shipment;
  const progress = useProgress({ shipment, now });
  const newest = events[0];
  const facts: StripFact[] = [
    { label: t('tracking.strip.carrier'), value: carrier_name, note: serviceName(service_name) },
    followedBy(shipment, t),
    ...pickupNumber(shipment, t),
    load(shipment, t, formats),
  ];
  return (
    <WaybillStrip
      size="full"
      numberLabel={t(mode === 'parcel' ? 'freight.strip.shipment' : 'freight.strip.bol')}
      number={bol_number}
      {...useEnds({ shipment })}
      distance={t('tracking.strip.about', { distance: distance(miles) })}
      {...(progress === undefined ? {} : { progress })}
      facts={facts}
      status={
        <span className={css.chips}>
          {action_required !== null && <StatusChip status="action_required" />}
          <StatusChip status={status} />
        </span>
      }
      statusNote={
        <>
          {t(newest ? 'tracking.strip.updated' : 'tracking.strip.booked')}
          <strong className={css.time}>
            {newest ? dateTime(newest.occurred_at, newest.time_zone) : dateTime(created_at, origin.time_zone)}
          </strong>
        </>
      }
    />
  );
}

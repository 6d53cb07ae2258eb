import type { Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
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

/** The shipment's waybill: number with barcode, the way, carrier and numbers, status and when it was last heard of. */
export function ShipmentStrip({ shipment, now }: Props) {
  const { t } = useTranslation();
  const serviceName = useServiceName();
  const formats = useFormats();
  const { distance, mass, dateTime } = formats;
  const {
    bol_number,
    pro_number,
    pickup_number,
    carrier_name,
    service_name,
    units,
    weight_lb,
    linear_feet,
    miles,
    status,
    action_required,
    events,
    origin,
    created_at,
  } = shipment;
  const progress = useProgress({ shipment, now });
  const newest = events[0];
  const facts: StripFact[] = [
    { label: t('tracking.strip.carrier'), value: carrier_name, note: serviceName(service_name) },
    { label: t('tracking.export.pro'), value: pro_number ?? '–', mono: true },
    { label: t('tracking.strip.pickup_number'), value: pickup_number ?? '–', mono: true },
    {
      label: t('tracking.strip.freight'),
      value: t('tracking.strip.load', { count: units, weight: mass(weight_lb) }),
      note: t('tracking.strip.linear', {
        figure: linearFigure(linear_feet, formats),
        unit: linearUnit(formats),
      }),
    },
  ];
  return (
    <WaybillStrip
      size="full"
      numberLabel={t('freight.strip.bol')}
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

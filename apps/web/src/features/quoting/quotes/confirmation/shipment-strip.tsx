import type { Shipment } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useServiceName } from '../../../../ui/freight/use-service-name.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { StatusChip } from '../../../../ui/freight/status/status-chip.tsx';
import { WaybillStrip } from '../../../../ui/freight/strip/waybill-strip.tsx';
import { CarrierNumber } from '../../../../ui/freight/type/carrier-number.tsx';

/** The number that the carrier follows it by: freight by its PRO number, parcels by a tracking number each. */
function followedBy({ mode, pro_number: pro, tracking_numbers: numbers }: Shipment, t: TFunction) {
  const [first] = numbers;
  if (mode === 'parcel' && first !== undefined) {
    const others = numbers.length - 1;
    const label = t('freight.papers.numbers', { count: 1 });
    return {
      label,
      value: first,
      mono: true,
      ...(others > 0 && { note: t('quotes.done_step.more', { count: others }) }),
    };
  }
  return { label: t('quotes.done_step.pro'), value: pro ?? t('quotes.done_step.pro_later'), mono: pro !== null };
}

/** The waybill strip of a shipment just booked. */
export function ShipmentStrip({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const serviceName = useServiceName();
  const { date, distance } = useFormats();
  const facts = [
    {
      label: t('quotes.strip.carrier'),
      value: shipment.carrier_name,
      note: `${serviceName(shipment.service_name)}, ${t('quotes.rates.days', { count: shipment.transit_days })}`,
    },
    followedBy(shipment, t),
  ];
  return (
    <WaybillStrip
      size="full"
      numberLabel={t('freight.strip.bol')}
      number={shipment.bol_number}
      origin={{
        city: shipment.origin_city,
        state: shipment.origin_state,
        detail: (
          <>
            {shipment.pickup.company}
            <br />
            {shipment.origin_postal_code} · {date(shipment.pickup_date)}
          </>
        ),
      }}
      destination={{
        city: shipment.destination_city,
        state: shipment.destination_state,
        detail: (
          <>
            {shipment.delivery.company}
            <br />
            {shipment.destination_postal_code}
            {shipment.delivery_date && ` · ${date(shipment.delivery_date)}`}
          </>
        ),
      }}
      distance={distance(shipment.miles)}
      facts={facts}
      status={<StatusChip status={shipment.status} />}
      statusNote={
        shipment.pickup_number !== null && (
          <>
            <span className="wb-soft">{t('quotes.done_step.pickup_number')}</span>
            <br />
            <CarrierNumber value={shipment.pickup_number} />
          </>
        )
      }
    />
  );
}

import type { Shipment } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { StatusChip } from '../../../ui/freight/status/status-chip.tsx';
import { WaybillStrip } from '../../../ui/freight/strip/waybill-strip.tsx';
import { CarrierNumber } from '../../../ui/freight/type/carrier-number.tsx';

/** The waybill strip of a shipment just booked. */
export function ShipmentStrip({ shipment }: { readonly shipment: Shipment }) {
  const { t } = useTranslation();
  const { date, distance } = useFormats();
  const facts = [
    {
      label: t('quotes.strip.carrier'),
      value: shipment.carrier_name,
      note: `${shipment.service_name}, ${t('quotes.rates.days', { count: shipment.transit_days })}`,
    },
    {
      label: t('quotes.done_step.pro'),
      value: shipment.pro_number ?? t('quotes.done_step.pro_later'),
      mono: shipment.pro_number !== null,
    },
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

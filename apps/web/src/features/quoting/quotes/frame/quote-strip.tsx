import type { Quote, Rate } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceName } from '../../../../ui/freight/use-service-name.ts';
import { serviceBeside } from '../../../../ui/freight/shared/service-name.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { WaybillStrip } from '../../../../ui/freight/strip/waybill-strip.tsx';
import { HazardMark } from './hazard-mark.tsx';
import { useValidity } from './use-validity.ts';

type Props = {
  readonly quote: Quote;
  readonly rate: Rate;
  /** Its rates are not honoured any more. */
  readonly over?: boolean;
  readonly status: ReactNode;
  readonly action: ReactNode;
};

/** The waybill strip of a quote: number, way, load, and the carrier chosen. */
export function QuoteStrip({ quote, rate, over = false, status, action }: Props) {
  const { t } = useTranslation();
  const serviceName = useServiceName();
  const { date, distance, mass } = useFormats();
  const { origin, destination, request, load } = quote;
  const parcel = request.mode === 'parcel';
  const { site_type: site } = request.origin;
  const siteWords = site === 'business' ? '' : ` · ${t(`terms.site_types.${site}`)}`;
  const facts = [
    {
      label: t('quotes.strip.carrier'),
      value: rate.carrier.name,
      note: `${serviceBeside(rate.carrier.name, serviceName(rate.service.name))}, ${t('quotes.rates.days', { count: rate.transit_days })}`,
    },
    {
      label: t('quotes.strip.load'),
      value: `${t(parcel ? 'quotes.parcel.count' : 'quotes.strip.units', { count: load.units })} · ${mass(load.weight_lb)}`,
      note: <HazardMark quote={quote} />,
    },
  ];
  return (
    <WaybillStrip
      size="compact"
      numberLabel={t('quotes.strip.quote')}
      number={quote.number}
      numberNote={useValidity(quote, over)}
      origin={{
        city: origin.city,
        state: origin.state,
        detail: `${origin.postal_code} · ${t('quotes.strip.pickup', { date: date(request.pickup_date) })}${siteWords}`,
      }}
      destination={{
        city: destination.city,
        state: destination.state,
        detail: `${destination.postal_code} · ${t('quotes.strip.delivery', { date: date(rate.delivery_date) })}`,
      }}
      distance={distance(quote.miles)}
      facts={facts}
      status={status}
      statusNote={action}
    />
  );
}

import type { Quote, Rate } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceName } from '../../../../ui/freight/use-service-name.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { HazardDiamond } from '../../../../ui/freight/shared/hazard-diamond.tsx';
import { linearLength } from '../../../../ui/freight/shared/linear-length.ts';
import { WaybillStrip } from '../../../../ui/freight/strip/waybill-strip.tsx';
import css from './quote-strip.module.css';
import { endsOn, madeOn } from './quote-days.ts';
import { useTimeLeft } from '../../../../lib/format/time-left.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { isPickupMissed } from '../draft/from-quote.ts';
import { useDraft } from '../draft/quote-form.ts';

/** The first hazardous line of a quote in short, or null. */
function Hazard({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation();
  const at = quote.request.items.findIndex(({ hazardous }) => hazardous);
  const hazmat = quote.request.items[at]?.hazmat;
  if (!hazmat) return null;
  return (
    <span className={css.hazard}>
      <HazardDiamond hazardClass={hazmat.hazard_class} />{' '}
      {t('quotes.strip.hazard', { id: hazmat.id_number, number: at + 1 })}
    </span>
  );
}

/**
 * Until when prices are honoured and for how long that is, that they are no longer, or when they were made; days are
 * those of the pickup place.
 */
function useValidity(quote: Quote, over: boolean): string {
  const { t } = useTranslation();
  const { date } = useFormats();
  const left = useTimeLeft(quote.expires_at);
  const now = useNow();
  // What sales offered may be for any day that is not over.
  const offered = useDraft((draft) => draft.quoted?.offered ?? false);
  const made = t('quote_lists.made', { date: date(madeOn(quote)) });
  if (quote.status === 'open' && !offered && isPickupMissed(quote, now))
    return t('quotes.strip.too_late', { date: date(quote.request.pickup_date) });
  if (over) return t('quotes.strip.over');
  const empty = quote.rates.length === 0 && !quote.answering;
  if (quote.status !== 'open' || left === null || empty) return made;
  return `${t('quotes.strip.valid', { date: date(endsOn(quote)) })} · ${left}`;
}

type Props = {
  readonly quote: Quote;
  readonly rate?: Rate | null;
  /** Its rates are not honoured any more. */
  readonly over?: boolean;
  readonly status: ReactNode;
  readonly action: ReactNode;
};

/** The waybill strip of a quote: number, way, load, and the carrier once one is chosen. */
export function QuoteStrip({ quote, rate, over = false, status, action }: Props) {
  const { t } = useTranslation();
  const serviceName = useServiceName();
  const formats = useFormats();
  const { date, distance, mass } = formats;
  const { origin, destination, request, load } = quote;
  const parcel = request.mode === 'parcel';
  const feet = linearLength(load.linear_feet, formats);
  const site = (end: 'origin' | 'destination'): string =>
    request[end].site_type === 'business' ? '' : ` · ${t(`terms.site_types.${request[end].site_type}`)}`;
  const facts = [
    ...(rate
      ? [
          {
            label: t('quotes.strip.carrier'),
            value: rate.carrier.name,
            note: `${serviceName(rate.service.name)}, ${t('quotes.rates.days', { count: rate.transit_days })}`,
          },
        ]
      : []),
    {
      label: t('quotes.strip.load'),
      value: (parcel
        ? [t('quotes.parcel.count', { count: load.units }), mass(load.weight_lb)]
        : [t('quotes.strip.units', { count: load.units }), mass(load.weight_lb), ...(rate ? [] : [feet])]
      ).join(' · '),
      note: <Hazard quote={quote} />,
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
        detail: `${origin.postal_code} · ${t('quotes.strip.pickup', { date: date(request.pickup_date) })}${site('origin')}`,
      }}
      destination={{
        city: destination.city,
        state: destination.state,
        detail: `${destination.postal_code}${rate ? ` · ${t('quotes.strip.delivery', { date: date(rate.delivery_date) })}` : site('destination')}`,
      }}
      distance={distance(quote.miles)}
      facts={facts}
      status={status}
      statusNote={action}
    />
  );
}

import type { SalesRequest } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { WaybillStrip } from '../../../ui/freight/strip/waybill-strip.tsx';
import { SalesStateChip } from './state-chip.tsx';
import { ownZone } from './words.ts';

type End = SalesRequest['origin'];
const endOf = ({ place, postal_code: code, country }: End) => ({
  city: place?.city ?? code,
  state: place?.state ?? country,
});

type Props = { readonly request: SalesRequest; readonly note?: ReactNode };

/** The strip of a request: number, way, load and how far it has come. */
export function RequestStrip({ request, note }: Props) {
  const { t } = useTranslation();
  const { date, dateTime, mass } = useFormats();
  const site = (end: 'origin' | 'destination') => t(`terms.site_types.${request.request[end].site_type}`);
  return (
    <WaybillStrip
      size="compact"
      numberLabel={t('quote_requests.list.number')}
      number={request.number}
      numberNote={t('quote_requests.page.asked_on', { time: dateTime(request.created_at, ownZone()) })}
      origin={{ ...endOf(request.origin), detail: `${request.origin.postal_code} · ${site('origin')}` }}
      destination={{
        ...endOf(request.destination),
        detail: `${request.destination.postal_code} · ${site('destination')}`,
      }}
      facts={[
        {
          label: t('quote_requests.list.load'),
          value: `${t('quote_requests.units', { count: request.load.units })} · ${mass(request.load.weight_lb)}`,
          note: t(`quote_requests.modes.${request.mode}`),
        },
        { label: t('quote_requests.list.pickup'), value: date(request.pickup_date) },
      ]}
      status={<SalesStateChip state={request.state} />}
      {...(note === undefined ? {} : { statusNote: note })}
    />
  );
}

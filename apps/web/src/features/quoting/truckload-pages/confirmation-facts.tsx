import { nameIn, type TruckloadConfirmation } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { WaybillStrip } from '../../../ui/freight/strip/waybill-strip.tsx';
import { truckloadNeeds } from '../../../ui/freight/truckload-needs.tsx';
import { Panel } from '../../../ui/panel.tsx';
import css from './truckload-pages.module.css';

/** The load that is asked about: from where to where, when, in what, and what sales say about it. */
export function ConfirmationFacts({ load }: { readonly load: TruckloadConfirmation }) {
  const { t, i18n } = useTranslation();
  const formats = useFormats();
  const { date, mass } = formats;
  return (
    <>
      <WaybillStrip
        size="compact"
        numberLabel={t('truckload_pages.confirm.load')}
        number={load.number}
        numberNote={load.company}
        origin={{ city: load.origin.city, state: load.origin.state, detail: date(load.pickup_date) }}
        destination={{ city: load.destination.city, state: load.destination.state }}
        facts={[
          {
            label: t('truckload_pages.confirm.load'),
            value: `${t('quote_requests.units', { count: load.units })} · ${mass(load.weight_lb)}`,
            note: load.commodities.join(', '),
          },
          ...(load.equipment === null
            ? []
            : [{ label: t('truckload_pages.confirm.equipment'), value: nameIn(i18n.language, load.equipment) }]),
          ...load.stops.map(({ kind, city, state, postal_code: code }, index) => ({
            label: t('truckload.route.stop', { number: index + 1 }),
            value: city === '' ? code : `${city}, ${state}`,
            note: t(`truckload.route.${kind}`),
          })),
          // The stops are told above, with their cities.
          ...truckloadNeeds(t, { ...load, truckload: load.truckload && { ...load.truckload, stops: [] } }, formats),
        ]}
      />
      {load.text !== null && (
        <Panel title={t('truckload_pages.confirm.said')}>
          <p className={css.said}>{load.text}</p>
        </Panel>
      )}
    </>
  );
}

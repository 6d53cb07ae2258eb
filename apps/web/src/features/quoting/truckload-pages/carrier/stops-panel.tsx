import type { CarrierLoad } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../../ui/panel.tsx';
import css from '../truckload-pages.module.css';

type End = CarrierLoad['pickup'];

function Place({ title, end }: { readonly title: string; readonly end: End }) {
  const { t } = useTranslation();
  const { address } = end;
  return (
    <section className={css.place} aria-label={title}>
      <h3>{title}</h3>
      {address !== null && (
        <>
          <p>
            <b>{address.company}</b>
          </p>
          {address.street_lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
      <p>
        {end.city}, {end.state} <span className="wb-mono">{end.postal_code}</span>
      </p>
      {address !== null && (
        <>
          <p>
            {address.contact} <a href={`tel:${address.phone}`}>{address.phone}</a>
          </p>
          <p className="wb-soft">
            {t('truckload_pages.load.hours', { from: address.opens_at, until: address.closes_at })}
          </p>
        </>
      )}
    </section>
  );
}

/** Where it is picked up, where it calls on the way, and where it goes; who and where exactly once it is accepted. */
export function StopsPanel({ load }: { readonly load: CarrierLoad }) {
  const { t } = useTranslation();
  return (
    <Panel>
      <div className={css.places}>
        <Place title={t('truckload_pages.load.pickup')} end={load.pickup} />
        {load.stops.length > 0 && (
          <section className={css.place} aria-label={t('truckload_pages.load.stops')}>
            <h3>{t('truckload_pages.load.stops')}</h3>
            <ol>
              {load.stops.map(({ kind, city, state, postal_code: code }, index) => (
                <li key={`${index + 1} ${code}`}>
                  {city}, {state} <span className="wb-mono">{code}</span>: {t(`truckload.route.${kind}`)}
                </li>
              ))}
            </ol>
          </section>
        )}
        <Place title={t('truckload_pages.load.delivery')} end={load.delivery} />
      </div>
    </Panel>
  );
}

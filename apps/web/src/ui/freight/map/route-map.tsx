import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import heard from '../shared/screen-reader-text.module.css';
import { travelledCount, type RouteMapProps } from './route-view.ts';
import css from './route-map.module.css';

const RouteDrawing = lazy(async () => ({ default: (await import('./route-drawing.tsx')).RouteDrawing }));

/** Where a shipment has been and where it goes, on a map of its own; the outlines come when the map is first shown. */
export function RouteMap(props: RouteMapProps) {
  const { t } = useTranslation();
  const { places } = props;
  const ends = { origin: places[0]?.name ?? '', destination: places.at(-1)?.name ?? '' };
  const reached = travelledCount(props);
  return (
    <figure className={css.map} aria-label={t('freight.map.title', ends)}>
      <div className={css.picture}>
        {places.length > 0 && (
          <Suspense fallback={<span className={heard.heard}>{t('freight.map.loading')}</span>}>
            <RouteDrawing {...props} />
          </Suspense>
        )}
      </div>
      <ol className={heard.heard}>
        {places.map(({ id, role, name, note }, index) => (
          <li key={id}>
            {t(`freight.map.${role}`)}: {name}
            {note !== undefined && `, ${note}`} ({t(index < reached ? 'freight.map.travelled' : 'freight.map.ahead')})
          </li>
        ))}
      </ol>
    </figure>
  );
}

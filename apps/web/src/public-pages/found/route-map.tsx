import type { PublicTracking } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { fitPlaces } from '../../ui/freight/map/projection.ts';
import { routePoints, type RoutePoint } from '../../ui/freight/map/route-layout.ts';
import { LandPaths, landOf, PlaceSigns, RoutePaths, type Land } from '../../ui/freight/map/route-picture.tsx';
import { travelledCount, type RoutePlace } from '../../ui/freight/map/route-view.ts';
import { placesOf } from './places-of.ts';
import css from './route-map.module.css';

/** Pixels of the picture; it is drawn once and grows or shrinks with the page. */
const [width, height] = [800, 336];
/** On a narrow page it is half as wide, and names are set for that. */
const narrow = 2;

type Drawn = { readonly points: readonly RoutePoint[]; readonly land: Land };

/** Working out the shores takes longer than all the rest of the page, and many look at the same lane. */
const drawn = new Map<string, Drawn>();
const mostDrawn = 300;

function draw(places: readonly RoutePlace[]): Drawn {
  const key = JSON.stringify(places);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  if (drawn.size >= mostDrawn) drawn.clear();
  const projection = fitPlaces(places, width, height);
  const picture = { points: routePoints(projection, places), land: landOf(projection, 0) };
  drawn.set(key, picture);
  return picture;
}

/** The way on a map that is all in the page's own text. What it shows is told in words by the line of places below it. */
export function RouteMap({ tracking }: { readonly tracking: PublicTracking }) {
  const { t } = useTranslation();
  const { places, arrived } = placesOf(tracking);
  const [from, to] = [places[0], places.at(-1)];
  if (from === undefined || to === undefined) return null;
  const { points, land } = draw(places);
  const reached = travelledCount({ places, arrived });
  const small = points.map((point) => ({ ...point, x: point.x / narrow, y: point.y / narrow }));
  return (
    <figure className={css.figure} aria-label={t('freight.map.title', { origin: from.name, destination: to.name })}>
      <svg className={css.map} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <LandPaths land={land} />
        <RoutePaths points={points} reached={reached} />
        <g className={css.wide}>
          <PlaceSigns points={points} reached={reached} width={width} height={height} noted={false} />
        </g>
        <g className={css.narrow} transform={`scale(${narrow})`}>
          <PlaceSigns points={small} reached={reached} width={width / narrow} height={height / narrow} noted={false} />
        </g>
      </svg>
    </figure>
  );
}

import { geoPath } from 'd3-geo';
import { useMemo } from 'react';
import { useWidth } from '../shared/use-width.ts';
import { lakeIslands, lakes } from './lakes.ts';
import { outlines } from './outlines.ts';
import { fitPlaces } from './projection.ts';
import { RouteLabel, RouteMark } from './route-marks.tsx';
import { routeLabels, routePoints, wayPath } from './route-layout.ts';
import { travelledCount, type RouteMapProps } from './route-view.ts';
import css from './route-drawing.module.css';

/** From this width on, names have their second line. */
const notesFrom = 480;

/** The picture of the map; loaded with its outlines only where a map is shown. */
export function RouteDrawing({ places, arrived }: RouteMapProps) {
  const [ref, width] = useWidth<HTMLDivElement>(720);
  const height = Math.round(Math.min(420, Math.max(220, width * 0.45)));
  const drawn = useMemo(() => {
    const projection = fitPlaces(places, width, height);
    const path = geoPath(projection).digits(1);
    return {
      projection,
      around: path(outlines.around) ?? '',
      lakes: path(lakes) ?? '',
      islands: path(lakeIslands) ?? '',
      land: path(outlines.land) ?? '',
      borders: path(outlines.borders) ?? '',
    };
  }, [places, width, height]);
  const noted = width >= notesFrom;
  const reached = travelledCount({ places, arrived: arrived ?? false });
  const points = routePoints(drawn.projection, places);
  const labels = routeLabels(points, width, height, noted);
  return (
    <div ref={ref} className={css.frame}>
      <svg className={css.map} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path className={css.around} d={drawn.around} />
        <path className={css.lakes} d={drawn.lakes} />
        <path className={css.around} d={drawn.islands} />
        <path className={css.land} d={drawn.land} />
        <path className={css.borders} d={drawn.borders} />
        <path className={css.wayAhead} d={wayPath(points.slice(Math.max(0, reached - 1)))} />
        <path className={css.way} d={wayPath(points.slice(0, reached))} />
        {points.map((point, index) => (
          <RouteMark key={point.place.id} point={point} reached={index < reached} />
        ))}
        {points.map((point) => {
          const at = labels.find(({ id }) => id === point.place.id);
          return at && <RouteLabel key={point.place.id} point={point} at={at} noted={noted} />;
        })}
      </svg>
    </div>
  );
}

import { useMemo } from 'react';
import { useWidth } from '../shared/use-width.ts';
import { fitPlaces } from './projection.ts';
import { routePoints } from './route-layout.ts';
import { LandPaths, landOf, PlaceSigns, RoutePaths } from './route-picture.tsx';
import { travelledCount, type RouteMapProps } from './route-view.ts';
import css from './route-drawing.module.css';

/** From this width on, names have their second line. */
const notesFrom = 480;

/** The picture of the map; loaded with its outlines only where a map is shown. */
export function RouteDrawing({ places, arrived }: RouteMapProps) {
  const [ref, width] = useWidth<HTMLDivElement>(720);
  const height = Math.round(Math.min(420, Math.max(220, width * 0.45)));
  const { projection, land } = useMemo(() => {
    const fitted = fitPlaces(places, width, height);
    return { projection: fitted, land: landOf(fitted, 1) };
  }, [places, width, height]);
  const way = {
    points: routePoints(projection, places),
    reached: travelledCount({ places, arrived: arrived ?? false }),
  };
  return (
    <div ref={ref} className={css.frame}>
      <svg className={css.map} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <LandPaths land={land} />
        <RoutePaths {...way} />
        <PlaceSigns {...way} width={width} height={height} noted={width >= notesFrom} />
      </svg>
    </div>
  );
}

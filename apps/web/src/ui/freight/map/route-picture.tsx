import { geoPath, type GeoProjection } from 'd3-geo';
import { lakeIslands, lakes } from './lakes.ts';
import { outlines } from './outlines.ts';
import { RouteLabel, RouteMark } from './route-marks.tsx';
import { routeLabels, routePath, type RoutePoint } from './route-layout.ts';
import css from './route-drawing.module.css';

/** The land of a picture as paths, in its pixels. */
export type Land = Readonly<Record<'around' | 'lakes' | 'islands' | 'land' | 'borders', string>>;

/** @param digits decimals of a pixel: each makes the paths half as long again */
export function landOf(projection: GeoProjection, digits: number): Land {
  const path = geoPath(projection).digits(digits);
  return {
    around: path(outlines.around) ?? '',
    lakes: path(lakes) ?? '',
    islands: path(lakeIslands) ?? '',
    land: path(outlines.land) ?? '',
    borders: path(outlines.borders) ?? '',
  };
}

/** The land, which everything else lies on. */
export function LandPaths({ land }: { readonly land: Land }) {
  return (
    <>
      <path className={css.around} d={land.around} />
      <path className={css.lakes} d={land.lakes} />
      <path className={css.around} d={land.islands} />
      <path className={css.land} d={land.land} />
      <path className={css.borders} d={land.borders} />
    </>
  );
}

type WayProps = { readonly points: readonly RoutePoint[]; readonly reached: number };

/** The way: solid as far as the freight has come, dotted where it still goes. */
export function RoutePaths({ points, reached }: WayProps) {
  return (
    <>
      <path className={css.wayAhead} d={routePath(points.slice(Math.max(0, reached - 1)))} />
      <path className={css.way} d={routePath(points.slice(0, reached))} />
    </>
  );
}

type SignProps = WayProps & { readonly width: number; readonly height: number; readonly noted: boolean };

/** The places with their names, which keep off the way and off each other. */
export function PlaceSigns({ points, reached, width, height, noted }: SignProps) {
  const labels = routeLabels(points, width, height, noted);
  return (
    <>
      {points.map((point, index) => (
        <RouteMark key={point.place.id} point={point} reached={index < reached} />
      ))}
      {points.map((point) => {
        const at = labels.find(({ id }) => id === point.place.id);
        return at && <RouteLabel key={point.place.id} point={point} at={at} noted={noted} />;
      })}
    </>
  );
}

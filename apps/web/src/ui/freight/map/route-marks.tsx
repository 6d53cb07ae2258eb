import type { Placed } from '../shared/labels.ts';
import type { RoutePoint } from './route-layout.ts';
import css from './route-drawing.module.css';

/** The sign of a place: a ring around the last known one, an open circle where the freight is not yet. */
export function RouteMark({
  point: { place, x, y },
  reached,
}: {
  readonly point: RoutePoint;
  readonly reached: boolean;
}) {
  if (place.role === 'last_known') {
    return (
      <g transform={`translate(${x} ${y})`}>
        <circle className={css.halo} r="12" />
        <circle className={css.reached} r="5.5" />
      </g>
    );
  }
  return (
    <circle className={reached ? css.reached : css.ahead} cx={x} cy={y} r={place.role === 'destination' ? 5 : 4} />
  );
}

/** The name of a place and, where there is room, what happened there. */
export function RouteLabel({
  point: { place },
  at,
  noted,
}: {
  readonly point: RoutePoint;
  readonly at: Placed;
  readonly noted: boolean;
}) {
  const x = at.anchor === 'start' ? at.x : at.anchor === 'end' ? at.x + at.width : at.x + at.width / 2;
  return (
    <text className={css.label} textAnchor={at.anchor} x={x} y={at.y + 12.5}>
      {place.name}
      {noted && place.note !== undefined && (
        <tspan className={css.note} x={x} dy="15">
          {place.note}
        </tspan>
      )}
    </text>
  );
}

import type { GeoProjection } from 'd3-geo';
import { placeLabels, textWidth, type Placed, type Segment } from '../shared/labels.ts';
import type { RoutePlace, RouteRole } from './route-view.ts';

export type RoutePoint = { readonly place: RoutePlace; readonly x: number; readonly y: number };

const first: Readonly<Record<RouteRole, number>> = { last_known: 0, destination: 1, origin: 2, call: 3, stop: 4 };

/** How far a line between two places bends, as a share of its length. */
const bend = 0.07;

type Spot = { readonly x: number; readonly y: number };

/** The point that pulls the line between two places into an arc, bent to the north as great circles are. */
function pull(from: Spot, to: Spot): Spot {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const up = Math.sign(dx) * bend * 2;
  return { x: (from.x + to.x) / 2 + dy * up, y: (from.y + to.y) / 2 - dx * up };
}

/** A way over several points as gentle arcs; nothing for fewer than two. */
export function routePath(points: readonly Spot[]): string {
  const [start, ...rest] = points;
  if (!start || rest.length === 0) return '';
  const round = (value: number): number => Math.round(value * 10) / 10;
  const arcs = rest.map((to, index) => {
    const by = pull(points[index] as Spot, to);
    return `Q${round(by.x)} ${round(by.y)} ${round(to.x)} ${round(to.y)}`;
  });
  return `M${round(start.x)} ${round(start.y)}${arcs.join('')}`;
}

/** The same way as short straight lines, for keeping names off it. */
function waySegments(points: readonly Spot[]): Segment[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] as Spot;
    const by = pull(from, to);
    const at = (t: number): Spot => ({
      x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * by.x + t ** 2 * to.x,
      y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * by.y + t ** 2 * to.y,
    });
    return [0, 0.2, 0.4, 0.6, 0.8].map((t) => {
      const [a, b] = [at(t), at(t + 0.2)];
      return { x1: a.x, y1: a.y, x2: b.x, y2: b.y };
    });
  });
}

/** Places in pixels. */
export function routePoints(projection: GeoProjection, places: readonly RoutePlace[]): RoutePoint[] {
  return places.flatMap((place) => {
    const at = projection([place.longitude, place.latitude]);
    return at ? [{ place, x: at[0], y: at[1] }] : [];
  });
}

/** Names beside their places; the last known place chooses first, passed ones are left out where there is no room. */
export function routeLabels(points: readonly RoutePoint[], width: number, height: number, noted: boolean): Placed[] {
  const labels = points
    .toSorted((a, b) => first[a.place.role] - first[b.place.role])
    .map(({ place: { id, role, name, note }, x, y }) => ({
      id,
      x,
      y,
      must: role !== 'stop',
      width: Math.max(textWidth(name) * 1.04, noted && note !== undefined ? textWidth(note) : 0),
      height: noted && note !== undefined ? 32 : 17,
      sides: ['above', 'below', 'right', 'left', 'right-below', 'left-above', 'right-above', 'left-below'] as const,
    }));
  return placeLabels(labels, {
    bounds: { x: 4, y: 4, width: width - 8, height: height - 8 },
    marks: points.map(({ x, y, place }) => {
      const reach = place.role === 'last_known' ? 12 : 6;
      return { x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach };
    }),
    lines: waySegments(points),
    gap: 14,
  });
}

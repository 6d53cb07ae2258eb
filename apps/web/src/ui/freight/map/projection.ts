import { geoAzimuthalEqualArea, geoConicEqualArea, type GeoProjection } from 'd3-geo';

type At = { readonly latitude: number; readonly longitude: number };

/** Room kept free around the places for their names, in pixels. */
const padding = { x: 84, y: 52 };
/** Miles the map is wide at least, so that a short lane still shows where it is. */
const leastMiles = 280;
const earthRadiusMiles = 3959;

/** The projection people know from maps of the country, for lanes that stay on its main land. */
function familiar(): GeoProjection {
  return geoConicEqualArea().parallels([29.5, 45.5]).rotate([96, 0]);
}

/** An equal-area projection around the middle of the places, so that Alaska, Hawaii and the far north are not bent. */
function centred(places: readonly At[]): GeoProjection {
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const longitude = middle(places.map((place) => place.longitude));
  const latitude = middle(places.map((place) => place.latitude));
  return geoAzimuthalEqualArea().rotate([-longitude, -latitude]);
}

function onMainLand({ latitude, longitude }: At): boolean {
  return longitude > -128 && longitude < -52 && latitude > 14 && latitude < 56;
}

/** A projection in which all places stand inside a picture of the given pixels, with room for their names. */
export function fitPlaces(places: readonly At[], width: number, height: number): GeoProjection {
  const projection = (places.every(onMainLand) ? familiar() : centred(places))
    .scale(1)
    .translate([0, 0])
    .precision(0.2);
  const points = places.flatMap(({ longitude, latitude }) => {
    const point = projection([longitude, latitude]);
    return point ? [point] : [];
  });
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const room = { x: width - 2 * Math.min(padding.x, width / 4), y: height - 2 * Math.min(padding.y, height / 4) };
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    room.x / Math.max(right - left, 1e-6),
    room.y / Math.max(bottom - top, 1e-6),
    (width * earthRadiusMiles) / leastMiles,
  );
  return projection
    .scale(scale)
    .translate([width / 2 - ((left + right) / 2) * scale, height / 2 - ((top + bottom) / 2) * scale])
    .clipExtent([
      [-2, -2],
      [width + 2, height + 2],
    ]);
}

import { geoDistance } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import { fitPlaces } from './projection.ts';
import { travelledCount, type RoutePlace, type RouteRole } from './route-view.ts';
import { routePath } from './route-layout.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const lanes = {
  'Nashua to Denver': [at(42.76, -71.46), at(39.73, -104.99)],
  'Anchorage to Miami': [at(61.2, -149.9), at(25.77, -80.19)],
  'Honolulu to Boston': [at(21.3, -157.85), at(42.36, -71.06)],
  'Monterrey to Toronto': [at(25.67, -100.3), at(43.65, -79.38)],
  'Nashua to Lowell': [at(42.76, -71.46), at(42.63, -71.32)],
  'one place only': [at(42.76, -71.46)],
};

describe('fitPlaces', () => {
  it.each(Object.entries(lanes))('shows %s inside the picture with room for names', (_lane, places) => {
    for (const [width, height] of [
      [328, 220],
      [720, 324],
      [1200, 420],
    ] as const) {
      const projection = fitPlaces(places, width, height);
      for (const { longitude, latitude } of places) {
        const [x, y] = projection([longitude, latitude]) as [number, number];
        expect(x).toBeGreaterThan(40);
        expect(x).toBeLessThan(width - 40);
        expect(y).toBeGreaterThan(40);
        expect(y).toBeLessThan(height - 40);
      }
    }
  });

  it('never comes so near that a short lane loses its surroundings', () => {
    const projection = fitPlaces(lanes['Nashua to Lowell'], 720, 324);
    const [left, right] = [projection.invert?.([0, 162]), projection.invert?.([720, 162])] as [
      [number, number],
      [number, number],
    ];
    expect(geoDistance(left, right) * 3959).toBeGreaterThan(270);
  });

  it.each([
    ['the main land', lanes['Nashua to Denver'], -96],
    ['lanes to Hawaii', [at(34.05, -118.24), at(21.3, -157.86)], -138.05],
    ['lanes from Alaska', lanes['Anchorage to Miami'], -115.045],
  ] as const)('stands %s upright: its middle meridian is vertical', (_lanes, places, meridian) => {
    const projection = fitPlaces(places, 720, 324);
    const [south, north] = [30, 45].map((latitude) => projection([meridian, latitude]) as [number, number]);
    expect(Math.abs((south?.[0] ?? 0) - (north?.[0] ?? 99))).toBeLessThan(0.5);
  });

  it('keeps north above south and west left of east', () => {
    const projection = fitPlaces(lanes['Anchorage to Miami'], 720, 324);
    const [north, south] = lanes['Anchorage to Miami'].map(
      ({ longitude, latitude }) => projection([longitude, latitude]) as [number, number],
    );
    expect(north?.[1]).toBeLessThan(south?.[1] ?? 0);
    expect(north?.[0]).toBeLessThan(south?.[0] ?? 0);
  });
});

describe('the way', () => {
  const place = (id: string, role: RouteRole): RoutePlace => ({ id, role, latitude: 0, longitude: 0, name: id });
  const places = [place('a', 'origin'), place('b', 'stop'), place('c', 'last_known'), place('d', 'destination')];

  it('was travelled up to the last known place, or all of it on arrival', () => {
    expect(travelledCount({ places })).toBe(3);
    expect(travelledCount({ places, arrived: true })).toBe(4);
    expect(travelledCount({ places: [place('a', 'origin'), place('d', 'destination')] })).toBe(1);
    expect(travelledCount({ places: [] })).toBe(0);
  });

  it('bends to the north whichever way it goes, and is nothing for a single place', () => {
    // 100 px to the right: the middle is pulled up by 14 % of the length.
    expect(
      routePath([
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ]),
    ).toBe('M0 0Q50 -14 100 0');
    expect(
      routePath([
        { x: 100, y: 0 },
        { x: 0, y: 0 },
      ]),
    ).toBe('M100 0Q50 -14 0 0');
    expect(routePath([{ x: 1, y: 1 }])).toBe('');
  });
});

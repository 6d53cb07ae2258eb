import { greatCircleMiles } from '@waybill/freight';
import { expect, it } from 'vitest';
import { ends, lanes } from '../../../testing/lanes.ts';
import { hubs } from './hubs.ts';
import { routeOf } from './route.ts';

const cities = (from: keyof typeof ends, to: keyof typeof ends) =>
  routeOf(ends[from], ends[to]).map(({ at }) => at.city);

it('knows at least sixty hubs in North America, each once and in a zone that exists', () => {
  expect(hubs.length).toBeGreaterThanOrEqual(60);
  expect(new Set(hubs.map(({ city, state }) => `${city} ${state}`)).size).toBe(hubs.length);
  for (const { latitude, longitude, timeZone } of hubs) {
    expect(latitude).toBeGreaterThan(24);
    expect(latitude).toBeLessThan(50);
    expect(longitude).toBeGreaterThan(-125);
    expect(longitude).toBeLessThan(-66);
    expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
  }
});

it('begins and ends at the terminals that serve the two ends', () => {
  expect(cities('keene', 'gary').at(0)).toBe('Manchester');
  expect(cities('keene', 'gary').at(-1)).toBe('Chicago');
  // No hub within 130 miles of Minot: the agent in Minot itself serves it.
  expect(cities('minot', 'gary').at(0)).toBe('Minot');
});

it('goes through one terminal when one serves both ends', () => {
  expect(cities('brooklyn', 'brooklyn')).toEqual(['Newark']);
});

it('crosses the country by hubs near the straight way, each nearer than the last, by no long detour', () => {
  for (const [from, to] of lanes) {
    const route = routeOf(from, to).map(({ at }) => at);
    const [first, last] = [route[0], route.at(-1)];
    if (first === undefined || last === undefined) throw new Error('A route has a terminal');
    const left = route.map((hub) => greatCircleMiles(hub, last));
    expect(left.every((miles, index) => index === 0 || miles < (left[index - 1] ?? 0))).toBe(true);
    const traveled = route.reduce(
      (sum, hub, index) => sum + (index === 0 ? 0 : greatCircleMiles(route[index - 1] ?? hub, hub)),
      0,
    );
    expect(traveled).toBeLessThanOrEqual(1.35 * greatCircleMiles(first, last) + 1);
    expect(route.length).toBeLessThanOrEqual(6);
  }
  expect(routeOf(ends.bangor, ends.sanDiego).length).toBeGreaterThanOrEqual(5);
});

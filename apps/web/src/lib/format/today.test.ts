import { afterEach, expect, it, vi } from 'vitest';
import { localDay } from './today.ts';

afterEach(() => vi.unstubAllEnvs());

it.each([
  // 1:04 in the night of the 23rd by UTC; in Chicago it is still the evening before, six hours back.
  ['America/Chicago', '2026-11-23T01:04:00.000Z', '2026-11-22'],
  ['UTC', '2026-11-23T01:04:00.000Z', '2026-11-23'],
  ['America/Chicago', '2026-11-23T06:00:00.000Z', '2026-11-23'],
])('an instant falls on the day that it is in %s', (zone, instant, day) => {
  vi.stubEnv('TZ', zone);
  expect(localDay(instant)).toBe(day);
});

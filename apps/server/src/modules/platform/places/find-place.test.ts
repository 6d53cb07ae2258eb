import { expect, it } from 'vitest';
import { findPlace } from './find-place.ts';

it.each([
  ['M5V 2T6', 'Toronto'],
  ['M4G 2B7', 'East York'],
  ['M5W 1E6', 'Toronto'],
  ['V6B 1A1', 'Vancouver'],
  ['H2Y 1C6', 'Montreal'],
  ['V7V 1A1', 'West Vancouver'],
  ['S4N 1A1', 'Regina'],
  ['A2V 1A1', 'Labrador City'],
])('names the city alone of the Canadian code %s, as mail is addressed', (code, city) => {
  expect(findPlace('CA', code)?.city).toBe(city);
});

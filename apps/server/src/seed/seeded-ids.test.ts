import { expect, it } from 'vitest';
import { validate, version } from 'uuid';
import { seededIds } from './seeded-ids.ts';

const moment = new Date('2026-11-16T14:30:00.000Z');

it('makes ids of UUID version 7 that sort by their moment', () => {
  const newId = seededIds('a');
  const ids = [0, 1, 1000, 86_400_000].map((later) => newId(new Date(moment.getTime() + later)));
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
  expect(ids.toSorted()).toEqual(ids);
  // 2026-11-16T14:30:00Z is 1,794,839,400,000 ms after 1970.
  expect(ids[0]?.replaceAll('-', '').slice(0, 12)).toBe((1_794_839_400_000).toString(16).padStart(12, '0'));
});

it('repeats itself for the same seed, and for no other', () => {
  const ids = (seed: string) => {
    const newId = seededIds(seed);
    return Array.from({ length: 3 }, () => newId(moment));
  };
  expect(ids('a')).toEqual(ids('a'));
  expect(new Set([...ids('a'), ...ids('b')]).size).toBe(6);
});

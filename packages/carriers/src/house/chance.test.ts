import { expect, it } from 'vitest';
import { chanceOf, fingerprint } from './chance.ts';

it('draws the same for the same seed and otherwise differently', () => {
  const draw = (seed: number | string) => {
    const chance = chanceOf(seed);
    return Array.from({ length: 20 }, () => chance.next());
  };
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  expect(draw('a').every((one) => one >= 0 && one < 1)).toBe(true);
});

it('reaches both ends of a range and every entry of a list', () => {
  const chance = chanceOf('range');
  const drawn = new Set(Array.from({ length: 300 }, () => chance.between(3, 5)));
  expect(drawn).toEqual(new Set([3, 4, 5]));
  const picked = new Set(Array.from({ length: 300 }, () => chance.pick(['a', 'b', 'c'])));
  expect(picked.size).toBe(3);
  expect(() => chance.pick([])).toThrow(RangeError);
});

it('gives nearby texts fingerprints far apart, in 32 bits', () => {
  const all = Array.from({ length: 5000 }, (_, index) => fingerprint(`text ${index}`));
  expect(new Set(all).size).toBeGreaterThan(4995);
  expect(all.every((one) => Number.isInteger(one) && one >= 0 && one < 2 ** 32)).toBe(true);
  const high = all.filter((one) => one >= 2 ** 31).length;
  expect(high).toBeGreaterThan(2300);
  expect(high).toBeLessThan(2700);
});

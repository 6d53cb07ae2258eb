import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';

describe('allocate', () => {
  it.each([
    [[1, 1, 1], 100, [34, 33, 33]],
    [[2, 6], 80, [20, 60]],
    [[5, 5, 1], 10, [5, 4, 1]],
    [[0, 0], 3, [2, 1]],
    [[], 0, []],
  ])('splits by %j the whole of %i into %j', (weights, total, parts) => {
    expect(allocate(total, weights)).toEqual(parts);
  });

  it('adds up, whatever the weights', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), weights, (total, each) => {
        expect(allocate(total, each).reduce((sum, part) => sum + part, 0)).toBe(total);
      }),
    );
  });
});

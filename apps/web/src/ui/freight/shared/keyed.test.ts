import { expect, it } from 'vitest';
import { keyed } from './keyed.ts';

it('gives entries of one name a key each, in their order', () => {
  expect(keyed(['a', 'b', 'a'], (one) => one)).toEqual([
    ['a-0', 'a'],
    ['b-0', 'b'],
    ['a-1', 'a'],
  ]);
});

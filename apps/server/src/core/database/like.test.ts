import { expect, it } from 'vitest';
import { likePrefix, likeContains, likeEachWord } from './like.ts';

it('escapes characters with a meaning in LIKE', () => {
  expect(likeContains(String.raw`50%_a\b`)).toBe(String.raw`%50\%\_a\\b%`);
  expect(likePrefix('WB-1_2')).toBe(String.raw`WB-1\_2%`);
});

it('looks for each word of a search, in any position', () => {
  expect(likeEachWord('  Acme\tDock 5% ')).toEqual(['%acme%', '%dock%', String.raw`%5\%%`]);
  expect(likeEachWord(' ')).toEqual([]);
});

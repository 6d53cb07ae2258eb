import { expect, it } from 'vitest';
import { likePrefix, likeContains, likeEachWord } from './like.ts';

it('takes what people type as it stands, also signs that LIKE has a meaning for', () => {
  expect(likeContains(String.raw`50%_a\b`)).toBe(String.raw`%50\%\_a\\b%`);
  expect(likePrefix('WB-1_2')).toBe(String.raw`WB-1\_2%`);
});

it('looks for each word of a search, whatever stands between them', () => {
  expect(likeEachWord('  Acme\tDock 5% ')).toEqual(['%acme%', '%dock%', String.raw`%5\%%`]);
  expect(likeEachWord(' ')).toEqual([]);
});

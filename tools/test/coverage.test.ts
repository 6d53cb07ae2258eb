import { expect, it } from 'vitest';
import { countCoverage, coverageLine } from './coverage.ts';

const summary = (covered: number, total: number) => ({
  total: { branches: { covered, total }, lines: { covered: 40, total: 60 } },
});

it('counts full branch coverage as one test that passed', () => {
  expect(countCoverage('packages/freight', summary(12, 12))).toEqual({ passed: 1, failed: [], skipped: [] });
});

it('counts a branch that was not taken, and a run that left no report or no branch, as one that failed', () => {
  const failed = ['branch coverage of packages/freight is 100 %'];
  for (const each of [summary(11, 12), summary(0, 0), null])
    expect(countCoverage('packages/freight', each)).toEqual({ passed: 0, failed, skipped: [] });
});

it('tells shares in percent and never rounds them up to all', () => {
  expect(coverageLine('a', summary(1, 3))).toBe('coverage of a: branches 33.33 % (1 of 3), lines 66.66 % (40 of 60)');
  expect(coverageLine('a', summary(99_999, 100_000))).toContain('branches 99.99 % (99999 of 100000)');
  expect(coverageLine('a', summary(7, 7))).toContain('branches 100 % (7 of 7)');
});

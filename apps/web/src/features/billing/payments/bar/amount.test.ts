import { describe, expect, it } from 'vitest';
import { fieldOf, minorOf } from './amount.ts';

describe('an amount that is typed in', () => {
  it.each([
    ['125.50', 12_550],
    ['125.5', 12_550],
    ['125', 12_500],
    ['$1,250.05', 125_005],
    [' 0.29 ', 29],
    ['8.2', 820],
    ['125,50', 12_550],
    ['8,2', 820],
    ['1,250', 125_000],
  ])('%s is so many cents', (typed, cents) => {
    expect(minorOf(typed)).toBe(cents);
  });

  it.each(['', '-5', '1.234', 'ten', '1e3', '.5', '1.250,5', '0,125', '1234,567', '1,25,0'])('%s is none', (typed) => {
    expect(minorOf(typed)).toBeNull();
  });

  it.each([0, 5, 50, 12_550, 100_000])('%i cents come back as they went', (cents) => {
    expect(minorOf(fieldOf(cents))).toBe(cents);
  });
});

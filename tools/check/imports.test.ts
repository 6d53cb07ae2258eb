import { expect, it } from 'vitest';
import { importersOf } from './imports.ts';

it('finds all that import a file, directly or not, and the file itself when nothing does', () => {
  const graph = new Map([
    ['page.ts', ['list.ts']],
    ['list.ts', ['row.ts', 'money.ts']],
    ['row.ts', ['list.ts']],
    ['other.ts', ['money.ts']],
    ['money.ts', []],
  ]);
  expect(importersOf(['row.ts'], graph)).toEqual(['list.ts', 'page.ts', 'row.ts']);
  expect(importersOf(['money.ts', 'vitest.config.ts'], graph)).toEqual(
    [...graph.keys(), 'vitest.config.ts'].toSorted(),
  );
});

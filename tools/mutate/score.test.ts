import { expect, it } from 'vitest';
import { mutationScore, unnoticed, type Mutant } from './score.ts';

const mutant = (status: string, changes: Partial<Mutant> = {}): Mutant => ({
  fileName: '/repo/src/rate.ts',
  location: { start: { line: 7, column: 12 } },
  mutatorName: 'EqualityOperator',
  replacement: 'a\n  <= b',
  status,
  ...changes,
});
const all = (...statuses: string[]) => statuses.map((status) => mutant(status));

it('is the share of changes that a test noticed, also by never ending', () => {
  expect(mutationScore(all('Killed', 'Timeout', 'Killed', 'Survived'))).toBe(75);
  expect(mutationScore(all('Killed', 'NoCoverage'))).toBe(50);
  expect(mutationScore(all('Killed'))).toBe(100);
});

it('leaves out what could not be run, and is nothing without any change', () => {
  expect(mutationScore(all('Killed', 'CompileError', 'RuntimeError', 'Ignored'))).toBe(100);
  expect(mutationScore([])).toBe(0);
});

it('tells where nobody noticed, one line for each place', () => {
  const found = [mutant('Killed'), mutant('Survived'), mutant('NoCoverage', { mutatorName: 'BlockStatement' })];
  expect(unnoticed(found, '/repo')).toEqual([
    'src/rate.ts:7:12 Survived EqualityOperator -> a <= b',
    'src/rate.ts:7:12 NoCoverage BlockStatement -> a <= b',
  ]);
  const { replacement: _, ...plain } = mutant('Survived');
  expect(unnoticed([plain], '/repo')).toEqual(['src/rate.ts:7:12 Survived EqualityOperator -> ']);
});

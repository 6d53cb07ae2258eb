import { expect, it } from 'vitest';
import { timesTable, type FileTimes } from './times.ts';

const file = (part: string, name: string, tests: number): FileTimes => ({
  part,
  file: name,
  count: 2,
  setup: 100,
  imports: 200,
  hooks: 300,
  tests,
});

it('sums each part, tells what its workers waited, and lists the slowest files first', () => {
  const table = timesTable(
    [
      { name: 'checks', clock: 9000, workers: 2, files: [file('checks', 'lint', 5400)] },
      {
        name: 'vitest',
        clock: 3000,
        workers: 2,
        files: [file('pure', 'a.test.ts', 400), file('web', 'b.test.tsx', 1400)],
      },
    ],
    2,
  );
  expect(table.split('\n')).toEqual([
    '| part | files | tests | setup | imports | hooks | tests | waiting | clock |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: |',
    // 9 s on two workers, of which 6 were used.
    '| checks | 1 | 2 | 0.1 | 0.2 | 0.3 | 5.4 | 12.0 | 9.0 |',
    '| pure | 1 | 2 | 0.1 | 0.2 | 0.3 | 0.4 |  |  |',
    '| web | 1 | 2 | 0.1 | 0.2 | 0.3 | 1.4 |  |  |',
    // 3 s on two workers, of which 3 were used.
    '| vitest | 2 | 4 | 0.2 | 0.4 | 0.6 | 1.8 | 3.0 | 3.0 |',
    'All parts: 12.0 s',
    '',
    '| slowest files | tests | setup | imports | hooks | tests | all |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    '| lint | 2 | 0.1 | 0.2 | 0.3 | 5.4 | 6.0 |',
    '| b.test.tsx | 2 | 0.1 | 0.2 | 0.3 | 1.4 | 2.0 |',
  ]);
});

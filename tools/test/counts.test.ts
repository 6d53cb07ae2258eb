import { describe, expect, it } from 'vitest';
import { add, closingLine, exitCodeOf, none } from './counts.ts';
import { countPlaywright } from './playwright-report.ts';
import { countVitest } from './vitest-report.ts';

const file = (name: string, status: string, tests: Record<string, string>) => ({
  name: `/repo/${name}`,
  status,
  assertionResults: Object.entries(tests).map(([fullName, each]) => ({ fullName, status: each })),
});

describe('a report of Vitest', () => {
  it('is counted by test', () => {
    const report = {
      testResults: [
        file('a.test.ts', 'failed', { adds: 'passed', divides: 'failed', rounds: 'skipped', sums: 'todo' }),
      ],
    };
    expect(countVitest(report, 1, '/repo')).toEqual({
      passed: 1,
      failed: ['a.test.ts › divides'],
      skipped: ['a.test.ts › rounds', 'a.test.ts › sums'],
    });
  });

  it('counts a file that could not be read as failed, also when some of its tests passed', () => {
    const report = { testResults: [file('a.test.ts', 'failed', {}), file('b.test.ts', 'failed', { adds: 'passed' })] };
    expect(countVitest(report, 1, '/repo')).toEqual({
      passed: 1,
      failed: ['a.test.ts › could not be run', 'b.test.ts › could not be run'],
      skipped: [],
    });
  });

  it('has failed when the run ended badly without a failed test, or left no report', () => {
    const report = { testResults: [file('a.test.ts', 'passed', { adds: 'passed' })] };
    expect(countVitest(report, 1, '/repo')).toEqual({ passed: 1, failed: ['vitest ended with code 1'], skipped: [] });
    expect(countVitest(null, 127, '/repo').failed).toEqual(['vitest ended with code 127']);
  });
});

describe('a report of Playwright', () => {
  const test = (status: 'expected' | 'unexpected' | 'flaky' | 'skipped') => [{ status, projectName: 'en' }];

  it('is counted by test, through every level', () => {
    const specs = [
      { title: 'books', tests: test('expected') },
      { title: 'prints', tests: test('unexpected') },
    ];
    const inner = {
      title: 'tracking',
      specs: [
        { title: 'moves', tests: test('flaky') },
        { title: 'ends', tests: test('skipped') },
      ],
    };
    const report = { suites: [{ title: 'ship.spec.ts', specs, suites: [inner] }], errors: [] };
    expect(countPlaywright(report, 1)).toEqual({
      passed: 1,
      failed: ['e2e/ship.spec.ts › prints', 'e2e/ship.spec.ts › tracking › moves'],
      skipped: ['e2e/ship.spec.ts › tracking › ends'],
    });
  });

  it('has failed when the server under test did not start, or when it left no report', () => {
    expect(countPlaywright({ suites: [], errors: [{ message: 'no server\nat x' }] }, 1).failed).toEqual([
      'playwright › no server',
    ]);
    expect(countPlaywright(null, 1).failed).toEqual(['playwright ended with code 1']);
  });
});

describe('the closing line', () => {
  it('adds up what every runner found', () => {
    const all = add([none, { passed: 2, failed: ['a'], skipped: [] }, { passed: 3, failed: [], skipped: ['b'] }]);
    expect(closingLine(all)).toBe('5 passed, 1 failed, 1 skipped');
    expect(closingLine({ ...all, skipped: [] })).toBe('5 passed, 1 failed');
  });

  it('comes with a bad exit code when anything failed or nothing ran', () => {
    expect(exitCodeOf({ passed: 1, failed: [], skipped: [] })).toBe(0);
    expect(exitCodeOf({ passed: 1, failed: ['a'], skipped: [] })).toBe(1);
    expect(exitCodeOf({ passed: 0, failed: [], skipped: ['a'] })).toBe(1);
  });
});

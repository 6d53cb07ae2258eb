import type { Counts } from './counts.ts';
import type { FileTimes } from './times.ts';

type Test = {
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  readonly projectName: string;
  /** Each run of the test; `duration` in milliseconds, with the hooks around the test. */
  readonly results?: readonly { readonly duration: number }[];
};
type Spec = { readonly title: string; readonly tests: readonly Test[] };
type Suite = { readonly title: string; readonly specs?: readonly Spec[]; readonly suites?: readonly Suite[] };
export type PlaywrightReport = {
  readonly suites: readonly Suite[];
  readonly errors: readonly { readonly message?: string }[];
};

function* walk(suite: Suite, above: readonly string[]): Generator<{ title: string; test: Test }> {
  const path = [...above, suite.title];
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests) yield { title: [...path, spec.title].join(' › '), test };
  }
  for (const inner of suite.suites ?? []) yield* walk(inner, path);
}

/**
 * Counts a JSON report of Playwright. A test that needed a second try has failed: nobody knows which of the two
 * was the truth. Errors outside any test, say a server that did not start, count as well.
 * @param report null when the run left none.
 */
export function countPlaywright(report: PlaywrightReport | null, exitCode: number): Counts {
  const tests = (report?.suites ?? []).flatMap((suite) => [...walk(suite, [])]);
  const titles = (...wanted: Test['status'][]) =>
    tests.filter(({ test }) => wanted.includes(test.status)).map(({ title }) => `e2e/${title}`);
  const failed = [
    ...titles('unexpected', 'flaky'),
    ...(report?.errors ?? []).map(({ message }) => `playwright › ${message?.split('\n')[0] ?? 'error'}`),
  ];
  if (exitCode !== 0 && failed.length === 0) failed.push(`playwright ended with code ${exitCode}`);
  return { passed: titles('expected').length, failed, skipped: titles('skipped') };
}

/** How long the tests of each file took. */
export function playwrightTimes(report: PlaywrightReport | null): FileTimes[] {
  return (report?.suites ?? []).map((suite) => {
    const tests = [...walk(suite, [])].map(({ test }) => test);
    const duration = tests.flatMap(({ results = [] }) => results).reduce((sum, result) => sum + result.duration, 0);
    return {
      part: 'browser',
      file: `e2e/${suite.title}`,
      count: tests.length,
      setup: 0,
      imports: 0,
      hooks: 0,
      tests: duration,
    };
  });
}

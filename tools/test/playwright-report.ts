import type { Counts } from './counts.ts';

type Test = { readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; readonly projectName: string };
type Spec = { readonly title: string; readonly tests: readonly Test[] };
type Suite = { readonly title: string; readonly specs?: readonly Spec[]; readonly suites?: readonly Suite[] };
export type PlaywrightReport = {
  readonly suites: readonly Suite[];
  readonly errors: readonly { readonly message?: string }[];
};

function* walk(suite: Suite, above: readonly string[]): Generator<{ title: string; status: Test['status'] }> {
  const path = [...above, suite.title];
  for (const spec of suite.specs ?? []) {
    for (const test of spec.tests) yield { title: [...path, spec.title].join(' › '), status: test.status };
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
    tests.filter(({ status }) => wanted.includes(status)).map(({ title }) => `e2e/${title}`);
  const failed = [
    ...titles('unexpected', 'flaky'),
    ...(report?.errors ?? []).map(({ message }) => `playwright › ${message?.split('\n')[0] ?? 'error'}`),
  ];
  if (exitCode !== 0 && failed.length === 0) failed.push(`playwright ended with code ${exitCode}`);
  return { passed: titles('expected').length, failed, skipped: titles('skipped') };
}

import type { Counts } from './counts.ts';

type Assertion = { readonly fullName: string; readonly status: string };
type File = { readonly name: string; readonly status: string; readonly assertionResults: readonly Assertion[] };
export type VitestReport = { readonly testResults: readonly File[] };

/**
 * Counts a JSON report of Vitest. A file that could not be read has no test in it, yet it has failed; and a run
 * that ended badly without any failed test, say by a promise nobody awaited, has failed as a whole.
 * @param report null when the run left none.
 * @param unhandled what went wrong outside of every test
 */
export function countVitest(
  report: VitestReport | null,
  exitCode: number,
  root: string,
  unhandled: readonly string[] = [],
): Counts {
  const files = report?.testResults ?? [];
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: `${name.replace(`${root}/`, '')} › ${fullName.trim()}`,
      status,
    })),
  );
  const titles = (wanted: (status: string) => boolean) =>
    tests.filter(({ status }) => wanted(status)).map(({ title }) => title);
  const failed = [
    ...titles((status) => status === 'failed'),
    ...files
      .filter(
        ({ status, assertionResults }) =>
          status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
      )
      .map(({ name }) => `${name.replace(`${root}/`, '')} › could not be run`),
  ];
  if (exitCode !== 0 && failed.length === 0) {
    failed.push(`vitest ended with code ${exitCode}${unhandled.map((text) => ` › ${text}`).join('')}`);
  }
  return {
    passed: titles((status) => status === 'passed').length,
    failed,
    skipped: titles((status) => status !== 'passed' && status !== 'failed'),
  };
}

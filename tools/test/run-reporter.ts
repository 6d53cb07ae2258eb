import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { FileTimes } from './times.ts';

/** What the JSON report of Vitest leaves out. */
export type RunReport = { readonly unhandled: readonly string[]; readonly files: readonly FileTimes[] };

/** Time that no test of the file took: its `beforeAll` and `afterAll`. */
function timesOf(module: TestModule): FileTimes {
  const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  const tests = [...module.children.allTests()];
  const inTests = tests.reduce((sum, test) => sum + (test.diagnostic()?.duration ?? 0), 0);
  return {
    part: module.project.name,
    file: module.relativeModuleId,
    count: tests.length,
    setup: environmentSetupDuration + prepareDuration + setupDuration,
    imports: collectDuration,
    hooks: Math.max(0, duration - inTests),
    tests: inTests,
  };
}

/** Writes down errors outside of every test, and how long each file took. */
export default class RunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env['WAYBILL_RUN_REPORT'];
    if (file === undefined) return;
    const unhandled = errors.map(
      ({ name, message, stack }) => `${name}: ${message} ${stack?.split('\n')[1]?.trim() ?? ''}`,
    );
    const report: RunReport = { unhandled, files: modules.map(timesOf) };
    writeFileSync(file, JSON.stringify(report));
  }
}

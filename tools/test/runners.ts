import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSteps } from '../check/run-steps.ts';
import { listFiles, root } from '../check/repository.ts';
import { rememberPassed } from '../check/remember.ts';
import { steps } from '../check/steps.ts';
import type { Changed } from './changed.ts';
import { add, none, type Counts } from './counts.ts';
import { countCoverage, coverageLine, type CoverageSummary } from './coverage.ts';
import { countPlaywright, playwrightTimes, type PlaywrightReport } from './playwright-report.ts';
import type { RunReport } from './run-reporter.ts';
import type { FileTimes, RunTimes } from './times.ts';
import { countVitest, type VitestReport } from './vitest-report.ts';

/** What one program of the run found, and how long it took. */
export type Part = { readonly counts: Counts; readonly times: RunTimes };

export type PartOptions = {
  /** Runs only what this change affects. */
  readonly changed?: Changed | null;
  /** Further arguments of Vitest, such as a random order. */
  readonly vitest?: readonly string[];
};

const isSpec = (file: string) => file.endsWith('.spec.ts');
const nothing = (name: string): Part => ({ counts: none, times: { name, clock: 0, workers: 0, files: [] } });

/** The tests that a change affects; null when all of them run. */
function chosen({ changed }: PartOptions): readonly string[] | null {
  return changed === null || changed === undefined || changed.tests === 'all' ? null : changed.tests;
}

type Outcome<Report> = {
  readonly report: Report | null;
  readonly exitCode: number;
  readonly run: RunReport;
  readonly clock: number;
};

/** Runs a program of the dependencies, shows what it says, and reads the report it leaves. */
async function reported<Report>(
  program: string,
  args: (file: string) => readonly string[],
  env: (file: string) => NodeJS.ProcessEnv = () => ({}),
): Promise<Outcome<Report>> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-report-'));
  const file = join(folder, 'report.json');
  const runFile = join(folder, 'run.json');
  const start = performance.now();
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args(file)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, WAYBILL_RUN_REPORT: runFile, ...env(file) },
  });
  const exitCode = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
  const clock = performance.now() - start;
  const text = await readFile(file, 'utf8').catch(() => null);
  const run = JSON.parse(await readFile(runFile, 'utf8').catch(() => '{"unhandled":[],"files":[]}')) as RunReport;
  await rm(folder, { recursive: true });
  return { report: text === null ? null : (JSON.parse(text) as Report), exitCode, run, clock };
}

/** The checks of `npm run check`, each as one test. */
export async function runChecks({ changed }: PartOptions): Promise<Part> {
  const start = performance.now();
  const run = changed ? await rememberPassed(steps, root) : steps;
  const results = await runSteps(run, console.log);
  const clock = performance.now() - start;
  const failed = results.filter(({ problems }) => problems.length > 0).map(({ name }) => `check › ${name}`);
  const files = results.map(({ name, duration }): FileTimes => ({
    part: 'checks',
    file: name,
    count: 1,
    setup: 0,
    imports: 0,
    hooks: 0,
    tests: duration,
  }));
  return {
    counts: { ...none, passed: results.length - failed.length, failed },
    times: { name: 'checks', clock, workers: 2, files },
  };
}

const vitest = 'vitest/vitest.mjs';
const vitestArgs = (file: string) => [
  'run',
  '--reporter=default',
  '--reporter=json',
  '--reporter=./tools/test/run-reporter.ts',
  `--outputFile.json=${file}`,
];
const workers = availableParallelism();

/** Every test beside its source, but for those of the engine. */
export async function runVitest(options: PartOptions): Promise<Part> {
  const files = chosen(options)?.filter((file) => !isSpec(file));
  if (files?.length === 0) return nothing('vitest');
  const { report, exitCode, run, clock } = await reported<VitestReport>(vitest, (file) => [
    ...vitestArgs(file),
    ...(files ?? ['--project=!freight']),
    ...(options.vitest ?? []),
  ]);
  return {
    counts: countVitest(report, exitCode, root, run.unhandled),
    times: { name: 'vitest', clock, workers, files: run.files },
  };
}

/** The tests of the engine, and whether they take every branch of it. */
export async function runFreight(options: PartOptions): Promise<Part> {
  // The run of all other tests takes those of the engine that are chosen.
  if (chosen(options) !== null) return nothing('engine');
  const folder = await mkdtemp(join(tmpdir(), 'waybill-coverage-'));
  const coverage = ['--project=freight', '--coverage', `--coverage.reportsDirectory=${folder}`];
  const { report, exitCode, run, clock } = await reported<VitestReport>(vitest, (file) => [
    ...vitestArgs(file),
    ...coverage,
    ...(options.vitest ?? []),
  ]);
  const text = await readFile(join(folder, 'coverage-summary.json'), 'utf8').catch(() => null);
  await rm(folder, { recursive: true, force: true });
  const summary = text === null ? null : (JSON.parse(text) as CoverageSummary);
  if (summary !== null) console.log(coverageLine('packages/freight', summary));
  return {
    counts: add([countVitest(report, exitCode, root, run.unhandled), countCoverage('packages/freight', summary)]),
    times: { name: 'engine', clock, workers, files: run.files },
  };
}

/** The journeys in a real browser. */
export async function runPlaywright(options: PartOptions): Promise<Part> {
  const specs = (chosen(options) ?? (await listFiles(root))).filter((file) => file.startsWith('e2e/') && isSpec(file));
  if (specs.length === 0) return nothing('browser');
  const args = () => ['test', '--reporter=list,json', ...(chosen(options) === null ? [] : specs)];
  const { report, exitCode, clock } = await reported<PlaywrightReport>('@playwright/test/cli.js', args, (file) => ({
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  }));
  return {
    counts: countPlaywright(report, exitCode),
    times: { name: 'browser', clock, workers: 2, files: playwrightTimes(report) },
  };
}

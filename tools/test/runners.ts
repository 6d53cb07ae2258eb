import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSteps } from '../check/run-steps.ts';
import { listFiles, root } from '../check/repository.ts';
import { steps } from '../check/steps.ts';
import { add, none, type Counts } from './counts.ts';
import { countCoverage, coverageLine, type CoverageSummary } from './coverage.ts';
import { countPlaywright, type PlaywrightReport } from './playwright-report.ts';
import { countVitest, type VitestReport } from './vitest-report.ts';

type Outcome<Report> = {
  readonly report: Report | null;
  readonly exitCode: number;
  readonly unhandled: readonly string[];
};

/** Runs a program of the dependencies, shows what it says, and reads the report it leaves. */
async function reported<Report>(
  program: string,
  args: (file: string) => readonly string[],
  env: (file: string) => NodeJS.ProcessEnv = () => ({}),
): Promise<Outcome<Report>> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-report-'));
  const file = join(folder, 'report.json');
  const unhandledFile = join(folder, 'unhandled.json');
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args(file)], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, WAYBILL_UNHANDLED: unhandledFile, ...env(file) },
  });
  const exitCode = await new Promise<number>((resolve) => {
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 1));
  });
  const text = await readFile(file, 'utf8').catch(() => null);
  const unhandled = JSON.parse(await readFile(unhandledFile, 'utf8').catch(() => '[]')) as string[];
  await rm(folder, { recursive: true });
  return { report: text === null ? null : (JSON.parse(text) as Report), exitCode, unhandled };
}

/** The checks of `npm run check`, each as one test. */
export async function runChecks(): Promise<Counts> {
  const results = await runSteps(steps, console.log);
  const failed = results.filter(({ problems }) => problems.length > 0).map(({ name }) => `check › ${name}`);
  return { ...none, passed: results.length - failed.length, failed };
}

const vitest = 'vitest/vitest.mjs';
const vitestArgs = (file: string) => [
  'run',
  '--reporter=default',
  '--reporter=json',
  '--reporter=./tools/test/unhandled-reporter.ts',
  `--outputFile.json=${file}`,
];

/** Every test beside its source, but for those of the engine. */
export async function runVitest(): Promise<Counts> {
  const { report, exitCode, unhandled } = await reported<VitestReport>(vitest, (file) => [
    ...vitestArgs(file),
    '--project=!freight',
  ]);
  return countVitest(report, exitCode, root, unhandled);
}

/** The tests of the engine, and whether they take every branch of it. */
export async function runFreight(): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-coverage-'));
  const coverage = ['--project=freight', '--coverage', `--coverage.reportsDirectory=${folder}`];
  const { report, exitCode } = await reported<VitestReport>(vitest, (file) => [...vitestArgs(file), ...coverage]);
  const text = await readFile(join(folder, 'coverage-summary.json'), 'utf8').catch(() => null);
  await rm(folder, { recursive: true, force: true });
  const summary = text === null ? null : (JSON.parse(text) as CoverageSummary);
  if (summary !== null) console.log(coverageLine('packages/freight', summary));
  return add([countVitest(report, exitCode, root), countCoverage('packages/freight', summary)]);
}

/** The journeys in a real browser. */
export async function runPlaywright(): Promise<Counts> {
  const specs = (await listFiles(root)).filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  if (specs.length === 0) {
    console.log('There is no journey in e2e yet.');
    return none;
  }
  const args = () => ['test', '--reporter=list,json'];
  const { report, exitCode } = await reported<PlaywrightReport>('@playwright/test/cli.js', args, (file) => ({
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  }));
  return countPlaywright(report, exitCode);
}

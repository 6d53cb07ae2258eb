// Every check, every test beside its source, every journey in a browser, and one line that sums them up.
import { parseArgs } from 'node:util';
import { readChanged, type Changed } from './test/changed.ts';
import { add, closingLine, exitCodeOf, none } from './test/counts.ts';
import { startCoreLoad } from './test/load.ts';
import { runChecks, runFreight, runPlaywright, runVitest, type Part } from './test/runners.ts';
import { timesTable, type RunTimes } from './test/times.ts';

const { values } = parseArgs({
  options: {
    /** Prints how long each part and the slowest files took. */
    times: { type: 'boolean', default: false },
    /** Runs the checks and what the changes of this branch affect. */
    changed: { type: 'boolean', default: false },
    /** Keeps every core busy beside the tests, and runs the files in random order. */
    'under-load': { type: 'boolean', default: false },
    /** Repeats the order of an earlier run under load. */
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

function summary({ files, tests }: Changed): string {
  if (tests === 'all') return `${files.length} files changed, at least one of which every test depends on`;
  return [`${files.length} files changed; files of tests that they affect: ${tests.length}`, ...tests].join('\n  ');
}

const load = values['under-load'] ? startCoreLoad() : null;
const order = ['--sequence.shuffle.files', `--sequence.seed=${values.seed}`];
if (load !== null) console.log(`Under load, in random order: repeat it with --under-load --seed ${values.seed}`);
const changed = values.changed ? await readChanged() : null;
if (changed !== null) console.log(summary(changed));
const options = { changed, vitest: load === null ? [] : order };

const parts: Part[] = [];
for (const run of [runChecks, runFreight, runVitest, runPlaywright]) {
  try {
    parts.push(await run(options));
  } catch (error) {
    console.error(error);
    const times: RunTimes = { name: run.name, clock: 0, workers: 0, files: [] };
    parts.push({ counts: { ...none, failed: [`${run.name} ended before it could count`] }, times });
  }
}
load?.stop();

const all = add(parts.map(({ counts }) => counts));
if (values.times) console.log(timesTable(parts.map(({ times }) => times)));
for (const title of all.failed) console.log(`failed: ${title}`);
for (const title of all.skipped) console.log(`skipped: ${title}`);
if (all.passed + all.failed.length === 0) console.log('No test was run.');
console.log(closingLine(all));
process.exitCode = exitCodeOf(all);

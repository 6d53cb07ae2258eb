// Every check, every test beside its source and every journey in a browser, and one line that sums them up.
import { add, closingLine, exitCodeOf, none, type Counts } from './test/counts.ts';
import { runChecks, runFreight, runPlaywright, runVitest } from './test/runners.ts';

const parts: Counts[] = [];
for (const run of [runChecks, runFreight, runVitest, runPlaywright]) {
  try {
    parts.push(await run());
  } catch (error) {
    console.error(error);
    parts.push({ ...none, failed: [`${run.name} ended before it could count`] });
  }
}

const all = add(parts);
for (const title of all.failed) console.log(`failed: ${title}`);
for (const title of all.skipped) console.log(`skipped: ${title}`);
if (all.passed + all.failed.length === 0) console.log('No test was run.');
console.log(closingLine(all));
process.exitCode = exitCodeOf(all);

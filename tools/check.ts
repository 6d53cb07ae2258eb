// Everything a machine can say about the sources without running them.
import { runSteps } from './check/run-steps.ts';
import { steps } from './check/steps.ts';

const results = await runSteps(steps, console.log);
const failed = results.filter(({ problems }) => problems.length > 0).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

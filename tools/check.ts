// Everything a machine can say about the sources without running them. What passed and did not change is not run again.
import { rememberPassed } from './check/remember.ts';
import { root } from './check/repository.ts';
import { runSteps } from './check/run-steps.ts';
import { steps } from './check/steps.ts';

const results = await runSteps(await rememberPassed(steps, root), console.log);
const failed = results.filter(({ problems }) => problems.length > 0).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

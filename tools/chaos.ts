// Fault tests: what breaks is broken on purpose, and what must hold is looked at afterwards. One line of JSON for each figure.
import { join } from 'node:path';
import { runMeasurement } from './measure/runner.ts';

process.exitCode = await runMeasurement(join(import.meta.dirname, 'chaos'), process.argv.slice(2), {
  line: (text) => console.log(text),
  note: (text) => console.error(text),
});

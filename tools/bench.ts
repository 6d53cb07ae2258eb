// Benchmarks: figures against a baseline measured in the same run. One line of JSON for each figure.
import { join } from 'node:path';
import { runMeasurement } from './measure/runner.ts';

process.exitCode = await runMeasurement(join(import.meta.dirname, 'bench'), process.argv.slice(2), {
  line: (text) => console.log(text),
  note: (text) => console.error(text),
});

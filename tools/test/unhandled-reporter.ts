import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError } from 'vitest/node';

/** Writes down what went wrong outside of every test, which the JSON report of Vitest leaves out. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    const file = process.env['WAYBILL_UNHANDLED'];
    if (file === undefined || errors.length === 0) return;
    const texts = errors.map(
      ({ name, message, stack }) => `${name}: ${message} ${stack?.split('\n')[1]?.trim() ?? ''}`,
    );
    writeFileSync(file, JSON.stringify(texts));
  }
}

import type { Step } from './steps.ts';

/** `duration` in milliseconds. */
export type StepResult = { readonly name: string; readonly problems: readonly string[]; readonly duration: number };

/** Runs the steps, two at a time, and tells each one's outcome as it is known. */
export async function runSteps(steps: readonly Step[], tell: (line: string) => void): Promise<readonly StepResult[]> {
  const waiting = steps.entries();
  const results: StepResult[] = [];
  async function work(): Promise<void> {
    for (const [index, { name, run }] of waiting) {
      const start = performance.now();
      const problems = await run();
      results[index] = { name, problems, duration: performance.now() - start };
      tell([`${problems.length === 0 ? '✓' : '✗'} ${name}`, ...problems].join('\n    '));
    }
  }
  await Promise.all([work(), work()]);
  return results;
}

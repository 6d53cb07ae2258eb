import type { Step } from './steps.ts';

export type StepResult = { readonly name: string; readonly problems: readonly string[] };

/** Runs the steps, two at a time, and tells each one's outcome as it is known. */
export async function runSteps(steps: readonly Step[], tell: (line: string) => void): Promise<readonly StepResult[]> {
  const waiting = steps.entries();
  const results: StepResult[] = [];
  async function work(): Promise<void> {
    for (const [index, { name, run }] of waiting) {
      const problems = await run();
      results[index] = { name, problems };
      tell([`${problems.length === 0 ? '✓' : '✗'} ${name}`, ...problems].join('\n    '));
    }
  }
  await Promise.all([work(), work()]);
  return results;
}

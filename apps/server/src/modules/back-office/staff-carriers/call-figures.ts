import { msOfStep } from '../../carriers/gateway/index.ts';

/** Number of calls by outcome and time bucket. */
export type Counted = { readonly outcome: string; readonly step: number; readonly calls: number };

export type CallSummary = {
  calls: number;
  failures: number;
  p50_ms: number | null;
  p95_ms: number | null;
};

/** Percentile of response times in milliseconds; null without answers. */
function percentile(answered: readonly Counted[], share: number): number | null {
  const total = answered.reduce((sum, { calls }) => sum + calls, 0);
  if (total === 0) return null;
  let passed = 0;
  for (const { step, calls } of answered.toSorted((one, other) => one.step - other.step)) {
    passed += calls;
    if (passed >= total * share) return msOfStep(step);
  }
  return null;
}

/** Whether a call failed or was blocked by the breaker. */
export const isFailure = (outcome: string): boolean => outcome !== 'answered';

/** Number of calls and failures, and response times of answered calls. */
export function summaryOf(counted: readonly Counted[]): CallSummary {
  const sum = (rows: readonly Counted[]) => rows.reduce((total, { calls }) => total + calls, 0);
  const answered = counted.filter(({ outcome }) => !isFailure(outcome));
  return {
    calls: sum(counted),
    failures: sum(counted.filter(({ outcome }) => isFailure(outcome))),
    p50_ms: percentile(answered, 0.5),
    p95_ms: percentile(answered, 0.95),
  };
}

import { FreightError } from '../errors.ts';
import { subtotalKinds, type ChargeKind, type ChargeLine } from '../rating/charge-line.ts';
import type { Priced } from '../rating/priced.ts';

/** One line of two prices side by side, in minor units. */
export type Variance = {
  readonly kind: ChargeKind;
  readonly code: string;
  readonly expected: number;
  readonly actual: number;
  readonly difference: number;
};

function amountsOf(lines: readonly ChargeLine[]): Map<string, { kind: ChargeKind; code: string; amount: number }> {
  const byCode = new Map<string, { kind: ChargeKind; code: string; amount: number }>();
  for (const { kind, code, amount } of lines) {
    if (subtotalKinds.includes(kind)) continue;
    const key = `${kind}/${code}`;
    byCode.set(key, { kind, code, amount: amount.amount + (byCode.get(key)?.amount ?? 0) });
  }
  return byCode;
}

/**
 * Two prices line by line: a bill against the quoted cost, or a re-rated sell against the quoted one. Lines of the same
 * code are taken together; equal ones are left out; the differences sum to that of the totals.
 */
export function compare(expected: Priced, actual: Priced): Variance[] {
  if (expected.total.currency !== actual.total.currency) throw new FreightError('currency', 'currency_mismatch');
  const [before, after] = [amountsOf(expected.lines), amountsOf(actual.lines)];
  const all = new Map([...before, ...after]);
  return [...all].flatMap(([key, { kind, code }]) => {
    const [was, is] = [before.get(key)?.amount ?? 0, after.get(key)?.amount ?? 0];
    return was === is ? [] : [{ kind, code, expected: was, actual: is, difference: is - was }];
  });
}

/** How far a bill may be off before somebody looks at it: the smaller of an amount and a share of the expected. */
export type Tolerance = { readonly amount: number; readonly basisPoints: number };

export const defaultTolerance: Tolerance = { amount: 500, basisPoints: 200 };

/** Whether a bill is near enough to what was expected to be approved as it is. Less than expected always is. */
export function withinTolerance(expected: number, actual: number, tolerance: Tolerance = defaultTolerance): boolean {
  const over = actual - expected;
  return over <= tolerance.amount && over * 10_000 <= expected * tolerance.basisPoints;
}

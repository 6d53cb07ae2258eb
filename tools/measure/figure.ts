/** One measured figure, printed as one line of JSON. */
export type Figure = {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The same measured on what it is compared with; null when it stands alone. */
  readonly baseline: number | null;
  /** value / baseline. */
  readonly ratio: number | null;
  readonly goal: number;
  readonly holds: boolean;
  /** What the random choices of the run came from; the same seed makes the same choices. */
  readonly seed: number;
};

type Named = { readonly name: string; readonly unit: string; readonly seed: number };

const rounded = (value: number) => Number(value.toPrecision(4));

/** A figure that must be at least (or at most) the goal. */
export function absolute(named: Named, value: number, bound: 'at least' | 'at most', goal: number): Figure {
  const holds = bound === 'at least' ? value >= goal : value <= goal;
  return {
    name: named.name,
    value: rounded(value),
    unit: named.unit,
    baseline: null,
    ratio: null,
    goal,
    holds,
    seed: named.seed,
  };
}

/** A figure whose ratio to a baseline, measured in the same run, must be at least (or at most) the goal. */
export function relative(
  named: Named,
  measured: { readonly ours: number; readonly baseline: number },
  bound: 'at least' | 'at most',
  goal: number,
): Figure {
  const ratio = measured.ours / measured.baseline;
  const holds = bound === 'at least' ? ratio >= goal : ratio <= goal;
  return {
    name: named.name,
    value: rounded(measured.ours),
    unit: named.unit,
    baseline: rounded(measured.baseline),
    ratio: rounded(ratio),
    goal,
    holds,
    seed: named.seed,
  };
}

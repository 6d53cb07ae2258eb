/** The middle of some values; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('there is no median of nothing');
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}

type Side = () => Promise<number>;

/**
 * Measures two things in turn, the first of a round being the second of the next, so that neither always has the
 * warmer machine; a round before the first is thrown away.
 * @returns the median of each side's rounds.
 */
export async function alternate(
  rounds: number,
  ours: Side,
  baseline: Side,
): Promise<{ readonly ours: number; readonly baseline: number }> {
  const found: { readonly ours: number[]; readonly baseline: number[] } = { ours: [], baseline: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const order = round % 2 === 0 ? (['ours', 'baseline'] as const) : (['baseline', 'ours'] as const);
    for (const side of order) {
      const value = await (side === 'ours' ? ours() : baseline());
      if (round > 0) found[side].push(value);
    }
  }
  return { ours: median(found.ours), baseline: median(found.baseline) };
}

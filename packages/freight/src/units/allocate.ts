/**
 * Splits a whole number of units (cents, tenths of a foot) in proportion to weights, so that the parts add up to it
 * exactly. Rounding "largest remainder": each part is rounded down, and what is left goes one by one to the parts that
 * lost most, the earlier of equal ones first. Weights of nothing at all share evenly.
 * @param total whole, and not negative
 * @param weights not negative
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (whole === 0 ? total / weights.length : (total * weight) / whole));
  const parts = exact.map(Math.floor);
  const lost = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index);
  const left = total - parts.reduce((sum, part) => sum + part, 0);
  for (const { index } of lost.slice(0, left)) parts[index] = (parts[index] as number) + 1;
  return parts;
}

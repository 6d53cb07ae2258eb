/**
 * An amount as it grows with another one from `from` to `to`, half up to a minor unit; exact at any size. Where there
 * is nothing to grow from, or something is negative, it stays as it is.
 */
export function inProportion(amount: number, to: number, from: number): number {
  if (from <= 0 || to < 0 || amount < 0) return amount;
  const [part, grown, whole] = [BigInt(amount), BigInt(to), BigInt(from)];
  return Number((2n * part * grown + whole) / (2n * whole));
}

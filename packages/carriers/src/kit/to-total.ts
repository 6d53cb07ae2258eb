import type { CarrierLine } from '@waybill/freight';

/** Code of what a carrier charges without saying what it is. */
export const otherCharges = 'OTHER';

/**
 * The lines of a price, with one more for what its total has besides them: the total is what will be billed, whether a
 * carrier itemizes all of it or not. Without lines it stays a total alone.
 * @param total minor units, above nothing
 * @returns null where the lines come to more than the total, or one of them is no amount
 */
export function toTotal(lines: readonly CarrierLine[], total: number): readonly CarrierLine[] | null {
  const rest = total - lines.reduce((sum, { amount }) => sum + amount, 0);
  if (lines.length === 0 || rest === 0) return lines;
  if (!(rest > 0)) return null;
  return [...lines, { kind: 'accessorial', code: otherCharges, text: 'Other carrier charges', amount: rest }];
}

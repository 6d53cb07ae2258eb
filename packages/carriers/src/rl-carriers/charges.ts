import type { CarrierLine } from '@waybill/freight';
import { z } from 'zod';
import { minorUnits } from '../kit/index.ts';

export const chargeShape = z.object({
  Type: z.string().nullish(),
  Title: z.string().nullish(),
  Amount: z.string().nullish(),
});
export type RlCharge = z.output<typeof chargeShape>;

/** Sums of other lines: freight after discount, and the net charge. */
const subtotals: ReadonlySet<string> = new Set(['DISCNF', 'NET']);

function lineOf({ Type, Title, Amount }: RlCharge): CarrierLine | null {
  const amount = minorUnits(Amount);
  if (amount === null || amount < 0) return null;
  const code = Type === undefined || Type === null || Type === '' ? 'CLASS' : Type;
  const text = Title ?? code;
  if (code === 'CLASS' || code === 'MINIMUM') return { kind: 'freight', code, text, amount };
  if (code === 'DISCNT') return { kind: 'discount', code, text, amount: -amount };
  return { kind: code === 'FUEL' ? 'fuel' : 'accessorial', code, text, amount };
}

/**
 * The lines of a quote as they add up. Where a minimum charge is given it stands for the class lines; a discount is
 * shown as a positive amount and is taken off; subtotals are left out.
 * @returns null when an amount cannot be read
 */
export function linesOf(charges: readonly RlCharge[]): readonly CarrierLine[] | null {
  const lines = charges.filter(({ Type }) => !subtotals.has(Type ?? '')).map(lineOf);
  const read = lines.filter((line) => line !== null);
  if (read.length < lines.length) return null;
  const minimum = read.some(({ code }) => code === 'MINIMUM');
  return minimum ? read.filter(({ code }) => code !== 'CLASS') : read;
}

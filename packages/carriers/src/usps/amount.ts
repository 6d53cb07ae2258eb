import { z } from 'zod';
import { minorUnits } from '../kit/index.ts';

/** An amount of US dollars as cents; anything that is no exact amount, or less than nothing, does not fit. */
export const cents = z.unknown().transform((value, context): number => {
  const amount = minorUnits(value);
  if (amount !== null && amount >= 0) return amount;
  context.addIssue({ code: 'custom', message: 'no amount' });
  return z.NEVER;
});

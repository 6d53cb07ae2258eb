import { z } from 'zod';
import * as f from '../fields.ts';

/** US cents. */
const cents = (least: number, most: number) =>
  z.int({ error: 'required' }).min(least, 'too_small').max(most, 'too_big');
const none = z.preprocess((value) => value ?? null, cents(0, 1_000_000_000).nullable());

/** Cargo insurance as staff enter it. Amounts are US cents. */
export const insuranceTerms = z
  .object({
    insurer: f.name(120),
    /** Premium for each begun hundred dollars of value. */
    per_hundred: cents(1, 10_000),
    minimum: cents(0, 1_000_000),
    /** Highest value that is insured online. */
    maximum: cents(100, 1_000_000_000),
    /** Highest value that staff insure by phone; null for the same. */
    phone_maximum: none,
    /** What the shipper bears of a loss; null for nothing. */
    deductible: none,
    /** The deductible counts for values above this; null for every value. */
    deductible_above: none,
  })
  .superRefine(({ maximum, phone_maximum: phone }, check) => {
    if (phone !== null && phone < maximum)
      check.addIssue({ code: 'custom', message: 'too_small', path: ['phone_maximum'] });
  });
export type InsuranceTerms = z.infer<typeof insuranceTerms>;

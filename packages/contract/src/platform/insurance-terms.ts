import type { InsuranceProgram } from '@waybill/freight';
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

/** The program of these terms as the engine reads it. @param by where the value is insured, which sets the limit */
export function insuranceProgram(terms: InsuranceTerms, by: 'online' | 'phone'): InsuranceProgram {
  return {
    id: by === 'online' ? 'standard' : 'extended',
    version: 1,
    effectiveFrom: '2025-01-01',
    currency: 'USD',
    maximum: by === 'online' ? terms.maximum : (terms.phone_maximum ?? terms.maximum),
    tiers: [{ upTo: null, perHundred: terms.per_hundred }],
    minimumPremium: terms.minimum,
    deductible: { above: terms.deductible_above ?? 0, amount: terms.deductible ?? 0 },
  };
}

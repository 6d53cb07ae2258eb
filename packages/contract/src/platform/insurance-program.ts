import type { InsuranceProgram } from '@waybill/freight';
import type { InsuranceTerms } from './insurance-terms.ts';

// Apart from the schema, so that the quote page loads no validation with it.

/** The program of these terms as the engine reads it. @param by where the value is insured, which sets the limit */
export function insuranceProgram(terms: InsuranceTerms, by: 'online' | 'phone'): InsuranceProgram {
  const online = by === 'online';
  return {
    id: online ? 'standard' : 'extended',
    version: 1,
    effectiveFrom: '2025-01-01',
    currency: 'USD',
    maximum: (online ? null : terms.phone_maximum) ?? terms.maximum,
    tiers: [{ upTo: null, perHundred: terms.per_hundred }],
    minimumPremium: terms.minimum,
    deductible: { above: terms.deductible_above ?? 0, amount: terms.deductible ?? 0 },
  };
}

import type { InsuranceProgram } from '../insurance/program.ts';

const seed = {
  version: 1,
  effectiveFrom: '2025-01-01',
  currency: 'USD',
  tiers: [
    { upTo: 500_000, perHundred: 55 },
    { upTo: null, perHundred: 55 },
  ],
  minimumPremium: 1_000,
  deductible: { above: 1_000_000, amount: 50_000 },
} as const;

/** Two programs: up to 10,000 and up to 250,000 dollars. */
export const insurancePrograms = {
  standard: { id: 'standard', maximum: 1_000_000, ...seed },
  extended: { id: 'extended', maximum: 25_000_000, ...seed },
} as const satisfies Record<string, InsuranceProgram>;

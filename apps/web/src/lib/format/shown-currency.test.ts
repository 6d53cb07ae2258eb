import { describe, expect, it } from 'vitest';
import { formatsFor } from './formats.ts';
import { asShown, rateShown, type ShownCurrency } from './shown-currency.ts';

const rates = [
  { from: 'USD', to: 'CAD', millionths: 1_372_500, date: '2026-11-13' },
  { from: 'USD', to: 'CAD', millionths: 1_400_000, date: '2025-01-01' },
] as const;
const cad: ShownCurrency = { currency: 'CAD', rates: [...rates] };

describe('an amount in the currency it is shown in', () => {
  it('is converted by the newest rate, half up to the cent', () => {
    // 100.00 x 1.3725 = 137.25; 0.02 x 1.3725 = 0.02745.
    expect(asShown({ amount: 10_000, currency: 'USD' }, cad)).toEqual({ amount: 13_725, currency: 'CAD' });
    expect(asShown({ amount: 2, currency: 'USD' }, cad)).toEqual({ amount: 3, currency: 'CAD' });
    expect(formatsFor('en', 'imperial', cad).money({ amount: 10_000, currency: 'USD' })).toBe('CA$137.25');
  });

  it('stays as it is in its own currency, without a reader, and without a rate', () => {
    const usd = { amount: 10_000, currency: 'USD' } as const;
    const peso = { amount: 10_000, currency: 'MXN' } as const;
    expect(asShown({ amount: 5, currency: 'CAD' }, cad)).toEqual({ amount: 5, currency: 'CAD' });
    expect(asShown(usd, null)).toBe(usd);
    expect(asShown(peso, cad)).toBe(peso);
  });

  it('names the rate it was converted by', () => {
    expect(rateShown('USD', cad)).toEqual(rates[0]);
    expect(rateShown('CAD', cad)).toBeNull();
    expect(rateShown('MXN', cad)).toBeNull();
  });
});

import type { ExchangeRate } from './exchange.ts';

/** Round figures for staff to replace with the rates of the day before anything is shown in another currency. */
export const exchangeSeed: readonly ExchangeRate[] = [
  { from: 'USD', to: 'CAD', millionths: 1_400_000, date: '2025-01-01' },
  { from: 'USD', to: 'MXN', millionths: 18_500_000, date: '2025-01-01' },
  { from: 'CAD', to: 'MXN', millionths: 13_214_286, date: '2025-01-01' },
];

import type { Rate } from '@waybill/contract';
import { expect, it } from 'vitest';
import { pickRate } from './pick-rate.ts';

const rate = (id: string, cents: number, days: number, preferred = false) =>
  ({
    id,
    preferred,
    transit_days: days,
    delivery_date: `2026-11-${18 + days}`,
    total_without_insurance: { amount: cents, currency: 'USD' },
  }) as Rate;
const rates = [
  rate('slow', 9_000, 5),
  rate('quick', 21_000, 1),
  rate('middling', 9_000, 3),
  rate('ours', 12_000, 4, true),
  rate('dear', 30_000, 1),
];

it.each([
  ['cheapest', rates, 'middling'],
  ['fastest', rates, 'quick'],
  ['preferred', rates, 'ours'],
  ['preferred', rates.filter(({ preferred }) => !preferred), 'middling'],
] as const)('the %s rate', (rule, among, expected) => {
  expect(pickRate(among, rule)?.id).toBe(expected);
});

it('is none of none', () => {
  expect(pickRate([], 'cheapest')).toBeNull();
});

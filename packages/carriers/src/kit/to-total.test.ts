import type { CarrierLine } from '@waybill/freight';
import { describe, expect, it } from 'vitest';
import { toTotal } from './to-total.ts';

const freight: CarrierLine = { kind: 'freight', code: 'base', text: 'Transportation', amount: 25_111 };
const fuel: CarrierLine = { kind: 'fuel', code: '375', text: 'Fuel', amount: 3_000 };

describe('a price whose lines are not all of its total', () => {
  it('has one line more for the rest [QUOTE-30]', () => {
    // 321.03 less 251.11 less 30.00.
    const rest = { kind: 'accessorial', code: 'OTHER', text: 'Other carrier charges', amount: 3_992 };
    expect(toTotal([freight, fuel], 32_103)).toEqual([freight, fuel, rest]);
  });

  it('stays as it is where it adds up, and a total alone where there are no lines', () => {
    expect(toTotal([freight, fuel], 28_111)).toEqual([freight, fuel]);
    expect(toTotal([], 28_111)).toEqual([]);
  });

  it('is none where the lines are more than the total, or one is no amount', () => {
    expect(toTotal([freight, fuel], 28_110)).toBeNull();
    expect(toTotal([freight, { ...fuel, amount: Number.NaN }], 32_103)).toBeNull();
  });
});

import type { ChargeLineWire } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { creditSplit, differencesOf, mostOf, partsOf } from './parts.ts';

const line = (kind: ChargeLineWire['kind'], code: string, amount: number): ChargeLineWire => ({
  kind,
  code,
  label: code,
  basis: { type: 'sum' },
  amount: { amount, currency: 'USD' },
});

// The mockup's invoice: gross 1,125.40 - 765.27, fuel 113.80, liftgate 75.00, insurance 27.50, in total 576.43.
const quoted = [
  line('item', '1', 112_540),
  line('gross', 'gross', 112_540),
  line('discount', 'discount', -76_527),
  line('freight', 'freight', 36_013),
  line('fuel', 'fuel', 11_380),
  line('accessorial', 'LIFTDEL', 7_500),
  line('without_insurance', 'without', 54_893),
  line('insurance', 'insurance', 2_750),
  line('total', 'total', 57_643),
];
// The same invoice corrected: freight 463.00, fuel 146.31, inspection fee 38.00, in total 749.81.
const billed = [
  line('item', '1', 144_687),
  line('discount', 'discount', -98_387),
  line('fuel', 'fuel', 14_631),
  line('accessorial', 'LIFTDEL', 7_500),
  line('accessorial', 'INSPECT', 3_800),
  line('insurance', 'insurance', 2_750),
];
const shown = (parts: ReturnType<typeof partsOf>) => parts.map(({ key, amount }) => [key, amount.amount]);

describe('the parts of an invoice', () => {
  it('are freight with its discount, fuel, each accessorial and insurance; they come to the total [INV-06]', () => {
    const parts = partsOf(quoted, 'USD');
    expect(shown(parts)).toEqual([
      ['freight', 36_013],
      ['fuel', 11_380],
      ['accessorial:LIFTDEL', 7_500],
      ['insurance', 2_750],
    ]);
    expect(parts.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(57_643);
  });

  it('differ by what a correction added, and by nothing that stayed [INV-06]', () => {
    expect(shown(differencesOf(partsOf(quoted, 'USD'), partsOf(billed, 'USD')))).toEqual([
      ['freight', 10_287],
      ['fuel', 3_251],
      ['accessorial:INSPECT', 3_800],
    ]);
    expect(differencesOf(partsOf(billed, 'USD'), partsOf(quoted, 'USD'))).toEqual([]);
  });
});

describe('a credit', () => {
  const parts = partsOf(quoted, 'USD').slice(0, 3);
  const all = new Map([
    ['revenue_freight', 36_013],
    ['revenue_fuel', 11_380],
    ['revenue_accessorial', 7_500],
  ]);

  it('is taken from the parts in their order', () => {
    expect(creditSplit(parts, 40_000, all)).toEqual({ revenue_freight: 36_013, revenue_fuel: 3_987 });
  });

  it('takes no more from a ledger than it still holds', () => {
    const rest = new Map([...all, ['revenue_freight', 1_000]]);
    expect(mostOf(parts, rest)).toBe(19_880);
    expect(creditSplit(parts, 19_880, rest)).toEqual({
      revenue_freight: 1_000,
      revenue_fuel: 11_380,
      revenue_accessorial: 7_500,
    });
    expect(() => creditSplit(parts, 19_881, rest)).toThrow(RangeError);
  });

  it('of two accessorials shares what their ledger holds', () => {
    const two = partsOf([line('accessorial', 'A', 500), line('accessorial', 'B', 700)], 'USD');
    expect(mostOf(two, new Map([['revenue_accessorial', 800]]))).toBe(800);
  });
});

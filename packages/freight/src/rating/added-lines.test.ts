import { describe, expect, it } from 'vitest';
import { addedCodes, addedIn, withAdded, type AddedLine } from './added-lines.ts';
import { addUp, type ChargeKind, type ChargeLine } from './charge-line.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
const line = (kind: ChargeKind, amount: number, code: string = kind): ChargeLine => ({
  code,
  kind,
  label: '',
  basis: { type: 'sum' },
  amount: usd(amount),
});
/** 500.00 gross less 100.00, fuel 80.00, insurance 20.00: 500.00 in all. */
const price = [
  line('item', 50_000),
  line('gross', 50_000),
  line('discount', -10_000),
  line('freight', 40_000),
  line('fuel', 8_000),
  line('without_insurance', 48_000),
  line('insurance', 2_000),
  line('total', 50_000),
];
const added = (code: AddedLine['code'], amount: number, id: string = code): AddedLine => ({
  id,
  code,
  text: 'Two hours at the dock',
  amount: usd(amount),
});
const told = (lines: readonly ChargeLine[]) => lines.map(({ code, amount }) => `${code} ${amount.amount}`);

describe('lines that people add to a price', () => {
  it('stand before the sum without insurance, and every sum follows to the cent', () => {
    const lines = withAdded(price, [added('DETEN', 6_100), added('other', 1)]);
    expect(told(lines)).toEqual([
      'item 50000',
      'gross 50000',
      'discount -10000',
      'freight 40000',
      'fuel 8000',
      'DETEN 6100',
      'other 1',
      'without_insurance 54101',
      'insurance 2000',
      'total 56101',
    ]);
    expect(addUp(lines)).toBe(56_101);
  });

  it('are taken off before the freight charge', () => {
    const lines = withAdded(price, [added('discount', 2_500)]);
    expect(told(lines).slice(2, 5)).toEqual(['discount -10000', 'discount -2500', 'freight 37500']);
    expect([told(lines).at(-1), addUp(lines)]).toEqual(['total 47500', 47_500]);
  });

  it('take the place of those that stood there, and leave nothing behind', () => {
    const once = withAdded(price, [added('DETEN', 6_100), added('discount', 2_500), added('fuel', 300)]);
    expect(told(withAdded(once, [added('DETEN', 3_050)]))).toEqual(told(withAdded(price, [added('DETEN', 3_050)])));
    expect(withAdded(once, [])).toEqual(price);
    expect(addedIn(once).map(({ code, amount }) => [code, amount.amount])).toEqual([
      ['discount', 2_500],
      ['DETEN', 6_100],
      ['fuel', 300],
    ]);
  });

  it('say who asked for them, and why', () => {
    const [, , , , , deten] = withAdded(price, [added('DETEN', 6_100, 'line-1')]);
    expect(deten?.basis).toEqual({ type: 'added', id: 'line-1', text: 'Two hours at the dock' });
  });

  it('go at the end of a price without sums', () => {
    expect(told(withAdded([line('item', 900)], [added('LGDEL', 100)]))).toEqual(['item 900', 'LGDEL 100']);
  });

  it('can be any service there is, fuel, something else, or a discount', () => {
    expect(addedCodes).toHaveLength(30);
    for (const code of addedCodes)
      expect(addUp(withAdded(price, [added(code, 7)]))).toBe(code === 'discount' ? 49_993 : 50_007);
  });
});

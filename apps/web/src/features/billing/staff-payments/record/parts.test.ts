import type { InvoiceRow } from '@waybill/contract';
import { expect, it } from 'vitest';
import { inOrder, withAmount } from './parts.ts';

const open = (id: string, amount: number) => ({ id, balance: { amount, currency: 'USD' } }) as InvoiceRow;
const invoices = [open('a', 10_000), open('b', 20_000), open('c', 30_000)];
const amounts = (parts: ReturnType<typeof inOrder>) => parts.map(({ id, amount }) => [id, amount]);

it('a payment is spread over invoices in order, the last one in part', () => {
  // 100.00 + 150.00 of 200.00
  expect(amounts(inOrder(invoices, 25_000))).toEqual([
    ['a', 10_000],
    ['b', 15_000],
  ]);
  expect(amounts(inOrder(invoices, 99_900))).toEqual([
    ['a', 10_000],
    ['b', 20_000],
    ['c', 30_000],
  ]);
  expect(inOrder(invoices, 0)).toEqual([]);
});

it('an amount that is taken away takes its invoice off the payment', () => {
  const parts = inOrder(invoices, 25_000);
  expect(amounts(withAmount(parts, 'a', null))).toEqual([['b', 15_000]]);
  expect(amounts(withAmount(parts, 'b', 500))).toEqual([
    ['a', 10_000],
    ['b', 500],
  ]);
  expect(amounts(withAmount([], 'c', 700))).toEqual([['c', 700]]);
});

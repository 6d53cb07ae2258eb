import type { InvoiceRow, ReceivedPaymentBody } from '@waybill/contract';

export type Part = ReceivedPaymentBody['invoices'][number];

/** Sum of parts in minor units. */
export const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** Spreads an amount over invoices in order, each up to what is open on it. */
export function inOrder(invoices: readonly InvoiceRow[], amount: number): Part[] {
  let left = amount;
  return invoices.flatMap(({ id, balance }) => {
    const put = Math.min(left, balance.amount);
    left -= put;
    return put > 0 ? [{ id, amount: put, short: null }] : [];
  });
}

/** Parts with one of them set to an amount; nothing takes it away. */
export function withAmount(parts: readonly Part[], id: string, amount: number | null): Part[] {
  const others = parts.filter((part) => part.id !== id);
  if (amount === null || amount <= 0) return others;
  const short = parts.find((part) => part.id === id)?.short ?? null;
  return parts.some((part) => part.id === id)
    ? parts.map((part) => (part.id === id ? { ...part, amount } : part))
    : [...others, { id, amount, short }];
}

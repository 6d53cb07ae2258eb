import type { InvoiceRow } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from '../../../../ui/table/selection.tsx';
import { useCanPay } from '../api.ts';
import { fieldOf, minorOf } from './amount.ts';

/** An invoice that is to be paid, with what was typed for it. */
export type Chosen = {
  readonly invoice: InvoiceRow;
  readonly typed: string;
  /** Minor units; null for a text that is no amount, or more than is open. */
  readonly amount: number | null;
};

export type Payable = {
  readonly chosen: readonly Chosen[];
  readonly selection: Selection<InvoiceRow>;
  readonly type: (id: string, typed: string) => void;
  readonly clear: () => void;
};

type Ticked = { readonly row: InvoiceRow; readonly typed: string | null };

function chosenOf({ row, typed }: Ticked): Chosen {
  const { balance } = row;
  const amount = typed === null ? balance.amount : minorOf(typed);
  const fits = amount !== null && amount > 0 && amount <= balance.amount;
  return { invoice: row, typed: typed ?? fieldOf(balance.amount), amount: fits ? amount : null };
}

/**
 * The open invoices that somebody ticks to pay them, on this page and on others; null for whoever cannot pay here.
 * @param shown rows as they were read last: what is open may have changed meanwhile
 * @param choosesAll whether the first rows that are shown are ticked already
 */
export function usePayable(shown: readonly InvoiceRow[], choosesAll = false): Payable | null {
  const { t } = useTranslation();
  const [ticked, setTicked] = useState<ReadonlyMap<string, Ticked>>(new Map());
  const [isChosen, setIsChosen] = useState(false);
  const pays = useCanPay();
  // Whoever came to pay these finds them ticked, once; what they untick stays so.
  if (choosesAll && !isChosen && pays && shown.length > 0) {
    setIsChosen(true);
    setTicked(new Map(shown.map((row) => [row.id, { row, typed: null }])));
  }
  if (!pays) return null;
  const fresh = new Map(shown.map((row) => [row.id, row]));
  const set = (rows: readonly InvoiceRow[], chosen: boolean) =>
    setTicked((before) => {
      const after = new Map(before);
      for (const row of rows) {
        if (!chosen) after.delete(row.id);
        else if (!after.has(row.id)) after.set(row.id, { row, typed: null });
      }
      return after;
    });
  return {
    chosen: [...ticked.values()].map(({ row, typed }) => chosenOf({ row: fresh.get(row.id) ?? row, typed })),
    selection: {
      has: ({ id }) => ticked.has(id),
      set,
      label: ({ number }) => t('payments.select', { number }),
      labelAll: t('payments.select_all'),
    },
    type: (id, typed) =>
      setTicked((before) => {
        const known = before.get(id);
        return known === undefined ? before : new Map(before).set(id, { ...known, typed });
      }),
    clear: () => setTicked(new Map()),
  };
}

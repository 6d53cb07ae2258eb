import type { Statement } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { methodName } from '../payments/index.ts';
import type { SheetColumn } from '../../../core/workbooks/index.ts';

export type StatementLine = {
  readonly currency: string;
  readonly day: string;
  readonly what: string;
  readonly invoices: string;
  /** Minor units; null for balances. */
  readonly amount: number | null;
  readonly balance: number;
};

/** Columns of the statement files. */
export function statementColumns(t: TFunction): readonly SheetColumn<StatementLine>[] {
  return [
    { title: t('statements.column.currency'), value: (line) => line.currency },
    { title: t('statements.column.day'), value: (line) => line.day, kind: 'day' },
    { title: t('statements.column.what'), value: (line) => line.what },
    { title: t('statements.column.invoices'), value: (line) => line.invoices },
    {
      title: t('statements.column.amount'),
      value: (line) => (line.amount === null ? null : line.amount / 100),
      kind: 'amount',
      decimals: 2,
    },
    { title: t('statements.column.balance'), value: (line) => line.balance / 100, kind: 'amount', decimals: 2 },
  ];
}

/** A statement as lines: for each currency the opening balance, its movements, and the closing balance. */
export function statementLines({ from, to, currencies }: Statement, t: TFunction): StatementLine[] {
  return currencies.flatMap(({ opening, closing, movements }) => {
    const { currency } = opening;
    const balance = (day: string, what: string, amount: number): StatementLine => ({
      currency,
      day,
      what,
      invoices: '',
      amount: null,
      balance: amount,
    });
    return [
      balance(from, t('statements.opening'), opening.amount),
      ...movements.map((moved): StatementLine => ({
        currency,
        day: moved.day,
        what: [
          t(`statements.kinds.${moved.kind}`),
          ...(moved.paid_by === null ? [] : [methodName(moved.paid_by, t)]),
        ].join(' · '),
        invoices: moved.invoices.map(({ number }) => number).join(' '),
        amount: moved.amount.amount,
        balance: moved.balance.amount,
      })),
      balance(to, t('statements.closing'), closing.amount),
    ];
  });
}

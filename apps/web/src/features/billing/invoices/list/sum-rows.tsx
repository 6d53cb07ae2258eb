import type { InvoiceSum } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import css from './cells.module.css';

type Given = {
  readonly kind: 'open' | 'history';
  /** How many invoices there are on all pages. */
  readonly count: number;
  readonly sums: readonly InvoiceSum[];
};

/** What all invoices of the list come to, on every page the same; a row for each currency. */
export function useSumRows() {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  return ({ kind, count, sums }: Given): { readonly [column: string]: ReactNode }[] =>
    sums.map(({ total, balance }, index) => ({
      number: (
        <>
          {index === 0 && t(kind === 'open' ? 'invoices.total_open' : 'invoices.total_paid', { count })}{' '}
          {sums.length > 1 && (
            <span className="wb-soft">
              {t('invoices.total_of', { currency: t(`freight.charges.currency.${total.currency}`) })}
            </span>
          )}
        </>
      ),
      total: <span className={kind === 'open' ? css.soft : css.amount}>{money(total)}</span>,
      balance: <span className={kind === 'open' ? css.amount : css.soft}>{money(balance)}</span>,
    }));
}

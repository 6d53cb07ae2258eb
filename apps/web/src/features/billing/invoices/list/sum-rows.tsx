import type { InvoiceSum } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import css from './cells.module.css';

type Props = {
  readonly kind: 'open' | 'history';
  /** How many invoices there are on all pages. */
  readonly count: number;
  readonly sums: readonly InvoiceSum[];
  /** Columns before the amounts. */
  readonly before: number;
};

/** What all invoices of the list come to, on every page the same; a row for each currency. */
export function SumRows({ kind, count, sums, before }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  return sums.map(({ total, balance }, index) => (
    <tr key={total.currency} role="row">
      <td role="cell" colSpan={before} data-card="sum">
        {index === 0 && t(kind === 'open' ? 'invoices.total_open' : 'invoices.total_paid', { count })}{' '}
        {sums.length > 1 && (
          <span className="wb-soft">
            {t('invoices.total_of', { currency: t(`freight.charges.currency.${total.currency}`) })}
          </span>
        )}
      </td>
      <td role="cell" data-numeric data-title={t('invoices.column.total')}>
        <span className={kind === 'open' ? css.soft : css.sum}>{money(total)}</span>
      </td>
      <td role="cell" data-numeric data-title={t('invoices.column.balance')}>
        <span className={kind === 'open' ? css.sum : css.soft}>{money(balance)}</span>
      </td>
    </tr>
  ));
}

import type { StaffPaymentRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import css from './staff-payments.module.css';

const shown = 2;

/** What a payment is for: its invoices by number, or the bill of lading of a booking. */
export function PaidFor({ row }: { readonly row: StaffPaymentRow }) {
  const { t } = useTranslation();
  if (row.purpose === 'booking') {
    return (
      <span className={css.for}>
        {row.bol_number} <small>{t('staff_payments.purpose.booking')}</small>
      </span>
    );
  }
  if (row.invoices.length === 0) return <span className={css.for}>–</span>;
  const more = row.invoices.length - shown;
  return (
    <span className={css.for}>
      {row.invoices.slice(0, shown).map((number) => (
        <span key={number}>{t('invoices.number', { number })}</span>
      ))}
      {more > 0 && <small>{t('staff_payments.more_invoices', { count: more })}</small>}
    </span>
  );
}

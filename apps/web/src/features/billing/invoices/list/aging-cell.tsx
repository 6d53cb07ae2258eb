import type { InvoiceRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { ageOf, agingShare, agingWords } from '../words.ts';
import css from './cells.module.css';

/** What else moves the eye: money that has come, or the part that is in dispute. */
function useAside({ total, balance, disputed }: InvoiceRow): string | null {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  if (disputed.amount > 0 && disputed.amount < balance.amount)
    return t('invoices.aging.in_dispute', { amount: money(disputed) });
  if (balance.amount === total.amount) return null;
  const amount = money({ amount: total.amount - balance.amount, currency: total.currency });
  return t('invoices.aging.paid', { amount });
}

/** How far it is from its due date: words, and past it a bar that is full at 90 days. */
export function AgingCell({ row }: { readonly row: InvoiceRow }) {
  const { t } = useTranslation();
  const aside = useAside(row);
  const words = agingWords(t, row.days_past_due);
  const late = row.days_past_due > 0;
  return (
    <span className={css.aging} data-age={ageOf(row)}>
      {late && (
        <span className={css.bar} aria-hidden="true">
          <span style={{ width: `${agingShare(row.days_past_due) * 100}%` }} />
        </span>
      )}
      <span className={css.words} title={aside === null ? undefined : `${words}, ${aside}`}>
        <span className={late ? css.late : css.soft}>{words}</span>
        {aside !== null && <span className={css.aside}>{aside}</span>}
      </span>
    </span>
  );
}

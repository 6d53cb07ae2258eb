import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { minorOf } from './amount.ts';
import css from './pay-bar.module.css';
import type { Chosen, Payable } from './use-payable.ts';

function useError({ typed, amount, invoice }: Chosen): string | null {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  if (amount !== null) return null;
  const over = (minorOf(typed) ?? 0) > invoice.balance.amount;
  return over ? t('payments.amounts.over', { balance: money(invoice.balance) }) : t('payments.amounts.invalid');
}

function AmountField({ of, type }: { readonly of: Chosen; readonly type: Payable['type'] }) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const { invoice, typed } = of;
  return (
    <li className={css.part}>
      <span className={css.number}>{t('invoices.number', { number: invoice.number })}</span>
      <TextInput
        className={css.field ?? ''}
        aria-label={t('payments.amounts.label', { number: invoice.number })}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={useError(of)}
        onChange={(event) => type(invoice.id, event.currentTarget.value)}
      />
      <span className="wb-soft">{t('payments.amounts.of', { balance: money(invoice.balance) })}</span>
    </li>
  );
}

/** How much goes on each invoice: all that is open, or a part of it. */
export function AmountFields({ chosen, type }: Pick<Payable, 'chosen' | 'type'>) {
  return (
    <ul className={css.parts}>
      {chosen.map((each) => (
        <AmountField key={each.invoice.id} of={each} type={type} />
      ))}
    </ul>
  );
}

import type { Currency } from '@waybill/freight';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useChargedFormats } from '../../../../lib/format/use-formats.ts';
import { sumOf, type Part } from './parts.ts';
import css from './record.module.css';

type Props = {
  readonly name: 'payment' | 'credit';
  readonly amount: number;
  readonly currency: Currency;
  readonly parts: readonly Part[];
  readonly children: ReactNode;
};

/** What there is, what of it goes on invoices, and what stays as credit; beside it the button that sends. */
export function Sums({ name, amount, currency, parts, children }: Props) {
  const { t } = useTranslation();
  const { money } = useChargedFormats();
  const applied = sumOf(parts);
  const rest = amount - applied;
  const facts = [
    [t(`received_payments.sum.${name}`), amount, false],
    [t('received_payments.sum.applied'), applied, false],
    [t(`received_payments.sum.${rest < 0 ? 'over' : 'rest'}`), Math.abs(rest), rest < 0],
  ] as const;
  return (
    <div className={css.sums}>
      <dl aria-live="polite">
        {facts.map(([label, sum, over]) => (
          <div key={label} data-over={over || undefined}>
            <dt>{label}</dt>
            <dd>{money({ amount: sum, currency })}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';
import { PercentInput } from '../../../ui/numbers/percent-input.tsx';
import css from './carrier-bills.module.css';

/** A tolerance as it is typed: minor units, and hundredths of a percent; null where nothing is. */
export type TypedTolerance = { readonly amount: number | null; readonly basis_points: number | null };

type Props = {
  /** What it is for, for those who hear the fields. */
  readonly name: string;
  readonly value: TypedTolerance;
  readonly onChange: (value: TypedTolerance) => void;
  readonly path: string;
  readonly errors: Readonly<Record<string, unknown>>;
};

/** The amount and the share of one tolerance, side by side. */
export function ToleranceFields({ name, value, onChange, path, errors }: Props) {
  const { t } = useTranslation();
  const errorOf = (field: string): string | null => (errors[`${path}.${field}`] as string | undefined) ?? null;
  return (
    <span className={css.tolerance}>
      <MoneyInput
        label={t('carrier_bills.terms.amount_of', { name })}
        hidden
        value={value.amount}
        onChange={(amount) => onChange({ ...value, amount })}
        error={errorOf('amount')}
        path={`${path}.amount`}
      />
      <PercentInput
        hidden
        label={t('carrier_bills.terms.share_of', { name })}
        value={value.basis_points}
        onChange={(points) => onChange({ ...value, basis_points: points })}
        error={errorOf('basis_points')}
        path={`${path}.basis_points`}
      />
    </span>
  );
}

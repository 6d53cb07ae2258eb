import { TextInput } from '@mantine/core';
import type { Integration } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import css from './integrations.module.css';

export const liabilityFields = ['per_pound_new', 'per_pound_used', 'cap'] as const;
/** Dollars as they are typed, by field. */
export type LiabilityTyped = Record<(typeof liabilityFields)[number], string>;

export function typedLiability(liability: Integration['liability']): LiabilityTyped {
  const dollars = (cents: number): string => (cents / 100).toFixed(2);
  return {
    per_pound_new: dollars(liability.per_pound_new),
    per_pound_used: dollars(liability.per_pound_used),
    cap: dollars(liability.cap),
  };
}

/** Cents of what was typed; undefined for what is no amount, so that the contract names it. */
export function centsOf(typed: LiabilityTyped): Record<keyof LiabilityTyped, number | undefined> {
  const cents = (text: string): number | undefined =>
    /^\d{1,9}([.,]\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text.trim().replace(',', '.')) * 100) : undefined;
  return {
    per_pound_new: cents(typed.per_pound_new),
    per_pound_used: cents(typed.per_pound_used),
    cap: cents(typed.cap),
  };
}

type Props = { readonly inputProps: (path: string) => object };

/** What the carrier answers for, in dollars. */
export function LiabilityFields({ inputProps }: Props) {
  const { t } = useTranslation();
  return (
    <fieldset className={css.liability}>
      <legend>{t('integrations.liability')}</legend>
      {liabilityFields.map((name) => (
        <TextInput
          key={name}
          label={t(`integrations.${name}`)}
          inputMode="decimal"
          leftSection="$"
          {...inputProps(`liability.${name}`)}
        />
      ))}
    </fieldset>
  );
}

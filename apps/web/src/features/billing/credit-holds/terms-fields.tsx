import type { ReactNode } from 'react';
import { DaysInput, type TypedDays } from '../../../ui/days-input.tsx';
import { MoneyInput } from '../../../ui/numbers/money-input.tsx';

/** What an account may owe, and how long, as it is typed. */
export type TypedTerms = { credit_limit: number | null; terms_days: TypedDays; grace_days: TypedDays };

type Words = { readonly label: string; readonly hint?: string };

type Props = {
  readonly form: {
    readonly values: TypedTerms;
    readonly errors: Readonly<Record<string, ReactNode>>;
    readonly setFieldValue: (path: string, value: TypedDays | null) => void;
  };
  readonly words: {
    readonly limit: Words;
    /** Until an invoice is due, and so long after that before it holds the account. */
    readonly terms_days: Words;
    readonly grace_days: Words;
  };
};

/** The limit of an account and its days. */
export function TermsFields({ form: { values, errors, setFieldValue }, words }: Props) {
  return (
    <>
      <MoneyInput
        {...words.limit}
        value={values.credit_limit}
        onChange={(value) => setFieldValue('credit_limit', value)}
        error={(errors['credit_limit'] as string | undefined) ?? null}
        path="credit_limit"
      />
      {(['terms_days', 'grace_days'] as const).map((path) => (
        <DaysInput
          key={path}
          {...words[path]}
          value={values[path]}
          error={errors[path]}
          path={path}
          onChange={(value) => setFieldValue(path, value)}
        />
      ))}
    </>
  );
}

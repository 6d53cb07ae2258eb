import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DaysInput } from '../../../../ui/days-input.tsx';
import { MoneyInput } from '../../../../ui/numbers/money-input.tsx';
import css from '../staff-accounts.module.css';
import type { NewAccountForm } from './create-dialog.tsx';

/** Terms of its own; without them the account has the house's. */
export function TermsFields({ form }: { readonly form: NewAccountForm }) {
  const { t } = useTranslation();
  const { terms, preferences } = form.values;
  return (
    <>
      <Checkbox
        label={t('staff_accounts.create.usual_terms')}
        checked={terms === null}
        onChange={({ currentTarget }) =>
          form.setFieldValue('terms', currentTarget.checked ? null : { terms_days: 30, credit_limit: null })
        }
      />
      {terms !== null && (
        <div className={css.fields}>
          <DaysInput
            label={t('staff_accounts.terms.days')}
            value={terms.terms_days}
            error={form.errors['terms.terms_days']}
            path="terms.terms_days"
            onChange={(value) => form.setFieldValue('terms.terms_days', value)}
          />
          <MoneyInput
            label={t('staff_accounts.terms.limit')}
            hint={t('staff_accounts.terms.limit_hint', { currency: preferences.currency })}
            value={terms.credit_limit}
            onChange={(value) => form.setFieldValue('terms.credit_limit', value)}
            error={(form.errors['terms.credit_limit'] as string | undefined) ?? null}
            path="terms.credit_limit"
          />
        </div>
      )}
    </>
  );
}

import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../../../ui/form-errors.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import css from './tables.module.css';

/** What is wrong with a table and the button that saves it into the next version; leaving with changes asks first. */
export function SaveBar<V extends Record<string, unknown>>({ of }: { readonly of: ContractForm<V> }) {
  const { t } = useTranslation();
  const dirty = of.form.isDirty();
  return (
    <div className={css.bar}>
      <FormErrors of={of} />
      <LeaveGuard when={dirty && !of.sending} />
      <Button type="submit" variant="filled" loading={of.sending} disabled={!dirty}>
        {t('carrier_tariffs.fuel.save')}
      </Button>
    </div>
  );
}

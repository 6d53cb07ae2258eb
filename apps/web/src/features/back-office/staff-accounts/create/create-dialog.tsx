import type { UseFormReturnType } from '@mantine/form';
import { Checkbox, TextInput } from '@mantine/core';
import { endpoints, newAccount } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { go } from '../../../../lib/routes/navigator.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { DialogForm } from '../../../../ui/dialog-form.tsx';
import { FormDialog, type DialogGuard } from '../../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { AddressFields, type SignUpForm } from '../../../identity/sign-up/public.ts';
import { accountReads } from '../account-reads.ts';
import { OwnerChoice } from '../owner-choice.tsx';
import css from '../staff-accounts.module.css';
import { PreferenceFields } from './preference-fields.tsx';
import { TermsFields } from './terms-fields.tsx';
import { firstValues, noAddress, noContact, type NewAccountValues } from './values.ts';

export type NewAccountForm = UseFormReturnType<NewAccountValues>;
type FormProps = { readonly form: NewAccountForm };

function ContactFields({ form, path }: FormProps & { readonly path: '' | 'accounting_contact.' }) {
  const { t } = useTranslation();
  return (
    <>
      <TextInput
        label={t('staff_accounts.create.name')}
        required
        autoComplete="off"
        {...form.getInputProps(`${path}name`)}
      />
      <TextInput
        label={t('staff_accounts.create.email')}
        type="email"
        required
        autoComplete="off"
        {...form.getInputProps(`${path}email`)}
      />
      <TextInput
        label={t('staff_accounts.create.phone')}
        type="tel"
        required
        autoComplete="off"
        {...form.getInputProps(`${path}phone`)}
      />
    </>
  );
}

function Accounting({ form }: FormProps) {
  const { t } = useTranslation();
  const { accounting_contact: contact, accounting_address: address } = form.values;
  return (
    <fieldset className={css.part}>
      <legend>{t('staff_accounts.create.accounting')}</legend>
      <Checkbox
        label={t('staff_accounts.create.same_contact')}
        checked={contact === null}
        onChange={({ currentTarget }) =>
          form.setFieldValue('accounting_contact', currentTarget.checked ? null : noContact())
        }
      />
      {contact !== null && (
        <div className={css.fields}>
          <ContactFields form={form} path="accounting_contact." />
        </div>
      )}
      <Checkbox
        label={t('staff_accounts.create.same_address')}
        checked={address === null}
        onChange={({ currentTarget }) =>
          form.setFieldValue('accounting_address', currentTarget.checked ? null : noAddress())
        }
      />
      {/* The sign-up's own fields, which look at nothing of the form but the address of their path. */}
      {address !== null && <AddressFields form={form as unknown as SignUpForm} path="accounting_address" />}
    </fieldset>
  );
}

function CreateForm({ guard, onClose }: { readonly guard: DialogGuard; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const may = useUser()?.abilities ?? [];
  const send = useApiMutation(endpoints.staffAccounts.create, { refreshes: accountReads });
  const [values] = useState(firstValues);
  const contract = useContractForm<typeof newAccount, NewAccountValues>({
    schema: newAccount,
    initialValues: values,
    send: async (body) => {
      const { data } = await send.mutateAsync({ body });
      notifyDone({
        title: t('staff_accounts.create.done', { name: data.name }),
        text: t('staff_accounts.create.mailed', { email: body.email }),
      });
      guard.onDirty(false);
      onClose();
      await go('admin.accounts.detail', { id: data.id });
    },
  });
  const { form } = contract;
  return (
    <DialogForm of={contract} guard={guard} send={t('staff_accounts.create.send')}>
      <p className="wb-soft">{t('staff_accounts.create.text')}</p>
      <fieldset className={css.part}>
        <legend>{t('staff_accounts.create.company_part')}</legend>
        <div className={css.fields}>
          <TextInput
            label={t('staff_accounts.create.company')}
            required
            data-autofocus
            autoComplete="off"
            {...form.getInputProps('company')}
          />
          <ContactFields form={form} path="" />
        </div>
        <AddressFields form={form as unknown as SignUpForm} path="address" />
      </fieldset>
      <Accounting form={form} />
      <fieldset className={css.part}>
        <legend>{t('staff_accounts.create.house_part')}</legend>
        <div className={css.fields}>
          <OwnerChoice
            label={t('staff_accounts.contacts.owner')}
            value={form.values.sales_owner}
            onChange={(id) => form.setFieldValue('sales_owner', id)}
            error={form.errors['sales_owner']}
          />
          <PreferenceFields form={form} />
        </div>
        {may.includes('staff.accounts.terms') && <TermsFields form={form} />}
      </fieldset>
    </DialogForm>
  );
}

/** Opens an account for a company, and invites its owner by mail. */
export function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('staff_accounts.create.open')} size="lg" onClose={onClose}>
      {(guard) => <CreateForm guard={guard} onClose={onClose} />}
    </FormDialog>
  );
}

import { Button, Checkbox, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { type CredentialField, credentialsBody, endpoints, type Integration } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm, type ContractForm } from '../../../lib/forms/use-contract-form.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { integrationReads } from './api.ts';
import { fieldWords } from './field-words.ts';
import css from './integrations.module.css';

type Values = { values: Record<string, string | boolean> };
type FieldProps = {
  readonly field: CredentialField;
  readonly form: ContractForm<Values>['form'];
  readonly kept: boolean;
};

function Field({ field: { name, kind, choices, required, secret }, form, kept }: FieldProps) {
  const { t } = useTranslation();
  const path = `values.${name}`;
  const label = fieldWords(name);
  const description = required ? undefined : t('integrations.optional');
  if (kind === 'flag') return <Checkbox label={label} {...form.getInputProps(path, { type: 'checkbox' })} />;
  if (kind === 'choice') {
    const data = required ? choices : ['', ...choices];
    return <NativeSelect label={label} description={description} data={[...data]} {...form.getInputProps(path)} />;
  }
  if (secret) {
    return (
      <PasswordInput
        label={label}
        description={t(kept ? 'integrations.secret_kept' : 'integrations.secret_missing')}
        autoComplete="new-password"
        {...form.getInputProps(path)}
      />
    );
  }
  return (
    <TextInput
      label={label}
      description={description}
      inputMode={kind === 'number' ? 'numeric' : 'text'}
      autoComplete="off"
      {...form.getInputProps(path)}
    />
  );
}

function startOf({ fields, values }: Integration): Values {
  const start = fields.map(({ name, kind, preset, choices, required }) => {
    const first = values[name] ?? preset ?? (kind === 'choice' && required ? choices[0] : undefined);
    return [name, kind === 'flag' ? first === true : String(first ?? '')] as const;
  });
  return { values: Object.fromEntries(start) };
}

/** The form an adapter asks for; what is secret is entered and never shown again. */
export function CredentialsForm({ integration }: { readonly integration: Integration }) {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation(endpoints.integrations.credentials, { refreshes: integrationReads });
  const contract = useContractForm({
    schema: credentialsBody,
    initialValues: startOf(integration),
    send: async (body) => {
      const { data } = await mutateAsync({ params: { id: integration.id }, body });
      // Nothing secret stays on the page.
      contract.form.setValues(startOf(data));
      contract.form.resetDirty();
      notifyDone({ title: t('integrations.saved'), text: integration.carrier.name });
    },
  });
  return (
    <form onSubmit={contract.submit} noValidate className={css.form}>
      <h2>{t('integrations.credentials')}</h2>
      <FormErrors of={contract} />
      <div className={css.fields}>
        {integration.fields.map((field) => (
          <Field key={field.name} field={field} form={contract.form} kept={integration.credentials === 'entered'} />
        ))}
      </div>
      <Button type="submit" variant="filled" loading={contract.sending} className={css.send ?? ''}>
        {t('integrations.save_credentials')}
      </Button>
    </form>
  );
}

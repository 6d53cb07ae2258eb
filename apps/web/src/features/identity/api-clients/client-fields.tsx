import { TextInput } from '@mantine/core';
import { apiScopes, type ApiScope } from '@waybill/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractForm } from '../../../lib/forms/use-contract-form.ts';
import css from './api-clients.module.css';
import { scopeWords } from './words.ts';

type Values = { name: string; scopes: ApiScope[] };

function Scope({ scope, checked, toggle }: { scope: ApiScope; checked: boolean; toggle: () => void }) {
  const { t } = useTranslation();
  return (
    <label className={css.scope}>
      <input type="checkbox" checked={checked} onChange={toggle} />
      <span>
        {scopeWords(t, scope)}
        <code>{scope}</code>
      </span>
    </label>
  );
}

/** What a client is called and what it may do. */
export function ClientFields<V extends Values>({ form }: { readonly form: ContractForm<V>['form'] }) {
  const { t } = useTranslation();
  const id = useId();
  const { scopes } = form.values;
  const problem = form.errors['scopes'];
  const toggle = (scope: ApiScope): void => {
    const next = scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope];
    form.setFieldValue('scopes', next as never);
  };
  return (
    <>
      <TextInput
        {...form.getInputProps('name')}
        required
        label={t('api_clients.name')}
        description={t('api_clients.name_hint')}
        maxLength={80}
        autoComplete="off"
        data-path="name"
      />
      <fieldset className={css.fieldset} aria-describedby={problem ? id : undefined} tabIndex={-1} data-path="scopes">
        <legend>{t('api_clients.scopes')}</legend>
        {apiScopes.map((scope) => (
          <Scope key={scope} scope={scope} checked={scopes.includes(scope)} toggle={() => toggle(scope)} />
        ))}
        {problem && (
          <p id={id} className={css.problem}>
            {problem}
          </p>
        )}
        <p className={css.hint}>{t('api_clients.scopes_hint')}</p>
      </fieldset>
    </>
  );
}

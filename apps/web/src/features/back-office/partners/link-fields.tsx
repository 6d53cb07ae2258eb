import { useQuery } from '@tanstack/react-query';
import { endpoints, type Partner } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import type { ContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Check } from '../../../ui/check.tsx';
import { AccountPicker } from '../../messaging/announcements/public.ts';
import type { PartnerValues } from './partner-values.ts';
import css from './partners.module.css';

type Props = { readonly form: ContractForm<PartnerValues>['form']; readonly partner: Partner | null };
type Choice = { readonly id: string; readonly name: string; readonly partner_id: string | null };

function Pick({
  field,
  title,
  all,
  form,
  partner,
}: Props & {
  readonly field: 'client_ids' | 'connection_ids';
  readonly title: string;
  readonly all: readonly Choice[];
}) {
  const chosen = form.values[field];
  const problem = form.errors[field];
  // What another partner has stays theirs until they let it go.
  const free = all.filter(({ partner_id: of }) => of === null || of === partner?.id);
  if (free.length === 0) return null;
  return (
    <fieldset className={css.fieldset} tabIndex={-1} data-path={field}>
      <legend>{title}</legend>
      <div className={css.scroll}>
        {free.map(({ id, name }) => (
          <Check
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(on) => form.setFieldValue(field, on ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </div>
      {problem && <p className={css.problem}>{problem}</p>}
    </fieldset>
  );
}

/** What belongs to a partner: accounts, API clients, connections to carriers. */
export function LinkFields({ form, partner }: Props) {
  const { t } = useTranslation();
  const [accounts, setAccounts] = useState(partner?.accounts ?? []);
  const choices = useQuery(apiQuery(endpoints.partners.choices)).data?.data;
  return (
    <>
      <AccountPicker
        chosen={accounts}
        words={{ label: t('partners.accounts'), hint: t('partners.accounts_hint'), path: 'account_ids' }}
        error={form.errors['account_ids']}
        onChoose={(chosen) => {
          setAccounts([...chosen]);
          form.setFieldValue(
            'account_ids',
            chosen.map(({ id }) => id),
          );
        }}
      />
      <Pick
        form={form}
        partner={partner}
        field="client_ids"
        title={t('partners.clients')}
        all={(choices?.clients ?? []).map((one) => ({ ...one, name: `${one.name} · ${one.account_name}` }))}
      />
      <Pick
        form={form}
        partner={partner}
        field="connection_ids"
        title={t('partners.connections')}
        all={choices?.connections ?? []}
      />
    </>
  );
}

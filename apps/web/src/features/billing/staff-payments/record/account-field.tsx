import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../../lib/api/query.ts';
import { Suggest, SuggestionLines } from '../../../../ui/suggest/suggest.tsx';

const most = 8;
const none: readonly [] = [];

/** Finds the account that paid, by anything it is known by. */
export function AccountField({ onPick }: { readonly onPick: (id: string) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const query = useQuery({
    ...apiQuery(endpoints.staffAccounts.list, { query: { search, per_page: most } }),
    enabled: search !== '',
  });
  const found = search === '' ? none : (query.data?.data ?? none);
  const missing = search !== '' && query.data !== undefined && found.length === 0;
  return (
    <Suggest
      label={t('received_payments.account.found')}
      items={found}
      keyOf={({ id }) => id}
      renderItem={({ name, city, state }) => (
        <SuggestionLines name={name} detail={[city, state].filter(Boolean).join(', ')} />
      )}
      open={typed.trim() !== ''}
      onPick={({ id }) => onPick(id)}
      onClose={() => undefined}
    >
      <TextInput
        label={t('received_payments.account.label')}
        description={t('received_payments.account.hint')}
        value={typed}
        autoComplete="off"
        error={missing ? t('received_payments.account.none') : null}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </Suggest>
  );
}

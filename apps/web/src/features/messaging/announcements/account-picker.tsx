import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { IconX } from '../../../ui/icons.ts';
import { Suggest } from '../../../ui/suggest/suggest.tsx';
import css from './announcements.module.css';

type Account = { readonly id: string; readonly name: string };
type Props = {
  readonly chosen: readonly Account[];
  readonly onChoose: (accounts: Account[]) => void;
  /** What the field is called, where it is not about whom an announcement is for. */
  readonly words?: { readonly label: string; readonly hint: string | null; readonly path: string };
  readonly error?: ReactNode;
};

/** Accounts, found by their name; none means all of them. */
export function AccountPicker({ chosen, onChoose, words, error }: Props) {
  const { t } = useTranslation();
  const { label, hint, path } = words ?? {
    label: t('announcements.accounts'),
    hint: t('announcements.accounts_hint'),
    path: 'account_ids',
  };
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const query = useQuery({
    ...apiQuery(endpoints.announcements.accounts, { query: { search } }),
    enabled: search !== '',
  });
  const found = query.data?.data;
  const offered = useMemo(
    () => (found ?? []).filter(({ id }) => chosen.every((one) => one.id !== id)),
    [found, chosen],
  );
  const none = search !== '' && found?.length === 0;
  return (
    <div>
      <Suggest
        label={label}
        items={offered}
        keyOf={({ id }) => id}
        renderItem={({ name }) => name}
        open={typed.trim() !== ''}
        onPick={(account) => {
          onChoose([...chosen, account]);
          setTyped('');
        }}
        onClose={() => undefined}
      >
        <TextInput
          label={label}
          description={hint}
          value={typed}
          autoComplete="off"
          data-path={path}
          error={none ? t('announcements.accounts_none') : error}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Suggest>
      {chosen.length > 0 && (
        <ul className={css.chosen}>
          {chosen.map((account) => (
            <li key={account.id}>
              <Button
                size="compact-sm"
                rightSection={<IconX size={14} aria-hidden="true" />}
                aria-label={t('common.remove_filter', { filter: account.name })}
                onClick={() => onChoose(chosen.filter(({ id }) => id !== account.id))}
              >
                {account.name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints, type StaffAccount } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery, useApiMutation } from '../../../../lib/api/query.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import layout from '../../../../ui/page-layout.module.css';
import { IconPlus } from '../../../../ui/icons.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { InviteDialog, PeopleList } from '../../../identity/account-users/public.ts';
import { accountReads } from '../account-reads.ts';
import type { AccountTabProps } from './tabs.ts';
import { useStaffChanges } from './use-changes.ts';

const { list, invite } = endpoints.staffAccountUsers;

/** Everybody of an account and whoever was invited, with what staff may do for them. */
export function UsersPanel({ account }: { readonly account: StaffAccount }) {
  const { t } = useTranslation();
  const may = useUser()?.abilities.includes('staff.accounts.write') ?? false;
  const query = useQuery(apiQuery(list, { params: { id: account.id } }));
  const changes = useStaffChanges(account.id);
  const inviting = useApiMutation(invite, { refreshes: [list, ...accountReads] });
  const [asking, setAsking] = useState(false);
  const known = query.data?.data;
  return (
    <Panel
      title={t('staff_accounts.tabs.users')}
      note={known && t('account_users.count', { count: known.users.length })}
      aside={
        may &&
        account.merged_into === null && (
          <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setAsking(true)}>
            {t('account_users.invite')}
          </Button>
        )
      }
      flush
    >
      <PeopleList
        query={query}
        label={t('staff_accounts.tabs.users')}
        busy={changes.busy}
        changes={may ? changes : null}
        nobody={<p className={layout.none}>{t('staff_accounts.users.nobody')}</p>}
      />
      {asking && (
        <InviteDialog
          onClose={() => setAsking(false)}
          send={(body) => inviting.mutateAsync({ params: { id: account.id }, body })}
        />
      )}
    </Panel>
  );
}

/** The people of an account in a tab of their own. */
export function UsersTab({ account }: AccountTabProps) {
  return <UsersPanel account={account} />;
}

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { IconPlus } from '../../../ui/icons.ts';
import { Panel } from '../../../ui/panel.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PeopleList } from './people-list.tsx';
import { useUserChanges } from './use-user-changes.ts';

/** Everybody of the account and whoever was invited, for its owners. */
export function UsersPanel() {
  const { t } = useTranslation();
  const me = useUser()?.id;
  const query = useQuery(apiQuery(endpoints.accountUsers.list));
  const changes = useUserChanges();
  const [inviting, setInviting] = useState(false);
  const known = query.data?.data;
  return (
    <Panel
      title={t('account_users.title')}
      note={known ? t('account_users.count', { count: known.users.length }) : t('account_users.note')}
      aside={
        <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setInviting(true)}>
          {t('account_users.invite')}
        </Button>
      }
      flush
    >
      <PeopleList query={query} label={t('account_users.title')} busy={changes.busy} me={me} changes={changes} />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Panel>
  );
}

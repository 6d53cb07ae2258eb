import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../lib/api/query.ts';
import { useUser } from '../../lib/session/use-user.ts';
import { IconPlus } from '../../ui/icons.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Panel } from '../../ui/panel.tsx';
import { InvitationLine } from './invitation-line.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { useUserChanges } from './use-user-changes.ts';
import { UserLine } from './user-line.tsx';
import css from './users.module.css';

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
      {query.isError && (
        <LoadFailed
          message={t('account_users.failed')}
          retry={() => void query.refetch()}
          shownSince={known ? query.dataUpdatedAt : undefined}
          flush
        />
      )}
      {query.isPending && <Skeleton height={144} aria-label={t('common.loading')} />}
      {known && (
        <ul className={css.list} aria-label={t('account_users.title')} aria-busy={changes.busy}>
          {known.users.map((user) => (
            <UserLine key={user.id} user={user} own={user.id === me} changes={changes} />
          ))}
          {known.invitations.map((invitation) => (
            <InvitationLine key={invitation.id} invitation={invitation} changes={changes} />
          ))}
        </ul>
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Panel>
  );
}

import { Skeleton } from '@mantine/core';
import type { AccountInvitation, AccountUser } from '@waybill/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { InvitationLine } from './invitation-line.tsx';
import type { UserChanges } from './use-user-changes.ts';
import { UserLine } from './user-line.tsx';
import css from './users.module.css';

type People = { readonly users: readonly AccountUser[]; readonly invitations: readonly AccountInvitation[] };

type Props = {
  readonly query: {
    readonly data: { readonly data: People } | undefined;
    readonly dataUpdatedAt: number;
    readonly isError: boolean;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  readonly label: string;
  readonly busy: boolean;
  /** Who looks at the list, where they may be in it. */
  readonly me?: string | undefined;
  /** What can be done with them; null for nothing. */
  readonly changes: UserChanges | null;
  /** Said of an account without anybody. */
  readonly nobody?: ReactNode;
};

/** The people of an account and whoever was invited to it, a line each. */
export function PeopleList({ query, label, busy, me, changes, nobody }: Props) {
  const { t } = useTranslation();
  const known = query.data?.data;
  const owners =
    known?.users.filter(({ account_role: role, disabled_at: off }) => role === 'owner' && off === null) ?? [];
  const [onlyOwner] = owners.length === 1 ? owners : [];
  const empty = nobody !== undefined && known?.users.length === 0 && known.invitations.length === 0;
  return (
    <>
      {query.isError && (
        <LoadFailed
          message={t('account_users.failed')}
          retry={() => void query.refetch()}
          shownSince={known ? query.dataUpdatedAt : undefined}
          flush
        />
      )}
      {query.isPending && <Skeleton height={144} role="status" aria-label={t('common.loading')} />}
      {empty && nobody}
      {known && !empty && (
        <ul className={css.list} aria-label={label} aria-busy={busy}>
          {known.users.map((user) => (
            <UserLine key={user.id} user={user} own={user.id === me} stays={user === onlyOwner} changes={changes} />
          ))}
          {known.invitations.map((invitation) => (
            <InvitationLine key={invitation.id} invitation={invitation} changes={changes} />
          ))}
        </ul>
      )}
    </>
  );
}

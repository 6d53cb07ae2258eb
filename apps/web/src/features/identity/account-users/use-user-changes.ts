import { endpoints, type AccountInvitation, type AccountRole, type AccountUser } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { refreshUser } from '../../../lib/session/actions.ts';
import { session } from '../../../lib/session/store.ts';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';

const table = endpoints.accountUsers;
const refreshes = { refreshes: [table.list] };

/** What can be done with the people of an account and their invitations; each says how it went. */
export function useUserChanges() {
  const { t } = useTranslation();
  const role = useApiMutation(table.changeRole, refreshes);
  const disable = useApiMutation(table.disable, refreshes);
  const enable = useApiMutation(table.enable, refreshes);
  const remove = useApiMutation(table.remove, refreshes);
  const resend = useApiMutation(table.resend, refreshes);
  const revoke = useApiMutation(table.revoke, refreshes);
  const onError = (problem: ApiProblem) =>
    notifyRefused({ title: t('account_users.change_failed'), text: problem.message });
  const done = (title: string) => ({ onSuccess: () => notifyDone({ title }), onError });
  /** Whoever changes themselves has other abilities from now on, or none. */
  const doneTo = ({ id }: AccountUser, title: string) => ({
    onError,
    onSuccess: () => {
      notifyDone({ title });
      if (id === session.user?.id) void refreshUser().catch(() => undefined);
    },
  });
  return {
    busy: [role, disable, enable, remove, resend, revoke].some(({ isPending }) => isPending),
    setRole: (user: AccountUser, account_role: AccountRole) => {
      const words = t('account_users.role_changed', { name: user.name, role: t(`roles.${account_role}`) });
      role.mutate({ params: { id: user.id }, body: { account_role } }, doneTo(user, words));
    },
    disable: (user: AccountUser) =>
      disable.mutate({ params: { id: user.id } }, doneTo(user, t('account_users.disabled', { name: user.name }))),
    enable: (user: AccountUser) =>
      enable.mutate({ params: { id: user.id } }, done(t('account_users.enabled', { name: user.name }))),
    remove: (user: AccountUser) =>
      remove.mutate({ params: { id: user.id } }, doneTo(user, t('account_users.removed', { name: user.name }))),
    resend: ({ id, email }: AccountInvitation) =>
      resend.mutate({ params: { id } }, done(t('account_users.resent', { email }))),
    revoke: ({ id, email }: AccountInvitation) =>
      revoke.mutate({ params: { id } }, done(t('account_users.revoked', { email }))),
  };
}
export type UserChanges = Omit<ReturnType<typeof useUserChanges>, 'disable' | 'enable'> & {
  /** Staff say why; an owner need not. */
  readonly disable: (user: AccountUser, reason: string) => void;
  readonly enable: (user: AccountUser, reason: string) => void;
  readonly asksReason?: boolean;
  /** Mails the link that confirms an address again. */
  readonly verify?: (user: AccountUser) => void;
};

import { endpoints, type AccountInvitation, type AccountRole, type AccountUser } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../../lib/api/problem.ts';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { notifyDone, notifyRefused } from '../../../../ui/notify.ts';
import type { UserChanges } from '../../../identity/account-users/public.ts';
import { accountReads } from '../account-reads.ts';

const table = endpoints.staffAccountUsers;
const refreshes = { refreshes: [table.list, ...accountReads] };

/** What staff do with the people of an account and their invitations; each says how it went. */
export function useStaffChanges(accountId: string): UserChanges {
  const { t } = useTranslation();
  const role = useApiMutation(table.changeRole, refreshes);
  const disable = useApiMutation(table.disable, refreshes);
  const enable = useApiMutation(table.enable, refreshes);
  const remove = useApiMutation(table.remove, refreshes);
  const verify = useApiMutation(table.verify, refreshes);
  const resend = useApiMutation(table.resend, refreshes);
  const revoke = useApiMutation(table.revoke, refreshes);
  const onError = (problem: ApiProblem) =>
    notifyRefused({ title: t('account_users.change_failed'), text: problem.message });
  const done = (title: string) => ({ onSuccess: () => notifyDone({ title }), onError });
  const of = ({ id }: AccountUser) => ({ id: accountId, user: id });
  const invited = ({ id }: AccountInvitation) => ({ id: accountId, invitation: id });
  return {
    busy: [role, disable, enable, remove, verify, resend, revoke].some(({ isPending }) => isPending),
    setRole: (user: AccountUser, account_role: AccountRole) =>
      role.mutate(
        { params: of(user), body: { account_role } },
        done(t('account_users.role_changed', { name: user.name, role: t(`roles.${account_role}`) })),
      ),
    asksReason: true,
    disable: (user, reason) =>
      disable.mutate({ params: of(user), body: { reason } }, done(t('account_users.disabled', { name: user.name }))),
    enable: (user, reason) =>
      enable.mutate({ params: of(user), body: { reason } }, done(t('account_users.enabled', { name: user.name }))),
    remove: (user) => remove.mutate({ params: of(user) }, done(t('account_users.removed', { name: user.name }))),
    verify: (user) => verify.mutate({ params: of(user) }, done(t('account_users.resent', { email: user.email }))),
    resend: (invitation) =>
      resend.mutate({ params: invited(invitation) }, done(t('account_users.resent', { email: invitation.email }))),
    revoke: (invitation) =>
      revoke.mutate({ params: invited(invitation) }, done(t('account_users.revoked', { email: invitation.email }))),
  };
}

import type { AccountRole, AccountUser } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { UserChanges } from './use-user-changes.ts';

/** What somebody is about to do that is hard to undo. */
export type Asked = { readonly what: 'disable' | 'remove' } | { readonly what: 'demote'; readonly role: AccountRole };

type Props = {
  readonly asked: Asked | null;
  readonly user: AccountUser;
  readonly own: boolean;
  readonly changes: UserChanges;
  readonly onClose: () => void;
};

/** Asks before somebody is locked out, taken out, or gives up the account themselves. */
export function AskFirst({ asked, user, own, changes, onClose }: Props) {
  const { t } = useTranslation();
  const { name } = user;
  if (asked === null) return null;
  function confirm(): void {
    if (asked?.what === 'disable') changes.disable(user);
    if (asked?.what === 'remove') changes.remove(user);
    if (asked?.what === 'demote') changes.setRole(user, asked.role);
    onClose();
  }
  const confirmWords = {
    disable: t('account_users.disable'),
    remove: t('account_users.remove'),
    demote: t('account_users.demote_confirm'),
  }[asked.what];
  return (
    <ConfirmDialog
      opened
      title={t(`account_users.${asked.what}_title`, { name })}
      confirm={confirmWords}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t(`account_users.${asked.what}_text`)}</p>
      {own && asked.what === 'remove' && <p>{t('account_users.remove_self')}</p>}
    </ConfirmDialog>
  );
}

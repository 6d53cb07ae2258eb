import type { AccountRole, AccountUser } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import type { UserChanges } from './use-user-changes.ts';

/** What somebody is about to do that is hard to undo. */
export type PendingAction =
  | { readonly what: 'disable' | 'enable' | 'remove' }
  | { readonly what: 'demote'; readonly role: AccountRole };

type Props = {
  readonly asked: PendingAction | null;
  readonly user: AccountUser;
  readonly own: boolean;
  readonly changes: UserChanges;
  readonly onClose: () => void;
};

/** Asks before somebody is locked out, taken out, or gives up the account themselves. */
export function AskFirst({ asked, user, own, changes, onClose }: Props) {
  const { t } = useTranslation();
  const { name } = user;
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  if (asked === null) return null;
  const asksReason = changes.asksReason === true && (asked.what === 'disable' || asked.what === 'enable');
  function close(): void {
    setReason('');
    setMissing(false);
    onClose();
  }
  function confirm(): void {
    const said = reason.trim();
    if (asksReason && said === '') {
      setMissing(true);
      return;
    }
    if (asked?.what === 'disable') changes.disable(user, said);
    if (asked?.what === 'enable') changes.enable(user, said);
    if (asked?.what === 'remove') changes.remove(user);
    if (asked?.what === 'demote') changes.setRole(user, asked.role);
    close();
  }
  const confirmWords = {
    disable: t('account_users.disable'),
    enable: t('account_users.enable'),
    remove: t('account_users.remove'),
    demote: t('account_users.demote_confirm'),
  }[asked.what];
  return (
    <ConfirmDialog
      opened
      title={t(`account_users.${asked.what}_title`, { name })}
      confirm={confirmWords}
      onConfirm={confirm}
      onCancel={close}
    >
      <p>{t(`account_users.${asked.what}_text`)}</p>
      {asksReason && (
        <ReasonField
          label={t('account_users.reason')}
          hint={t('account_users.reason_hint')}
          most={300}
          value={reason}
          error={missing && reason.trim() === '' ? t('fields.required') : null}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      {own && asked.what === 'remove' && <p>{t('account_users.remove_self')}</p>}
    </ConfirmDialog>
  );
}

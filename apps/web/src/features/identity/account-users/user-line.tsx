import { ActionIcon, Menu } from '@mantine/core';
import type { AccountRole, AccountUser } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconAlertCircle, IconBan, IconCircleCheck, IconDots } from '../../../ui/icons.ts';
import { YouMark } from '../../../ui/you-mark.tsx';
import { AskFirst, type PendingAction } from './ask-first.tsx';
import { RoleChoice } from './role-choice.tsx';
import type { UserChanges } from './use-user-changes.ts';
import css from './users.module.css';

type Props = {
  readonly user: AccountUser;
  readonly own: boolean;
  /** The only owner who can log in: an account keeps one. */
  readonly stays: boolean;
  /** Null for whoever may only look. */ readonly changes: UserChanges | null;
};

function State({ user }: Pick<Props, 'user'>) {
  const { t } = useTranslation();
  if (user.disabled_at !== null) {
    return (
      <ToneChip tone="off" icon={IconBan}>
        {t('account_users.status.disabled')}
      </ToneChip>
    );
  }
  const verified = user.email_verified_at !== null;
  return (
    <ToneChip tone={verified ? 'go' : 'wait'} icon={verified ? IconCircleCheck : IconAlertCircle}>
      {t(verified ? 'account_users.status.active' : 'account_users.status.unverified')}
    </ToneChip>
  );
}

/** Somebody of the account: who, since when not seen, role, and what can be done. */
export function UserLine({ user, own, stays, changes }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const [asked, setAsked] = useState<PendingAction | null>(null);
  const { name } = user;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const seen = user.last_seen_at === null ? t('account_users.never_seen') : dateTime(user.last_seen_at, zone);
  function chooseRole(role: AccountRole): void {
    if (own && user.account_role === 'owner') setAsked({ what: 'demote', role });
    else changes?.setRole(user, role);
  }
  return (
    <li className={css.line}>
      <div className={css.who}>
        <span className={css.name}>
          <b>{name}</b>
          {own && <YouMark words={t('account_users.you')} />}
        </span>
        <span className={css.soft}>{user.email}</span>
      </div>
      <div className={css.state}>
        <State user={user} />
        <span className={css.soft} title={t('account_users.last_seen')}>
          {seen}
        </span>
      </div>
      {changes === null ? (
        <span className={css.fixedRole}>{t(`roles.${user.account_role}`)}</span>
      ) : (
        <>
          <RoleChoice
            className={css.role ?? ''}
            aria-label={t('account_users.role_of', { name })}
            value={user.account_role}
            disabled={stays}
            onChoose={chooseRole}
          />
          <Menu>
            <Menu.Target>
              <ActionIcon className={css.options} aria-label={t('account_users.options_of', { name })}>
                <IconDots size={18} aria-hidden="true" />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {user.disabled_at === null && !own && !stays && (
                <Menu.Item onClick={() => setAsked({ what: 'disable' })}>{t('account_users.disable')}</Menu.Item>
              )}
              {user.disabled_at !== null && (
                <Menu.Item
                  onClick={() => (changes.asksReason ? setAsked({ what: 'enable' }) : changes.enable(user, ''))}
                >
                  {t('account_users.enable')}
                </Menu.Item>
              )}
              {changes.verify && user.email_verified_at === null && (
                <Menu.Item onClick={() => changes.verify?.(user)}>{t('account_users.verify_again')}</Menu.Item>
              )}
              {stays ? (
                <Menu.Label className={css.stays}>{t('account_users.stays')}</Menu.Label>
              ) : (
                <Menu.Item onClick={() => setAsked({ what: 'remove' })}>{t('account_users.remove')}</Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
          {stays && <span className={css.why}>{t('account_users.stays')}</span>}
          <AskFirst asked={asked} user={user} own={own} changes={changes} onClose={() => setAsked(null)} />
        </>
      )}
    </li>
  );
}

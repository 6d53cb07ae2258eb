import { ActionIcon, Menu } from '@mantine/core';
import type { AccountInvitation } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../../lib/format/today.ts';
import { useFormats } from '../../../lib/format/use-formats.ts';
import { ToneChip } from '../../../ui/freight/status/status-chip.tsx';
import { IconAlertTriangle, IconClock, IconDots } from '../../../ui/icons.ts';
import type { UserChanges } from './use-user-changes.ts';
import css from './users.module.css';

type Props = {
  readonly invitation: AccountInvitation;
  /** Null for whoever may only look. */ readonly changes: UserChanges | null;
};

/** Somebody who was invited and has not come yet. */
export function InvitationLine({ invitation, changes }: Props) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { email, account_role: role, status } = invitation;
  const open = status === 'open';
  return (
    <li className={css.line}>
      <div className={css.who}>
        <span className={css.name}>
          <b>{email}</b>
        </span>
        <span className={css.soft}>{t('account_users.invited_by', { name: invitation.invited_by })}</span>
      </div>
      <div className={css.state}>
        <ToneChip tone={open ? 'wait' : 'care'} icon={open ? IconClock : IconAlertTriangle}>
          {t(open ? 'account_users.status.invited' : 'account_users.status.expired')}
        </ToneChip>
        {open && (
          <span className={css.soft}>
            {t('account_users.valid_until', { date: date(localDay(invitation.expires_at)) })}
          </span>
        )}
      </div>
      <span className={css.fixedRole}>{t(`roles.${role}`)}</span>
      {changes && (
        <Menu>
          <Menu.Target>
            <ActionIcon className={css.options} aria-label={t('account_users.options_of', { name: email })}>
              <IconDots size={18} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => changes.resend(invitation)}>{t('account_users.resend')}</Menu.Item>
            <Menu.Item onClick={() => changes.revoke(invitation)}>{t('account_users.revoke')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}

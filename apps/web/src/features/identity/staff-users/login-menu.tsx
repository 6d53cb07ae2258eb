import { ActionIcon, Menu } from '@mantine/core';
import { endpoints, type StaffUserRow } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { useApiMutation } from '../../../lib/api/query.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { IconDots } from '../../../ui/icons.ts';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { LoginDialog } from './login-dialog.tsx';

type Props = { readonly person: StaffUserRow };

/** What can be done with a login. */
export function LoginMenu({ person }: Props) {
  const { t } = useTranslation();
  const { id, name, email, disabled } = person;
  const [asked, setAsked] = useState<'change' | 'log_out' | null>(null);
  const logOut = useApiMutation(endpoints.staffUsers.logOut);
  const sendReset = useApiMutation(endpoints.staffUsers.sendReset);
  const close = (): void => setAsked(null);
  const onError = (problem: ApiProblem) => notifyRefused({ title: t('staff_users.failed'), text: problem.message });
  const say = (title: string) => ({ onSuccess: () => notifyDone({ title }), onError });
  if (!person.may_manage) return null;
  return (
    <>
      <Menu>
        <Menu.Target>
          <ActionIcon aria-label={t('staff_users.options_of', { name })}>
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setAsked('change')}>
            {t(disabled === null ? 'staff_users.disable.open' : 'staff_users.enable.open')}
          </Menu.Item>
          {disabled === null && (
            <Menu.Item
              onClick={() => sendReset.mutate({ params: { id } }, say(t('staff_users.reset_sent', { email })))}
            >
              {t('staff_users.send_reset')}
            </Menu.Item>
          )}
          {disabled === null && <Menu.Item onClick={() => setAsked('log_out')}>{t('staff_users.log_out')}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      {asked === 'change' && <LoginDialog person={person} onClose={close} />}
      {asked === 'log_out' && (
        <ConfirmDialog
          opened
          title={t('staff_users.log_out_title', { name })}
          confirm={t('staff_users.log_out')}
          onCancel={close}
          onConfirm={() => {
            logOut.mutate({ params: { id } }, say(t('staff_users.logged_out', { name })));
            close();
          }}
        >
          <p>{t('staff_users.log_out_text')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

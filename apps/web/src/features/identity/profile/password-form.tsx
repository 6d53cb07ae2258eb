import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/panel.tsx';
import { PasswordFields } from './password-fields.tsx';

/** Changing the password, on the profile page. */
export function PasswordForm() {
  const { t } = useTranslation();
  return (
    <Panel title={t('profile.password_title')}>
      <PasswordFields />
    </Panel>
  );
}

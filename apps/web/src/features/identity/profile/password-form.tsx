import { useTranslation } from 'react-i18next';
import { verdictOn } from '../../../lib/routes/access.ts';
import { routeRow } from '../../../lib/routes/table.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PasswordFields } from './password-fields.tsx';

/** Changing the password, for people without an account page; customers change it there. */
export function PasswordForm() {
  const { t } = useTranslation();
  const user = useUser();
  const inSettings = verdictOn(routeRow('settings.account'), user) === 'open';
  return (
    <Panel title={t('profile.password_title')}>
      {inSettings ? (
        <>
          <p className="wb-soft">{t('profile.password_in')}</p>
          <LinkButton to="settings.account" mt="sm">
            {t('titles.account_settings')}
          </LinkButton>
        </>
      ) : (
        <PasswordFields />
      )}
    </Panel>
  );
}

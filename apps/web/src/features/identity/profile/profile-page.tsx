import { useTranslation } from 'react-i18next';
import { useUser } from '../../../lib/session/use-user.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DevicesPanel } from '../devices/public.ts';
import { TwoFactorPanel } from '../two-factor/public.ts';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { AccountPanel } from './account-panel.tsx';
import styles from './profile.module.css';

/** Name, email, preferences, password, second factor and devices of the person signed in. */
export function ProfilePage() {
  const { t } = useTranslation();
  const user = useUser();
  if (user === null) return null;
  return (
    <>
      <PageHeader title={t('titles.profile')} note={t('profile.intro')} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <ProfileForm key={`${user.id} ${user.language}`} user={user} />
          <DevicesPanel />
        </div>
        <div className={styles.side}>
          <AccountPanel user={user} />
          <PasswordForm />
          <TwoFactorPanel />
        </div>
      </div>
    </>
  );
}

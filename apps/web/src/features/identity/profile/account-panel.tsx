import type { User } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../ui/panel.tsx';
import styles from './profile.module.css';

/** What the person cannot change here: the account and the roles. */
export function AccountPanel({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const roles = [...user.roles, ...(user.account_role ? [user.account_role] : [])];
  return (
    <Panel>
      <dl className={styles.facts}>
        {user.account && (
          <div>
            <dt>{t('profile.account')}</dt>
            <dd>{user.account.name}</dd>
          </div>
        )}
        <div>
          <dt>{t('profile.roles')}</dt>
          <dd>{roles.map((role) => t(`roles.${role}`)).join(', ')}</dd>
        </div>
      </dl>
    </Panel>
  );
}

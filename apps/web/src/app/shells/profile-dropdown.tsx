import { Menu } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { logout } from '../../lib/session/actions.ts';
import { FloatMenu } from '../../ui/float/float-menu.tsx';
import type { Float } from '../../ui/float/use-float.ts';
import { IconLogout, IconUser } from '../../ui/icons.ts';
import { RouteLink } from '../../ui/route-link.tsx';
import styles from './profile-menu.module.css';

/** Whose account it is, with Profile and Logout. */
export function ProfileDropdown({ float, user }: { readonly float: Float; readonly user: User }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return (
    <FloatMenu float={float} width={220} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Dropdown>
        <div className={styles.who}>
          <strong>{user.name}</strong>
          <span>{user.email}</span>
          {user.account && <span>{user.account.name}</span>}
        </div>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconUser size={18} aria-hidden="true" />}
          renderRoot={(root) => <RouteLink {...root} to="profile" />}
        >
          {t('frame.profile')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden="true" />} onClick={() => void logout(cache)}>
          {t('frame.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </FloatMenu>
  );
}

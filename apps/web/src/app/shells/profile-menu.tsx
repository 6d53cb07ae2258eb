import { Menu, UnstyledButton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { logout } from '../../lib/session/actions.ts';
import { useUser } from '../../lib/session/use-user.ts';
import { IconChevronDown, IconLogout, IconUser } from '../../ui/icons.ts';
import { RouteLink } from '../../ui/route-link.tsx';
import styles from './profile-menu.module.css';

/** First letters of the first and the last name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
}

/** Who is signed in, with Profile and Logout. */
export function ProfileMenu() {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const user = useUser();
  if (user === null) return null;
  return (
    <Menu width={220} withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={styles.target} aria-label={t('frame.account_menu', { name: user.name })}>
          <span className={styles.initials} data-initials={initialsOf(user.name)} />
          <span className={styles.name}>{user.name}</span>
          <IconChevronDown className={styles.arrow} size={16} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
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
    </Menu>
  );
}

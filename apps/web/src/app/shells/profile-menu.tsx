import { UnstyledButton } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { later } from '../../lib/later.tsx';
import { useUser } from '../../lib/session/use-user.ts';
import { useFloat } from '../../ui/float/use-float.ts';
import { IconChevronDown } from '../../ui/icons.ts';
import styles from './profile-menu.module.css';

const dropdown = later(() => import('./profile-dropdown.tsx').then((part) => part.ProfileDropdown));

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
  const user = useUser();
  const { float, button, near } = useFloat(dropdown.fetch, 'menu');
  if (user === null) return null;
  return (
    <>
      <UnstyledButton {...button} className={styles.target} aria-label={t('frame.account_menu', { name: user.name })}>
        <span className={styles.initials} data-initials={initialsOf(user.name)} />
        <span className={styles.name}>{user.name}</span>
        <IconChevronDown className={styles.arrow} size={16} aria-hidden="true" />
      </UnstyledButton>
      <Suspense>{near && <dropdown.Part float={float} user={user} />}</Suspense>
    </>
  );
}

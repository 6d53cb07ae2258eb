import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PlainRouteName } from '../../lib/routes/table.ts';
import { useProductName } from '../../lib/session/use-site.ts';
import { Brand } from '../../ui/brand.tsx';
import { IconMenu2, IconSearch } from '../../ui/icons.ts';
import { RouteLink } from '../../ui/route-link.tsx';
import { ChatButton } from '../../features/messaging/chats/chat-button.tsx';
import { Bell } from '../../features/messaging/notices/public.ts';
import { SupportButton } from '../../features/messaging/support/public.ts';
import { useUser } from '../../lib/session/use-user.ts';
import { openPalette } from '../palette/palette-state.ts';
import { ProfileMenu } from './profile-menu.tsx';
import styles from './top-bar.module.css';
import { UserLanguage } from './user-language.tsx';

type Props = { readonly home: PlainRouteName; readonly plate?: string; readonly onMenu: () => void };

const commandKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

/** The bar over the page: search, language and profile; on a phone the menu and the sign as well. */
export function TopBar({ home, plate, onMenu }: Props) {
  const { t } = useTranslation();
  const name = useProductName();
  const supported = Boolean(useUser()?.account);
  return (
    <header className={styles.bar}>
      <ActionIcon className={styles.onPhone} aria-label={t('frame.open_menu')} onClick={onMenu}>
        <IconMenu2 size={22} aria-hidden="true" />
      </ActionIcon>
      <RouteLink to={home} className={`${styles.onPhone} ${styles.sign}`}>
        <Brand name={name} {...(plate ? { plate } : {})} />
      </RouteLink>
      <UnstyledButton className={styles.search} onClick={openPalette} aria-keyshortcuts="Control+K Meta+K">
        <IconSearch size={18} aria-hidden="true" />
        <span className={styles.words}>{t('frame.find_placeholder')}</span>
        <Kbd className={styles.key} aria-hidden="true">
          {commandKey}
        </Kbd>
      </UnstyledButton>
      <div className={styles.tools}>
        <span className={styles.language}>
          <UserLanguage />
        </span>
        {supported && <ChatButton />}
        {supported && <SupportButton />}
        <Bell />
        <ProfileMenu />
      </div>
    </header>
  );
}

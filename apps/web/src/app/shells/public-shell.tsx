import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '../../ui/brand.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import { ThemeIcon } from '../../ui/theme-icon.tsx';
import styles from './public-shell.module.css';

/** A page without a sidebar: sign above, one column, a quiet foot. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <a className={styles.home} href="/" aria-label="Waybill">
          <Brand />
        </a>
        <div className={styles.tools}>
          <ThemeIcon />
          <LanguageSwitch />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.foot}>
        <span>{t('frame.tagline')}</span>
        <RouteLink to="about">{t('frame.about')}</RouteLink>
      </footer>
    </div>
  );
}

/** The frame of signing in and other public pages. */
export function PublicShell() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

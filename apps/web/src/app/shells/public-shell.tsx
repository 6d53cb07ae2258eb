import { Outlet, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../lib/routes/path-to.ts';
import { useUser } from '../../lib/session/use-user.ts';
import { useProductName } from '../../lib/session/use-site.ts';
import { Brand } from '../../ui/brand.tsx';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import { ThemeIcon } from '../../ui/theme-icon.tsx';
import styles from './public-shell.module.css';

/** The way in, on the page to work on; the pages about signing in lead there themselves. */
function Entrance() {
  const { t } = useTranslation();
  const user = useUser();
  const atQuote = useLocation({ select: ({ pathname }) => pathname === pathTo('public-quote') });
  if (user !== null || !atQuote) return null;
  return (
    <RouteLink className={styles.entrance} to="login">
      {t('public_tracking.login')}
    </RouteLink>
  );
}

/** A page without a sidebar: sign above, one column, a quiet foot. */
export function PublicFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const name = useProductName();
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <a className={styles.home} href="/" aria-label={name ?? 'Waybill'}>
          <Brand name={name} />
        </a>
        <nav className={styles.ways} aria-label={t('public_quote.ways')}>
          <RouteLink to="public-quote">{t('public_quote.get')}</RouteLink>
          <a href="/tracking">{t('public_quote.track')}</a>
        </nav>
        <div className={styles.tools}>
          <Entrance />
          <ThemeIcon />
          <LanguageSwitch />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.foot}>
        <span>{t('frame.tagline')}</span>
        <span className={styles.links}>
          <RouteLink to="public-quote">{t('public_quote.without_account')}</RouteLink>
          <a href="/tracking">{t('public_quote.track')}</a>
          <RouteLink to="about">{t('frame.about')}</RouteLink>
        </span>
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

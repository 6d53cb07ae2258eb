import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { verdictOn } from '../../../lib/routes/access.ts';
import { routeRow } from '../../../lib/routes/table.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import css from './settings.module.css';

type Props = {
  readonly page: 'settings' | 'settings.account' | 'settings.integrations';
  /** How things stand, at the right of the head. */
  readonly state?: ReactNode;
  readonly children: ReactNode;
};

const pages = [
  { to: 'settings', words: 'settings.preferences', title: 'titles.settings', note: 'settings.note' },
  {
    to: 'settings.account',
    words: 'titles.account_settings',
    title: 'titles.account_settings',
    note: 'settings.account_note',
  },
  {
    to: 'settings.integrations',
    words: 'titles.integrations',
    title: 'titles.own_integrations',
    note: 'settings.integrations_note',
  },
] as const;

/** Head of the settings with the way between a person's own and the account's. */
export function SettingsFrame({ page, state, children }: Props) {
  const { t } = useTranslation();
  const user = useUser();
  const shown = pages.find(({ to }) => to === page) ?? pages[0];
  // Staff have settings of their own, but no account.
  const open = pages.filter(({ to }) => verdictOn(routeRow(to), user) === 'open');
  return (
    <>
      <PageHeader title={t(shown.title)} note={t(shown.note)} actions={state} />
      <nav className={css.tabs} aria-label={t('settings.sections')}>
        {open.map(({ to, words }) => (
          <RouteLink key={to} to={to} className={css.tab} aria-current={to === page ? 'page' : undefined}>
            {t(words)}
          </RouteLink>
        ))}
      </nav>
      {children}
    </>
  );
}

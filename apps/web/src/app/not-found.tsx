import { Button, TextInput } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import type { User } from '@waybill/contract';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { go, pageExists } from '../lib/routes/navigator.ts';
import { usePageTitle } from '../lib/routes/page-title.ts';
import { routeRow } from '../lib/routes/table.ts';
import { useUser } from '../lib/session/use-user.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { IconSearch } from '../ui/icons.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { useSearchHint } from '../ui/table/use-search-hint.ts';
import { TicketPicture } from '../ui/ticket-picture.tsx';
import { homeOf } from './home.ts';
import styles from './not-found.module.css';
import { AdminShell } from './shells/admin-shell.tsx';
import { CustomerShell } from './shells/customer-shell.tsx';
import { PublicFrame } from './shells/public-shell.tsx';

/** What was asked for: the path without its first slash. */
export function nameOf(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/^\/|\/$/g, '');
  } catch {
    return pathname.slice(1);
  }
}

function FindShipment() {
  const { t } = useTranslation();
  const hint = useSearchHint(t('frame.not_found_search'));
  const [number, setNumber] = useState('');
  function find(event: SyntheticEvent): void {
    event.preventDefault();
    if (number.trim() !== '') void go('tracking', {}, { search: { search: number.trim() } });
  }
  return (
    <form className={styles.find} role="search" onSubmit={find}>
      <TextInput
        aria-label={t('frame.not_found_search')}
        placeholder={hint}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <Button type="submit">{t('common.search')}</Button>
    </form>
  );
}

type FrameProps = { readonly pathname: string; readonly user: User | null; readonly children: ReactNode };

/** The frame that belongs to a path, once the person may use one at all. */
function Frame({ pathname, user, children }: FrameProps) {
  const own = routeRow(homeOf(user)).shell;
  if (own === 'public') return <PublicFrame>{children}</PublicFrame>;
  const asked = pathname.startsWith('/admin') || !user?.account ? own : 'customer';
  return asked === 'admin' ? <AdminShell>{children}</AdminShell> : <CustomerShell>{children}</CustomerShell>;
}

/** `Page not found: {name}`, with the ways on, in the frame that one was in. */
export function NotFound() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const user = useUser();
  const home = homeOf(user);
  usePageTitle(t('frame.not_found_title'), false);
  const title = t('frame.not_found', { name: nameOf(pathname) });
  return (
    <Frame pathname={pathname} user={user}>
      <EmptyState
        level="h1"
        picture={<TicketPicture words="404" />}
        title={title}
        text={t('frame.not_found_text')}
        actions={
          <>
            {user && pageExists('tracking') && <FindShipment />}
            <LinkButton variant="filled" to={home}>
              {t('frame.go_to', { page: t(`titles.${routeRow(home).title}`) })}
            </LinkButton>
          </>
        }
      />
    </Frame>
  );
}

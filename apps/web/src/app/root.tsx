import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteTitle } from '../lib/routes/page-title.ts';
import { ConfirmPasswordHost } from '../features/identity/sign-in/confirm-password-host.tsx';
import { useSpareTime } from '../lib/spare-time.ts';
import { loadOtherPages } from './pages.ts';
import { verdictOn } from '../lib/routes/access.ts';
import { routeRow, type RouteName } from '../lib/routes/table.ts';
import { useUser } from '../lib/session/use-user.ts';

/** The name of the page shown; empty while there is none. */
export function usePageName(): RouteName | '' {
  return useRouterState({ select: (state) => state.matches.at(-1)?.staticData.name ?? '' });
}

/** Opens the page anew, which refuses it, once it is no longer theirs. */
function useRights(name: RouteName | ''): void {
  const router = useRouter();
  const user = useUser();
  useEffect(() => {
    if (name !== '' && user && verdictOn(routeRow(name), user) === 'refused') void router.invalidate();
  }, [router, name, user]);
}

/** Above every shell: keeps the document's title and tells screen readers which page has opened. */
export function Root() {
  const { t } = useTranslation();
  const name = usePageName();
  useRights(name);
  useSpareTime(loadOtherPages);
  const title = name === '' ? '' : t(`titles.${routeRow(name).title}`);
  useRouteTitle(title);
  return (
    <>
      <Outlet />
      <ConfirmPasswordHost />
      <div className="wb-only-heard" aria-live="polite">
        {title}
      </div>
    </>
  );
}

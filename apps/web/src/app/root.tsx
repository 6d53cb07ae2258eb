import { Outlet, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useRouteTitle } from '../lib/routes/page-title.ts';
import { ConfirmPasswordHost } from '../features/sign-in/confirm-password-host.tsx';
import { useSpareTime } from '../lib/spare-time.ts';
import { bringOtherPages } from './pages.ts';
import { routeRow, type RouteName } from '../lib/routes/table.ts';

/** The name of the page shown; empty while there is none. */
export function usePageName(): RouteName | '' {
  return useRouterState({ select: (state) => state.matches.at(-1)?.staticData.name ?? '' });
}

/** Above every shell: keeps the document's title and tells screen readers which page has opened. */
export function Root() {
  const { t } = useTranslation();
  const name = usePageName();
  useSpareTime(bringOtherPages);
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

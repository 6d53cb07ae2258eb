import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type AnyRoute,
  type AnyRouter,
} from '@tanstack/react-router';
import { Suspense } from 'react';
import { later } from '../lib/later.tsx';
import { bindNavigator } from '../lib/routes/navigator.ts';
import { pathTo } from '../lib/routes/path-to.ts';
import type { RouteRow } from '../lib/routes/row.ts';
import { routeRows, type RouteName } from '../lib/routes/table.ts';
import { session } from '../lib/session/store.ts';
import { loadPage } from './load-page.ts';
import { guard, pageAt, refuseBeforeLeaving } from './guards.ts';
import { homeOf } from './home.ts';
import { PageFailed } from './page-failed.tsx';
import { pages as builtPages, type Pages } from './pages.ts';
import { Root } from './root.tsx';
import { parseSearch, stringifySearch } from './search-params.ts';
import { CustomerShell } from './shells/customer-shell.tsx';

export type AppRouter = AnyRouter;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Name of the page in the route table. */
    name?: RouteName;
  }
}

/** `{name}` and `{name?}` of the specification as the router writes them. */
export function routerPath(path: RouteRow['path']): string {
  return path.replace(/\{(\w+)\?\}/g, '{-$$$1}').replace(/\{(\w+)\}/g, '$$$1');
}

const rootRoute = createRootRoute({
  component: Root,
  // The server sends people here when a mailed link was good.
  beforeLoad: ({ location }) => {
    const search = location.search as Readonly<Record<string, string>>;
    const verified = pathTo('email-verified');
    if (search['verified'] === '1' && location.pathname !== verified) throw redirect({ to: verified, replace: true });
  },
});

const { Part: LaterNotFound } = later(() => import('./not-found.tsx').then((file) => file.NotFound));

/** The router shows it without a boundary of its own: what waits for its file would never be shown. */
function NotFound() {
  return (
    <Suspense fallback={null}>
      <LaterNotFound />
    </Suspense>
  );
}
const publicShell = lazyRouteComponent(() => import('./shells/public-shell.tsx'), 'PublicShell');
const adminShell = lazyRouteComponent(() => import('./shells/admin-shell.tsx'), 'AdminShell');

function shellRoute(id: RouteRow['shell'], pages: Pages): AnyRoute {
  const component = { public: publicShell, customer: CustomerShell, admin: adminShell }[id];
  const children = routeRows.flatMap(([name, row]) => {
    const page = pages[name];
    if (row.shell !== id || !page) return [];
    return createRoute({
      getParentRoute: () => shell,
      path: routerPath(row.path),
      staticData: { name },
      component: lazyRouteComponent(loadPage(page)),
      beforeLoad: ({ location, params, preload }) =>
        guard({ name, location, params: params as Readonly<Record<string, string | undefined>>, preload }),
    });
  });
  const shell: AnyRoute = createRoute({ getParentRoute: () => rootRoute, id, component });
  return shell.addChildren(children) as AnyRoute;
}

// Until a page stands at "/" itself, it leads to where the person begins.
function startRoute(pages: Pages): AnyRoute[] {
  if (pages.quote) return [];
  return [
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/',
      beforeLoad: () => {
        throw redirect({ to: pathTo(homeOf(session.user)), replace: true });
      },
    }),
  ];
}

/** Builds the routes from the table and lends the router to code that is no component. */
export function makeRouter(cache: QueryClient, pages: Pages = builtPages): AppRouter {
  const router: AppRouter = createRouter({
    routeTree: rootRoute.addChildren([
      shellRoute('public', pages),
      shellRoute('customer', pages),
      shellRoute('admin', pages),
      ...startRoute(pages),
    ]),
    context: { cache },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    notFoundMode: 'root',
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: PageFailed,
  });
  bindNavigator({
    navigate: (href, { replace }) => router.navigate({ href, replace }),
    home: () => pathTo(homeOf(session.user)),
    exists: (name) => pages[name] !== undefined,
    isPage: (pathname) => pathname === '/' || pageAt(router, pathname) !== null,
  });
  refuseBeforeLeaving(router);
  return router;
}

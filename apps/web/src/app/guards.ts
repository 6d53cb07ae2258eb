import { notFound, redirect, type AnyRouter, type RouterHistory } from '@tanstack/react-router';
import { verdictOn } from '../lib/routes/access.ts';
import { pathTo } from '../lib/routes/path-to.ts';
import { isReservedName } from '../lib/routes/reserved.ts';
import { routeRow, type RouteName } from '../lib/routes/table.ts';
import { refreshUser } from '../lib/session/actions.ts';
import { session } from '../lib/session/store.ts';
import { notifyUnauthorized } from '../ui/notify.ts';
import { homeOf } from './home.ts';

type Location = { readonly href: string; readonly pathname: string };

type Opening = {
  readonly name: RouteName;
  readonly location: Location;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Only fetched ahead, since the pointer rests on a link: nothing is said yet. */
  readonly preload: boolean;
};

/**
 * What becomes of somebody who opens a page. The person that this browser kept may be older than their roles, so before
 * a page is refused, the server is asked once who they are now. Without an answer the page stays refused.
 */
async function currentVerdict(name: RouteName): Promise<ReturnType<typeof verdictOn>> {
  const verdict = verdictOn(routeRow(name), session.user);
  if (verdict !== 'refused') return verdict;
  await refreshUser().catch(() => undefined);
  return verdictOn(routeRow(name), session.user);
}

/** Runs before a page opens: sends people to sign in, to verify their email or home, and refuses what is not theirs. */
export async function guard({ name, location, params, preload }: Opening): Promise<void> {
  const reference = params['clientrefnum'];
  if (reference !== undefined && isReservedName(reference)) throw notFound();
  // Only looked at from afar, a page asks the server nothing.
  const verdict = preload ? verdictOn(routeRow(name), session.user) : await currentVerdict(name);
  if (verdict === 'open') return;
  if (verdict === 'login') {
    const search = location.pathname === '/' ? {} : { return: location.href };
    throw redirect({ to: pathTo('login'), search, replace: true });
  }
  if (verdict === 'two_factor') throw redirect({ to: pathTo('two-factor'), replace: true });
  if (verdict === 'verify') throw redirect({ to: pathTo('verify-email'), replace: true });
  if (verdict === 'refused' && location.pathname !== '/' && !preload) notifyUnauthorized();
  throw redirect({ to: pathTo(homeOf(session.user)), replace: true });
}

/** The page that an address leads to, or null. */
export function pageAt(router: AnyRouter, pathname: string): RouteName | null {
  const [, params, found] = router.getMatchedRoutes(pathname);
  // An address that only begins like a page's (`/email` of a mailed `/email/verify/…`) is found too, with its rest.
  if (found?.path !== '/' && params['**']) return null;
  const data = found?.options.staticData;
  return data?.name ?? null;
}

/**
 * Refuses a page before the browser leaves the one it is on: the address does not change, the page stays, and
 * a notification says so.
 */
export function refuseBeforeLeaving(router: AnyRouter): () => void {
  const history: RouterHistory = router.history;
  return history.block({
    enableBeforeUnload: false,
    blockerFn: async ({ nextLocation, currentLocation }) => {
      const name = pageAt(router, nextLocation.pathname);
      if (name === null || nextLocation.pathname === currentLocation.pathname) return false;
      const refused = session.user !== null && (await currentVerdict(name)) === 'refused';
      if (refused) notifyUnauthorized();
      return refused;
    },
  });
}

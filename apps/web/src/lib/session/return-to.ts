import { isPagePath } from '../routes/is-page-path.ts';

// The server answers these: the links of the mail that confirms an address.
const mailedLink = /^\/(?:email\/verify|verify-email)\/[^/]+\/[^/]+$/;

/**
 * Where to go after signing in, out of the `return` parameter: one of our pages or a mailed link, and never the
 * sign-in page itself. Null for everything else, also for a path that becomes another host's once it is resolved.
 */
export function safeReturn(value: string | undefined): string | null {
  if (!value?.startsWith('/')) return null;
  const url = URL.parse(value, location.origin);
  if (url === null || url.origin !== location.origin || url.pathname === '/login') return null;
  if (!isPagePath(url.pathname) && !mailedLink.test(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

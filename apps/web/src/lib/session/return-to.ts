/**
 * Where to go after signing in, out of the `return` parameter: only a path on this very origin, and never
 * the sign-in page itself. Null when there is nowhere to go back to.
 */
export function safeReturn(value: string | undefined): string | null {
  if (!value?.startsWith('/') || value.startsWith('//') || value.includes('\\')) return null;
  const url = URL.parse(value, location.origin);
  if (url === null || url.origin !== location.origin || url.pathname === '/login') return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

import type { Page } from './page.ts';

/**
 * Brings a page, and says in its own words that there is no connection. The router answers a page that is missing by
 * loading the site anew, which is right after a release; without a connection it would leave people with nothing at all.
 */
export function loadPage(page: Page): Page {
  return () =>
    page().catch((problem: unknown) => {
      if (navigator.onLine) throw problem;
      throw new Error('No page without a connection', { cause: problem });
    });
}

import { useEffect } from 'react';

/** The base title, after the page's own. */
let baseTitle = 'Waybill';

let ofRoute = '';
let ofPage: string | null = null;

/** Title of the document for a page's title. */
export function documentTitle(title: string): string {
  return title === '' ? baseTitle : `${title} · ${baseTitle}`;
}

function apply(): void {
  document.title = documentTitle(ofPage ?? ofRoute);
}

/** Sets the company's name. */
export function setBaseTitle(name: string): void {
  baseTitle = name;
  apply();
}

/** Sets the title that the route table gives the page shown. */
export function useRouteTitle(title: string): void {
  useEffect(() => {
    ofRoute = title;
    apply();
  }, [title]);
}

/**
 * Puts a page's own title (a BOL number, say) in place of its route's for as long as it is shown.
 * @param record whether the page is one record, which the palette offers again
 */
export function usePageTitle(title: string | null, record = true): void {
  useEffect(() => {
    ofPage = title;
    apply();
    const { pathname } = location;
    // Not in the first view, which shows no record.
    if (record && title !== null)
      void import('../recent-pages.ts').then(
        ({ noteRecent }) => noteRecent(pathname, title),
        () => undefined,
      );
    return () => {
      ofPage = null;
      apply();
    };
  }, [title, record]);
}

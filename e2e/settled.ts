import { expect, type Page, type Request } from '@playwright/test';

/** How long nothing may be under way before a page counts as settled, in milliseconds. */
const quietTime = 200;

type Watch = { readonly pending: Set<Request>; changed: number };
const watched = new WeakMap<Page, Watch>();

/** Tracks the requests of a page from now on. A stream never ends, so it counts as finished with its first bytes. */
export function watchRequests(page: Page): Watch {
  const known = watched.get(page);
  if (known !== undefined) return known;
  const watch: Watch = { pending: new Set(), changed: Date.now() };
  watched.set(page, watch);
  const begin = (request: Request) => {
    // Requests of the previous document end with it.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) watch.pending.clear();
    watch.pending.add(request);
    watch.changed = Date.now();
  };
  const end = (request: Request) => {
    watch.pending.delete(request);
    watch.changed = Date.now();
  };
  page.on('request', begin);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (/event-stream|ndjson/.test(type)) end(response.request());
  });
  return watch;
}

/** Waits until no request of a page is pending and it shows no loading boxes. */
export async function settled(page: Page): Promise<void> {
  const watch = watchRequests(page);
  const waitsFor = async () => {
    const parts = await page.locator('.mantine-Skeleton-root[data-visible]').count();
    if (parts > 0) return [`${parts} parts still to come`];
    return Date.now() - watch.changed < quietTime ? ['more'] : [...watch.pending].map((request) => request.url());
  };
  await expect.poll(waitsFor, { intervals: [25] }).toEqual([]);
}

import { expect, type Page, type Request } from '@playwright/test';

/** How long nothing may be under way before a page counts as settled, in milliseconds. */
const quietTime = 100;

/**
 * Follows what a page asks for. A stream never ends, so it counts as answered with its first bytes.
 * @returns waits until nothing is under way and nothing is drawn as still to come
 */
export function watchRequests(page: Page): { settled(): Promise<void> } {
  const pending = new Set<Request>();
  let changed = Date.now();
  const note = (change: () => void) => {
    change();
    changed = Date.now();
  };
  page.on('request', (request) => note(() => pending.add(request)));
  page.on('requestfinished', (request) => note(() => pending.delete(request)));
  page.on('requestfailed', (request) => note(() => pending.delete(request)));
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (/event-stream|ndjson/.test(type)) note(() => pending.delete(response.request()));
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) note(() => pending.clear());
  });
  return {
    async settled() {
      await expect
        .poll(() => (Date.now() - changed >= quietTime ? [...pending].map((request) => request.url()) : ['changing']), {
          intervals: [25],
        })
        .toEqual([]);
      await expect(page.locator('.mantine-Skeleton-root[data-visible]')).toHaveCount(0);
    },
  };
}

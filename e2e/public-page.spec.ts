import { expect, type Page } from '@playwright/test';
import { publicLink } from './people.ts';
import { settled, watchRequests } from './settled.ts';
import { test } from './test.ts';

/** As much plain script as the page of a shipment may come with, in bytes, as it is and not packed. */
const mostScript = 15_000;

/** Every script of a page as it came, with what it says within its own tags. */
async function scriptsOf(page: Page, address: string): Promise<{ files: string[]; bytes: number }> {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() === 'script' || pathname.endsWith('.js'))
      bodies.set(pathname, response.body());
  });
  watchRequests(page);
  await page.goto(address);
  await settled(page);
  const inside = await page.locator('script:not([src])').allTextContents();
  const sizes = (await Promise.all(bodies.values())).map((body) => body.byteLength);
  const bytes = [...sizes, ...inside.map((text) => Buffer.byteLength(text))].reduce((sum, size) => sum + size, 0);
  return { files: [...bodies.keys()], bytes };
}

test('the page of a shipment comes with at most 15 kB of script, and says all of it without any [TRACK-03]', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = await publicLink(page, 'in_transit');
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  const { files, bytes } = await scriptsOf(visitor, address);
  expect(files, 'the scripts were counted at all').toEqual([expect.stringMatching(/\/refresh-[^/]+\.js$/)]);
  expect(bytes).toBeLessThanOrEqual(mostScript);

  const plain = await (await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })).newPage();
  await plain.goto(address);
  // What the script alone would do, it alone may promise.
  const promise = 'This page updates automatically';
  const said = async (of: Page) =>
    (await of.locator('main').innerText()).split('\n').filter((line) => line !== '' && line !== promise);
  expect(await said(plain)).toEqual(await said(visitor));
  await expect(plain.getByRole('figure', { name: /^Route from / })).toBeVisible();
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const width of [360, 1440])
  test(`the map of a public page names both ends of the way at ${width} pixels`, async ({ page, browser, baseURL }) => {
    const address = await publicLink(page, 'in_transit');
    const context = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width, height: 800 } });
    const visitor = await context.newPage();
    await visitor.goto(address);
    const map = visitor.getByRole('figure', { name: /^Route from / });
    const [, from = '', to = ''] = /^Route from (.*) to (.*)$/.exec((await map.getAttribute('aria-label')) ?? '') ?? [];
    const frame = await map.boundingBox();
    for (const name of [from, to]) {
      const label = map.locator('text').filter({ hasText: name, visible: true });
      await expect(label).toHaveCount(1);
      const box = await label.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(frame?.x ?? Number.NaN);
      expect((box?.x ?? Number.NaN) + (box?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
      // Letters of 12 pixels stand about so high; half of that would be a picture that shrank.
      expect(box?.height).toBeGreaterThan(11);
    }
  });

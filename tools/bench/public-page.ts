// The public page of a shipment in Chromium: how soon it is painted in a browser that knows nothing of it, and its script.
import { startBrowserSite, type BrowserSite } from '../measure/browser-site.ts';
import { absolute, type Figure } from '../measure/figure.ts';
import { median } from '../measure/rounds.ts';
import type { Conditions } from '../measure/runner.ts';
import { observe, seenOn, type Seen } from './quote-page/observe.ts';

/** The shipper's link of a shipment on its way, as its page gives it to the customer. */
async function linkOf(site: BrowserSite): Promise<string> {
  const context = await site.signedIn();
  try {
    const get = async (path: string): Promise<unknown> =>
      (await context.request.get(path, { headers: { accept: 'application/json' } })).json();
    const { data } = (await get('/api/shipments?status=in_transit')) as { readonly data: readonly { id: string }[] };
    const one = (await get(`/api/shipments/${data[0]?.id}`)) as { readonly data: { readonly public_url: string } };
    const { pathname, search } = new URL(one.data.public_url);
    return `${pathname}${search}`;
  } finally {
    await context.close();
  }
}

async function opening(site: BrowserSite, link: string): Promise<Seen & { readonly script: number }> {
  const context = await site.browser.newContext({ baseURL: site.address });
  try {
    await observe(context);
    const page = await context.newPage();
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto(link);
    await page.waitForLoadState('networkidle');
    const seen = await seenOn(page);
    const script = (await Promise.all(scripts)).reduce((sum, body) => sum + body.byteLength, 0);
    return { ...seen, script };
  } finally {
    await context.close();
  }
}

export async function* measure({ smoke, seed, note }: Conditions): AsyncGenerator<Figure, void> {
  const site = await startBrowserSite();
  try {
    const link = await linkOf(site);
    const seen: (Seen & { readonly script: number })[] = [];
    while (seen.length < (smoke ? 1 : 9)) seen.push(await opening(site, link));
    const paints = seen.map(({ largestPaint }) => largestPaint);
    note(`largest paint: ${paints.map((paint) => Math.round(paint)).join(', ')} ms`);
    const named = (name: string, unit: string) => ({ name: `${name} of the public page`, unit, seed });
    yield absolute(named('largest paint, cold,', 'ms'), median(paints), 'at most', 1000);
    yield absolute(named('layout shift', 'shift'), median(seen.map(({ shift }) => shift)), 'at most', 0);
    yield absolute(named('plain script', 'kB'), Math.max(...seen.map(({ script }) => script)) / 1000, 'at most', 15);
  } finally {
    await site.stop();
  }
}

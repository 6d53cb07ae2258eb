import type { Page } from '@playwright/test';
import { startBrowserSite, type BrowserSite } from '../measure/browser-site.ts';
import { absolute, type Figure } from '../measure/figure.ts';
import { median } from '../measure/rounds.ts';
import type { Conditions } from '../measure/runner.ts';
import { mostScript, scriptSize } from '../measure/script-size.ts';
import { endDrafts, fillLoad, multiplyItems, openPage } from './quote-page/fill.ts';
import { resetObservations, observe, seenOn, type Seen } from './quote-page/observe.ts';

/** Opens a page in a browser that knows nothing yet, and closes it again. */
async function inFreshBrowser<T>(site: BrowserSite, look: (page: Page) => Promise<T>, signedIn = true): Promise<T> {
  const context = signedIn ? await site.signedIn() : await site.browser.newContext({ baseURL: site.address });
  try {
    await observe(context);
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

async function repeat<T>(times: number, look: () => Promise<T>): Promise<T[]> {
  const found: T[] = [];
  while (found.length < times) found.push(await look());
  return found;
}

/** Types in one of many lines and tells how long the page was busy at a stretch. */
function typing(site: BrowserSite, lines: number, keys: number): Promise<Seen> {
  return inFreshBrowser(site, async (page) => {
    await openPage(page);
    await fillLoad(page);
    await multiplyItems(page, lines);
    const at = Math.floor(lines / 2);
    await page.waitForTimeout(1000);
    await resetObservations(page);
    for (const [name, signs] of [
      ['description', 'Oak doors, crated and strapped '],
      ['weight', '1234567890'],
      ['height', '4748495051'],
    ] as const) {
      await page.locator(`[data-path="items.${at}.${name}"]`).click();
      for (let key = 0; key < keys; key += 1) {
        if (name !== 'description' && key % 3 === 0) await page.keyboard.press('Control+a');
        await page.keyboard.type(signs[key % signs.length] ?? '1');
        await page.waitForTimeout(60);
      }
    }
    return seenOn(page);
  });
}

/** Asks for rates and watches them come in. */
function rating(site: BrowserSite): Promise<Seen> {
  return inFreshBrowser(site, async (page) => {
    await openPage(page);
    await fillLoad(page);
    // Nobody types a load within a second: what the page fetches while it is typed has come by then.
    await page.waitForLoadState('networkidle');
    await resetObservations(page);
    await page.keyboard.press('Control+Enter');
    await page.locator('[data-rate]').first().waitFor();
    // Until the last carrier has answered or was given up.
    await page.locator('[data-rows] > div[data-glide]').first().waitFor({ state: 'detached', timeout: 20_000 });
    await page.waitForTimeout(1500);
    return seenOn(page);
  });
}

function opening(site: BrowserSite, path: string, signedIn: boolean): Promise<Seen> {
  return inFreshBrowser(
    site,
    async (page) => {
      if (signedIn) await endDrafts(page.context());
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      return seenOn(page);
    },
    signedIn,
  );
}

async function* figures(site: BrowserSite, { smoke, seed, note }: Conditions): AsyncGenerator<Figure> {
  const named = (name: string, unit: string) => ({ name, unit, seed });
  const list = (values: readonly number[]): string => values.map((value) => Number(value.toPrecision(3))).join(', ');
  const size = await inFreshBrowser(site, (page) => scriptSize(page, () => openPage(page)));
  yield absolute(named('script of the quote page, gzip', 'kB'), size / 1000, 'at most', mostScript / 1000);

  const typed = await repeat(smoke ? 1 : 5, () => typing(site, smoke ? 5 : 50, smoke ? 3 : 15));
  const busy = typed.map(({ longestTask, longestKey }) => Math.max(longestTask, longestKey));
  note(`longest stretch while typing: ${list(busy)} ms`);
  yield absolute(named('longest stretch that typing waits with 50 items', 'ms'), median(busy), 'at most', 50);

  const rated = await repeat(smoke ? 1 : 5, () => rating(site));
  const waits = rated.map(({ firstAnswer, firstRate }) => (firstRate ?? Number.NaN) - (firstAnswer ?? Number.NaN));
  note(`from the first answer to the first rate: ${list(waits)} ms`);
  yield absolute(named('first rate on screen after the first answer', 'ms'), median(waits), 'at most', 150);
  const shifts = rated.map(({ shift }) => shift);
  note(`shift while rates come in: ${list(shifts)}`);
  yield absolute(named('layout shift while rates come in', 'shift'), median(shifts), 'at most', 0.02);

  for (const [name, path, signedIn] of [
    ['login page', '/login', false],
    ['quote page', '/', true],
  ] as const) {
    const seen = await repeat(smoke ? 1 : 9, () => opening(site, path, signedIn));
    const paints = seen.map(({ largestPaint }) => largestPaint);
    note(`largest paint of the ${name}: ${list(paints)} ms`);
    yield absolute(named(`largest paint of the ${name}, cold`, 'ms'), median(paints), 'at most', 1000);
    yield absolute(named(`layout shift of the ${name}`, 'shift'), median(seen.map(({ shift }) => shift)), 'at most', 0);
  }
}

/** How fast the quote page is as a person feels it, on the built product in Chromium. */
export async function* measure(conditions: Conditions): AsyncGenerator<Figure, void> {
  const site = await startBrowserSite();
  try {
    yield* figures(site, conditions);
  } finally {
    await site.stop();
  }
}

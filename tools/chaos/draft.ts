import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../setup/browser.mjs';
import { chromiumFlags, startBrowserSite, type BrowserSite } from '../measure/browser-site.ts';
import { absolute, type Figure } from '../measure/figure.ts';
import type { Conditions } from '../measure/runner.ts';

const allowedMs = 2000;
const field = '[data-path="items.0.description"]';
const letters = 'abcdefghijklmnopqrstuvwxyz';

type Typed = {
  readonly text: string;
  /** When each sign was typed. */
  readonly at: readonly number[];
};

/** Types letters at a person's uneven pace until the time is up. */
async function typeFor(page: Page, milliseconds: number, start: string, random: () => number): Promise<Typed> {
  let text = '';
  const at: number[] = [];
  const until = Date.now() + milliseconds;
  const type = async (sign: string): Promise<void> => {
    await page.keyboard.type(sign);
    text += sign;
    at.push(Date.now());
  };
  for (const sign of start) await type(sign);
  while (Date.now() < until && text.length < 150) {
    await type(letters[Math.floor(random() * letters.length)] ?? 'x');
    await sleep(20 + random() * 130);
  }
  return { text, at };
}

async function openDraft(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator(field).waitFor();
}

/** What stands in the field once the page has settled on a draft. */
async function found(page: Page): Promise<string> {
  await openDraft(page);
  await page.waitForLoadState('networkidle');
  return page.locator(field).inputValue();
}

/** How long before the kill the first sign was typed that is not there again; 0 when all of them are. */
function lostBetween({ text, at }: Typed, restored: string, killed: number): number {
  const whole = text.startsWith(restored) ? restored.length : 0;
  return whole === text.length ? 0 : killed - (at[whole] ?? killed);
}

/** The tab crashes; a new one is opened in the same browser. */
async function crashTab(site: BrowserSite, round: string, ms: number, random: () => number): Promise<number> {
  const context = await site.signedIn();
  const page = await context.newPage();
  await openDraft(page);
  await page.locator(field).fill('');
  const typed = await typeFor(page, ms, round, random);
  const killed = Date.now();
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  const restored = await found(await context.newPage());
  await context.close();
  return lostBetween(typed, restored, killed);
}

/** The whole browser is killed with everything it kept; the person goes on at another computer. */
async function killBrowser(site: BrowserSite, round: string, ms: number, random: () => number): Promise<number> {
  const server = await chromium.launchServer({ executablePath: findChromium() ?? 'chromium', args: chromiumFlags });
  const page = await (await site.signedIn(await chromium.connect(server.wsEndpoint()))).newPage();
  await openDraft(page);
  await page.waitForLoadState('networkidle');
  await page.locator(field).fill('');
  const typed = await typeFor(page, ms, round, random);
  const killed = Date.now();
  // At once: nothing in it has the time to say goodbye.
  server.process().kill('SIGKILL');
  const context = await site.signedIn();
  const restored = await found(await context.newPage());
  await context.close();
  return lostBetween(typed, restored, killed);
}

async function* kill(site: BrowserSite, { seed, random, smoke, note }: Conditions): AsyncGenerator<Figure> {
  const kills = smoke ? 2 : 50;
  const lost: number[] = [];
  for (let round = 1; round <= kills; round += 1) {
    const ms = 400 + random() * (smoke ? 1000 : 4000);
    const way = round % 2 === 1 ? crashTab : killBrowser;
    lost.push(await way(site, `r${round} `, ms, random));
    note(`round ${round}: ${way === crashTab ? 'tab crashed' : 'browser killed'}, ${lost.at(-1)} ms of typing lost`);
  }
  const named = (name: string, unit: string) => ({ name, unit, seed });
  const over = lost.filter((ms) => ms > allowedMs).length;
  yield absolute(named('tabs and browsers killed while typing', 'kills'), lost.length, 'at least', kills);
  yield absolute(named('kills that cost more than two seconds of typing', 'kills'), over, 'at most', 0);
  yield absolute(named('most typing that a kill cost', 'ms'), Math.max(...lost), 'at most', allowedMs);
}

/** Kills the tab or the whole browser at a random moment of typing: no more than two seconds of it are lost. */
export async function* measure(conditions: Conditions): AsyncGenerator<Figure, void> {
  const site = await startBrowserSite();
  try {
    yield* kill(site, conditions);
  } finally {
    await site.stop();
  }
}

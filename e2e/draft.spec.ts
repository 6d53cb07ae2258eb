import { expect, type Page } from '@playwright/test';
import { logIn, speak } from './people.ts';
import { fillLoad } from './quote.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');
const title = t('titles.quote');
const description = (page: Page) =>
  page.getByLabel(t('quotes.items.of_item', { field: t('quotes.items.description'), number: 1 }), { exact: true });
const reference = (page: Page) => page.getByLabel(t('quotes.value.reference'));

async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await speak(page, 'en');
  // What the person left elsewhere is on the page once the server has told of it.
  const told = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === '/api/quote-drafts' && answer.request().method() === 'GET',
  );
  await logIn(page, email, 'en', { drafts: true });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await told;
}

async function startOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('quotes.start_over'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('quotes.start_over'), exact: true })
    .click();
  await expect(description(page)).toHaveValue('');
}

/** Waits until the server has everything that was typed. */
async function kept(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => (await page.request.get('/api/quote-drafts')).text(), { timeout: 10_000 })
    .toContain(text);
}

test.describe.configure({ mode: 'serial' });

test('a draft that was being typed is there after the tab was killed, three times', async ({ browser }) => {
  const context = await browser.newContext();
  let page = await context.newPage();
  await enter(page, 'owner@example.com');
  await startOver(page);
  let typed = '';
  for (const pause of [350, 900, 1500]) {
    await reference(page).focus();
    await page.keyboard.press('End');
    const before = Date.now();
    let sure = typed;
    while (Date.now() - before < pause + 2000) {
      await page.keyboard.type('x', { delay: 60 });
      typed += 'x';
      if (Date.now() - before < pause) sure = typed;
    }
    // Whatever was typed more than two seconds before the tab died is there again.
    const session = await context.newCDPSession(page);
    await Promise.race([session.send('Page.crash').catch(() => undefined), page.waitForEvent('crash')]);
    await page.close();
    page = await context.newPage();
    await page.goto('/');
    await expect(reference(page)).toBeVisible();
    const found = await reference(page).inputValue();
    expect(found.length).toBeGreaterThanOrEqual(Math.min(sure.length, 60));
    typed = found;
    if (typed.length > 20) {
      await reference(page).fill('');
      typed = '';
    }
  }
  await context.close();
});

test('a draft is typed on at another computer, and what both typed is kept', async ({ browser }) => {
  const [one, other] = [await browser.newContext(), await browser.newContext()];
  const first = await one.newPage();
  await enter(first, 'owner@example.com');
  await startOver(first);
  await fillLoad(first);
  await reference(first).fill('FIRST-1');
  await kept(first, 'FIRST-1');

  const second = await other.newPage();
  await enter(second, 'owner@example.com');
  await expect(description(second)).toHaveValue('Bathroom vanities, boxed');
  await expect(reference(second)).toHaveValue('FIRST-1');
  await reference(second).fill('SECOND-2');
  await kept(second, 'SECOND-2');

  await reference(first).fill('FIRST-3');
  await expect(first.getByText(t('quote_drafts.split_title'))).toBeVisible();
  await expect(reference(first)).toHaveValue('FIRST-3');
  await kept(first, 'FIRST-3');
  await kept(first, 'SECOND-2');
  await first.getByRole('button', { name: t('quote_drafts.open_other') }).click();
  await expect(reference(first)).toHaveValue('SECOND-2');
  await first
    .getByRole('button', { name: t('quote_drafts.others', { count: 1 }) })
    .first()
    .click();
  await first.getByRole('menuitem', { name: /FIRST-3/ }).click();
  await expect(reference(first)).toHaveValue('FIRST-3');
  await one.close();
  await other.close();
});

test('two tabs type two quotes, and each finds its own after a reload', async ({ browser }) => {
  const context = await browser.newContext();
  const one = await context.newPage();
  await enter(one, 'owner@example.com');
  await startOver(one);
  await reference(one).fill('TAB-1');
  await kept(one, 'TAB-1');
  const other = await context.newPage();
  await other.goto('/');
  await expect(reference(other)).toHaveValue('');
  await reference(other).fill('TAB-2');
  await kept(other, 'TAB-2');
  await one.reload();
  await other.reload();
  await expect(reference(one)).toHaveValue('TAB-1');
  await expect(reference(other)).toHaveValue('TAB-2');
  await context.close();
});

test('signing out leaves no draft in the browser, and the next sign-in finds it on the server', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await enter(page, 'owner@example.com');
  await startOver(page);
  await reference(page).fill('LEFT-1');
  await page
    .getByRole('button', { name: new RegExp(`^${t('frame.account_menu', { name: '|' }).split('|')[0]}`) })
    .click();
  await page.getByRole('menuitem', { name: t('frame.logout') }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => JSON.stringify(Object.values(localStorage)))).not.toContain('LEFT-1');
  await logIn(page, 'owner@example.com', 'en', { drafts: true });
  await expect(reference(page)).toHaveValue('LEFT-1');
  await context.close();
});

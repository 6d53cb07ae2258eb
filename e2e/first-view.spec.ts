import { expect } from '@playwright/test';
import { mostScript, scriptSize } from '../tools/measure/script-size.ts';
import { logIn } from './people.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

test('the quote page can be typed in with at most 220 kB of script', async ({ page, browser, baseURL }) => {
  await page.goto('/login');
  await logIn(page, 'desk@example.com', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('titles.quote'));
  // The same person in a browser that has no file yet.
  const context = await browser.newContext({
    storageState: await page.context().storageState(),
    baseURL: baseURL ?? '',
  });
  const fresh = await context.newPage();
  const size = await scriptSize(fresh, async () => {
    await fresh.goto('/');
    await expect(fresh.getByLabel(t('quotes.lane.zip')).first()).toBeFocused();
  });
  expect(size).toBeLessThanOrEqual(mostScript);
  expect(size, 'the scripts were counted at all').toBeGreaterThan(100_000);

  // What came later is there for the first who asks, by keyboard alone.
  await fresh.keyboard.type('0');
  await fresh.getByRole('button', { name: t('quotes.pickup.later'), exact: true }).focus();
  await fresh.keyboard.press('Enter');
  await expect(fresh.getByRole('dialog', { name: t('quotes.pickup.calendar') })).toBeVisible();
  await fresh.keyboard.press('Escape');
  await expect(fresh.getByRole('button', { name: t('quotes.pickup.later'), exact: true })).toBeFocused();
  await context.close();
});

import { expect, type Page } from '@playwright/test';
import type { Language } from '@waybill/phrases';
import { logIn, speak } from './people.ts';
import { settled } from './settled.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('es');

/** Waits until the server has a language as the one of the person signed in; a quiet network does not say that it does. */
async function keptByServer(page: Page, language: Language): Promise<void> {
  await expect
    .poll(async () => ((await (await page.request.get('/api/user')).json()) as { data: object }).data)
    .toMatchObject({ language });
}

test.describe('the language chosen by somebody signed in', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/login');
    await speak(page, 'es');
    await logIn(page, 'quotes@example.com', 'es', { ownLanguage: true });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('titles.quote'));
    await settled(page);
  });

  test.afterEach(async ({ page }) => {
    await page.unrouteAll();
    await speak(page, 'es');
    await keptByServer(page, 'es');
  });

  test('survives a reload that comes at once [SET-06]', async ({ page }) => {
    await speak(page, 'en');
    await page.reload();
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('survives a reload while the server cannot be told, and is told later [SET-06]', async ({ page }) => {
    await page.route('**/profile', (route) => route.abort());
    await speak(page, 'en');
    await page.reload();
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.unrouteAll();
    await page.reload();
    await keptByServer(page, 'en');
  });

  test('is not undone by an answer that was asked for before it [SET-06]', async ({ page }) => {
    const held = Promise.withResolvers<undefined>();
    await page.route('**/api/user', async (route) => {
      const answer = await route.fetch();
      await held.promise;
      await route.fulfill({ response: answer });
    });
    await page.reload();
    await speak(page, 'en');
    held.resolve(undefined);
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

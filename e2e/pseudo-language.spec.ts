import { expect, type Page } from '@playwright/test';
import { clippedTexts } from './clipped.ts';
import { customerPages } from './customer-pages.ts';
import { signIn } from './people.ts';
import { mark, pseudo, speakPseudo } from './pseudo.ts';
import { fillLoad, getRates } from './quote.ts';
import { settled } from './settled.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

/** Expects that every text of the page as it stands can be read whole. */
async function expectWhole(page: Page, what: string): Promise<void> {
  await settled(page);
  expect.soft(await page.locator('body').innerText(), `${what} speaks the pseudo-language`).toContain(mark);
  expect.soft(await clippedTexts(page, mark), what).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(sideways, `${what} does not scroll sideways`).toBeLessThanOrEqual(0);
}

test('the pseudo-language is 40 % longer than English and keeps the figures of a phrase', () => {
  expect(pseudo('Save')).toBe(`Sávéöö${mark}`);
  expect(pseudo('{{count}} rows')).toBe(`{{count}} rówsöö${mark}`);
});

test.describe('a language 40 % longer than English, 360 wide', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('is clipped on no customer page [SET-06, UI-06]', async ({ page }) => {
    test.setTimeout(180_000);
    await signIn(page, 'owner@example.com');
    const answer = await page.request.get('/api/shipments?status=delivered&per_page=1');
    const { data } = (await answer.json()) as { data: { id: string }[] };
    await speakPseudo(page);
    // The first answer about the person turns the page to the other language.
    await page.goto('/profile');
    await page.locator('html[lang="es"]').waitFor();
    for (const address of customerPages) {
      await test.step(address, async () => {
        await page.goto(address.replace(':id', data[0]?.id ?? ''));
        await expect(page.locator('main h1').first()).toBeVisible();
        await expectWhole(page, address);
      });
    }
  });

  test('is clipped in no dialog of the settings, and in no sidebar [SET-06]', async ({ page }) => {
    await signIn(page, 'owner@example.com');
    await speakPseudo(page);
    await page.goto('/settings');
    await page.locator('html[lang="es"]').waitFor();
    const open = async (address: string, key: string) => {
      await page.goto(address);
      await page.getByRole('button', { name: pseudo(t(key)), exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectWhole(page, `${address} ${key}`);
    };
    await open('/settings', 'settings.carriers.open');
    await open('/settings/account', 'settings.address.edit_billing');
    await open('/settings/account', 'account_users.invite');
    await open('/settings/account', 'settings.password.change');
    await open('/address-book', 'address_book.add');
    await open('/settings', 'frame.open_menu');
  });

  test('is clipped in no step of a quote [SET-06]', async ({ page }) => {
    await signIn(page, 'desk@example.com');
    await page.goto('/');
    await fillLoad(page);
    const rates = await getRates(page);
    // On a phone a rate is booked from its open row.
    await page.locator('[data-rate] button').first().click();
    const ratesAddress = page.url();
    await rates.first().click();
    await expect(page.getByText(t('quotes.book.notes')).first()).toBeVisible();
    const bookAddress = page.url();
    await speakPseudo(page);
    await page.goto('/');
    await page.locator('html[lang="es"]').waitFor();
    for (const [step, address] of [
      ['details', '/'],
      ['rates', ratesAddress],
      ['book', bookAddress],
    ] as const) {
      await test.step(step, async () => {
        await page.goto(address);
        await expect(page.getByRole('group', { name: pseudo(t(`quotes.steps.${step}`)), exact: true })).toBeVisible();
        await expectWhole(page, step);
      });
    }
  });
});

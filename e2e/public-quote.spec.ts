import { expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { watchConsole } from './console.ts';
import { logIn, mailedLink, speak } from './people.ts';
import { allAnswered, fillLoad } from './quote.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const password = 'Quiet-River-17';
const typeIn = (page: Page, path: string, text: string) => page.locator(`[data-path="${path}"]`).fill(text);

/** Rates without an account; every price list is open to look at. */
async function quoteAsAnybody(page: Page, t: TFunction, language: 'en' | 'es'): Promise<string> {
  await page.goto('/login');
  await speak(page, language);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('public_quote.without_account') })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('public_quote.title'));
  await fillLoad(page, t);
  await page.getByRole('button', { name: t('quotes.details.get_rates') }).click();
  await expect(allAnswered(page, t)).toBeVisible({ timeout: 20_000 });
  return page.locator('[data-rate]').first().innerText();
}

/** Types a sign-up through and sends it. */
async function signUp(page: Page, t: TFunction, email: string): Promise<void> {
  const goOn = () => page.getByRole('button', { name: t('sign_up.next') }).click();
  await typeIn(page, 'company', 'Harbor Tools Company');
  await typeIn(page, 'name', 'Ana Reyes');
  await typeIn(page, 'email', email);
  await typeIn(page, 'phone', '603-555-0142');
  await goOn();
  await typeIn(page, 'address.street_lines.0', '100 Sample Street, Dock 4');
  await typeIn(page, 'address.postal_code', '03103');
  await expect(page.locator('[data-path="address.city"]')).toHaveValue('Manchester');
  for (const head of ['accounting', 'preferences', 'finish'] as const) {
    await goOn();
    await expect(page.getByRole('form', { name: t(`sign_up.heads.${head}`) })).toBeVisible();
  }
  await typeIn(page, 'password', password);
  await typeIn(page, 'password_confirmation', password);
  await page.getByRole('checkbox', { name: t('sign_up.disclaimer_accept') }).check();
  await page.getByRole('button', { name: t('sign_up.submit') }).click();
  await expect(page.getByRole('dialog', { name: t('sign_up.check_email.title') })).toContainText(email);
}

/** Rates at one's own prices, and the load that was typed without an account. */
async function expectSameDetails(page: Page, t: TFunction, listed: string): Promise<void> {
  await expect(allAnswered(page, t)).toBeVisible({ timeout: 20_000 });
  // A new account pays another margin than the list.
  await expect(page.locator('[data-rate]').first()).not.toHaveText(listed, { useInnerText: true });
  await page
    .getByRole('button', { name: t('quotes.edit'), exact: true })
    .first()
    .click();
  await expect(page.locator('[data-path="origin.postal_code"]')).toHaveValue('03103');
  await expect(page.locator('[data-path="destination.postal_code"]')).toHaveValue('60647');
  await expect(page.locator('[data-path="items.0.description"]')).toHaveValue('Bathroom vanities, boxed');
  await expect(page.locator('[data-path="items.0.weight"]')).toHaveValue(/^1,?240$/);
  await expect(page.locator('[data-path="shipment_value"]')).toHaveValue(/^8,?500$/);
}

const language = 'es';

test('a quote without an account becomes the first quote of a new company, nothing retyped [QUOTE-29, AUTH-16]', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const t = words(language);
  const email = `public-${language}@harbor-tools.example`;
  const quiet = watchConsole(page);
  const listed = await quoteAsAnybody(page, t, language);
  await page.getByRole('link', { name: t('public_quote.sign_up') }).click();
  await expect(page.getByText(t('sign_up.quote_text'))).toBeVisible();
  await signUp(page, t, email);
  quiet.check();

  // The mail is opened elsewhere: nothing of the first browser is there.
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(await mailedLink(page, email));
  await expect(elsewhere).toHaveURL(/\/login\?return=/);
  await speak(elsewhere, language);
  await elsewhere.getByRole('textbox', { name: t('sign_in.email') }).fill(email);
  await elsewhere.getByLabel(t('sign_in.password'), { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: t('sign_in.submit'), exact: true }).click();
  // The link is the server's own to answer.
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(t('sign_in.verified_title'));
  await elsewhere.getByRole('button', { name: t('sign_in.verified_go') }).click();
  await expectSameDetails(elsewhere, t, listed);
  await elsewhere.context().close();
});
test('somebody who has an account logs in and goes on with it [QUOTE-29]', async ({ page }) => {
  const t = words('en');
  const listed = await quoteAsAnybody(page, t, 'en');
  const ways = page.getByRole('region', { name: t('public_quote.book_title') });
  await ways.getByRole('link', { name: t('public_quote.log_in') }).click();
  await logIn(page, 'desk@example.com', 'en');
  await expectSameDetails(page, t, listed);
});

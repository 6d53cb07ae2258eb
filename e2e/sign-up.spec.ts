import { expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { codeAt } from '../apps/server/src/testing/authenticator.ts';
import { watchConsole } from './console.ts';
import { speak } from './people.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const password = 'Quiet-River-17';
const typeIn = (page: Page, path: string, text: string) => page.locator(`[data-path="${path}"]`).fill(text);
const goOn = (page: Page, t: TFunction) => page.getByRole('button', { name: t('sign_up.next') }).click();

async function logIn(page: Page, t: TFunction, email: string): Promise<void> {
  await page.getByRole('textbox', { name: t('sign_in.email') }).fill(email);
  await page.getByLabel(t('sign_in.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('sign_in.submit'), exact: true }).click();
}

/** The newest verification link that the mailbox holds for an address. */
async function mailedLink(page: Page, email: string): Promise<string> {
  const find = async (): Promise<string> => {
    const text = await (await page.request.get('/mailbox')).text();
    const mail = text.split('<article').find((part) => part.includes(email) && part.includes('/email/verify/'));
    return /href="([^"]*\/email\/verify\/[^"]+)"/.exec(mail ?? '')?.[1]?.replaceAll('&amp;', '&') ?? '';
  };
  await expect.poll(find, { timeout: 20_000 }).toContain('/email/verify/');
  return find();
}

async function fillCompany(page: Page, t: TFunction, email: string): Promise<void> {
  await page.getByRole('link', { name: t('sign_in.open_account') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sign_up.title'));
  await goOn(page, t);
  const problems = page.getByRole('dialog', { name: t('sign_up.problems_title') });
  await problems.getByRole('button', { name: new RegExp(`^${t('sign_up.company')}`) }).click();
  await expect(page.locator('[data-path="company"]')).toBeFocused();
  await page.keyboard.type('Harbor Tools Company');
  await typeIn(page, 'name', 'Ana Reyes');
  await typeIn(page, 'email', email);
  await typeIn(page, 'phone', '603-555-0142');
  await goOn(page, t);
}

async function signUp(page: Page, t: TFunction, email: string): Promise<void> {
  await fillCompany(page, t, email);
  const problems = page.getByRole('dialog', { name: t('sign_up.problems_title') });
  await typeIn(page, 'address.street_lines.0', '100 Sample Street, Dock 4');
  await typeIn(page, 'address.postal_code', '03103');
  await expect(page.locator('[data-path="address.city"]')).toHaveValue('Manchester');
  // Nothing typed is lost by a reload in the middle.
  await page.reload();
  await expect(page.locator('[data-path="address.city"]')).toHaveValue('Manchester');
  await goOn(page, t);
  await page.getByRole('checkbox', { name: t('sign_up.same_contact') }).uncheck();
  await typeIn(page, 'accounting_contact.name', 'Luis Ortega');
  await typeIn(page, 'accounting_contact.email', 'pay@harbor-tools.example');
  await typeIn(page, 'accounting_contact.phone', '603-555-0143');
  await goOn(page, t);
  await expect(page.getByRole('form', { name: t('sign_up.heads.preferences') })).toBeVisible();
  await goOn(page, t);
  await typeIn(page, 'password', password);
  await typeIn(page, 'password_confirmation', password);
  await page.getByRole('button', { name: t('sign_up.submit') }).click();
  await expect(problems).toContainText(t('fields.disclaimer_required'));
  await problems.getByRole('button', { name: new RegExp(`^${t('sign_up.disclaimer')}`) }).click();
  await page.getByRole('checkbox', { name: t('sign_up.disclaimer_accept') }).check();
  await page.getByRole('button', { name: t('sign_up.submit') }).click();
}

const language = 'en';

test('a new company signs up, confirms its address, sets two-factor login up and logs in by it [AUTH-16, AUTH-19, AUTH-14]', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const t = words(language);
  const email = `ana-${language}@harbor-tools.example`;
  const quiet = watchConsole(page);
  await page.goto('/login');
  await speak(page, language);
  await signUp(page, t, email);

  const mailed = page.getByRole('dialog', { name: t('sign_up.check_email.title') });
  await expect(mailed).toContainText(email);
  await mailed.getByRole('button', { name: t('sign_up.check_email.go') }).click();
  await expect(page).toHaveURL(/\/verify-email/);
  expect((await page.request.get('/api/shipments')).status()).toBe(403);
  await page.goto(await mailedLink(page, email));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sign_in.verified_title'));
  await page.getByRole('button', { name: t('sign_in.verified_go') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('titles.quote'));

  await page.goto('/profile');
  await page.getByRole('link', { name: t('two_factor.set_up') }).click();
  await expect(page).toHaveURL(/\/confirm-password\?return=/);
  await page.getByLabel(t('sign_in.password'), { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/two-factor$/);
  await expect(page.getByRole('img', { name: t('two_factor.scan_alt') })).toBeVisible();
  const secret = (await page.locator('code').first().innerText()).replaceAll(' ', '');
  await typeIn(page, 'code', codeAt(secret, new Date()));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('two_factor.codes_title'));
  const recovery = await page.locator('main li').first().innerText();
  await page.getByRole('checkbox', { name: t('two_factor.codes_kept') }).check();
  await page.getByRole('button', { name: t('two_factor.codes_go') }).click();
  await expect(page).toHaveURL(/\/profile/);
  quiet.check();

  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await phone.goto('/track');
  await speak(phone, language);
  await logIn(phone, t, email);
  await expect(phone).toHaveURL(/\/two-factor-challenge/);
  expect((await phone.request.get('/api/user')).status()).toBe(401);
  // The code of the next half minute counts already; that of this one was used to set it up.
  await typeIn(phone, 'code', codeAt(secret, new Date(Date.now() + 30_000)));
  await expect(phone).toHaveURL(/\/track/);

  const third = await browser.newContext();
  const borrowed = await third.newPage();
  await borrowed.goto('/login');
  await speak(borrowed, language);
  await logIn(borrowed, t, email);
  await borrowed.getByRole('button', { name: t('two_factor.use_recovery') }).click();
  await typeIn(borrowed, 'recovery_code', recovery);
  await borrowed.keyboard.press('Enter');
  await expect(borrowed).not.toHaveURL(/two-factor|login/);

  await page.reload();
  await page.getByRole('button', { name: t('devices.others') }).click();
  const asked = page.getByRole('dialog', { name: t('devices.others_title') });
  await asked.getByRole('button', { name: t('devices.others') }).click();
  await expect(page.getByText(t('devices.others_done'))).toBeVisible();
  expect((await phone.request.get('/api/user')).status()).toBe(401);
  expect((await borrowed.request.get('/api/user')).status()).toBe(401);
  expect((await page.request.get('/api/user')).status()).toBe(200);
  await elsewhere.close();
  await third.close();
});
test('an address that has an account is told at the first step, and nothing typed is lost [AUTH-17]', async ({
  page,
}) => {
  const t = words('en');
  await page.goto('/login');
  await fillCompany(page, t, 'desk@example.com');
  const problems = page.getByRole('dialog', { name: 'CHECK FORM INPUT' });
  await expect(problems).toContainText('Email already exists');
  await problems.getByRole('button', { name: /^Email/ }).click();
  await expect(page.locator('[data-path="email"]')).toBeFocused();
  await expect(page.locator('[data-path="company"]')).toHaveValue('Harbor Tools Company');
});

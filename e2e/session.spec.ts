import { expect } from '@playwright/test';
import { demoPassword, logIn, mailedLink } from './people.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

test('a visitor lands on log in and returns to where they were going [AUTH-12, UI-06]', async ({ page }) => {
  await page.goto('/track?status=delivered');
  await expect(page).toHaveURL(/\/login/);
  await logIn(page, 'viewer@example.com', 'en');
  await expect(page).toHaveURL(/\/track\?.*status=delivered/);
});

test('log in keeps the person under AUTH_STATE, log out clears all of it [AUTH-10, AUTH-05]', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, 'viewer@example.com', 'en');
  await expect(page).not.toHaveURL(/\/login/);
  const kept = await page.evaluate(() => localStorage.getItem('AUTH_STATE'));
  expect(kept).toContain('viewer@example.com');
  expect(kept).toMatch(/"roles":\[\]/);
  await page.getByRole('button', { name: /^Account menu for/ }).click();
  await page.getByRole('menuitem', { name: t('frame.logout') }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect((await page.request.get('/api/user')).status()).toBe(401);
});

test('a session that ended elsewhere sends the browser to log in and forgets the person [AUTH-11]', async ({
  page,
}) => {
  await page.goto('/login');
  await logIn(page, 'billing@example.com', 'en');
  await expect(page).not.toHaveURL(/\/login/);
  await page.context().clearCookies();
  await page.goto('/track');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('AUTH_STATE'))).toBeNull();
});

test('wrong credentials are told, and nothing typed is lost [AUTH-03]', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: t('sign_in.email') }).fill('desk@example.com');
  await page.getByLabel(t('sign_in.password'), { exact: true }).fill('Wrong-Password-1!');
  await page.keyboard.press('Enter');
  await expect(page.getByText('These credentials do not match our records.').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('sign_in.email') })).toHaveValue('desk@example.com');
});

test('a customer is refused in the staff area, and stays where they were [ROLE-05, ROLE-02]', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, 'viewer@example.com', 'en');
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/admin/shipments');
  await expect(page.getByText('Unauthrized', { exact: true })).toBeVisible();
  await expect(page.getByText('You do not have access to this page')).toBeVisible();
  await expect(page).not.toHaveURL(/\/admin/);
  expect((await page.request.get('/api/admin/shipments')).status()).toBe(403);
});

test('an unverified address blocks use until it is confirmed by the mailed link [AUTH-14, AUTH-15]', async ({
  page,
}) => {
  await page.goto('/login');
  await logIn(page, 'hello@example.org', 'en');
  await expect(page).toHaveURL(/\/verify-email/);
  expect((await page.request.get('/api/shipments')).status()).toBe(403);
  await page.getByRole('button', { name: t('sign_in.verify_resend') }).click();
  await page.goto(await mailedLink(page, 'hello@example.org'));
  await expect(page).toHaveURL(/\/email-verified/);
  await page.goto('/track');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('titles.tracking'));
});

test('a forgotten password is set anew by the mailed link, once [AUTH-13]', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: t('sign_in.email') }).fill('hello@example.org');
  await page.getByRole('button', { name: t('sign_in.forgot_submit') }).click();
  await expect
    .poll(async () => (await page.request.get('/mailbox')).text(), { timeout: 20_000 })
    .toContain('/reset-password?');
  await page.goto('/mailbox');
  await page
    .getByRole('link', { name: /\/reset-password\?/ })
    .first()
    .click();
  await page.getByLabel(t('sign_in.new_password'), { exact: true }).fill(`${demoPassword}x`);
  await page.getByLabel(t('sign_in.new_password_again'), { exact: true }).fill(`${demoPassword}x`);
  await page.getByRole('button', { name: t('sign_in.reset_submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('sign_in.welcome') })).toBeVisible();
  await page.getByRole('textbox', { name: t('sign_in.email') }).fill('hello@example.org');
  await page.getByLabel(t('sign_in.password'), { exact: true }).fill(`${demoPassword}x`);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
});

test('an unknown page says its name, and titles end with the product [AUTH-20, AUTH-21]', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Log in · Waybill');
  await logIn(page, 'viewer@example.com', 'en');
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/no/such/page');
  await expect(page.getByText(/^Page not found: /).first()).toBeVisible();
});

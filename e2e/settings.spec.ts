import { expect, type Page } from '@playwright/test';
import { watchConsole } from './console.ts';
import { confirmPassword, demoPassword, logIn, openAs } from './people.ts';
import { settled } from './settled.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

/** The newest link of a mail that the demo's mailbox keeps for an address. */
async function mailedLink(page: Page, email: string, path: string): Promise<string> {
  const letter = () => page.request.get('/mailbox').then(async (answer) => (await answer.text()).split('<article>'));
  const mine = async () => (await letter()).find((text) => text.includes(email) && text.includes(path)) ?? '';
  await expect.poll(mine, { timeout: 20_000 }).toContain(path);
  const [link = ''] = new RegExp(String.raw`https?://[^"<\s]*${path}[^"<\s]*`).exec(await mine()) ?? [];
  return link.replaceAll('&amp;', '&');
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('an owner invites somebody, who joins, sets what they like and loses it all when removed [SET-01, SET-05]', async ({
  browser,
}) => {
  const email = 'sam@harborview.example';
  const owner = await openAs(browser, 'dock@example.net');
  const quiet = watchConsole(owner);
  await owner.goto('/settings/account');
  await owner.getByRole('button', { name: t('account_users.invite') }).click();
  const form = owner.getByRole('dialog');
  await form.getByLabel(t('account_users.form.email')).fill(email);
  await form.getByRole('button', { name: t('account_users.form.send') }).click();
  await confirmPassword(owner, 'en');
  await expect(owner.getByText(t('account_users.form.sent', { email }))).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto(await mailedLink(owner, email, '/register'));
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Harborview Furniture');
  await guest.getByLabel(t('account_users.accept.name'), { exact: true }).fill('Sam Field');
  await guest.getByLabel(t('sign_in.password'), { exact: true }).fill(demoPassword);
  await guest.getByLabel(t('account_users.accept.password_again'), { exact: true }).fill(demoPassword);
  await guest.getByLabel(t('account_users.accept.disclaimer'), { exact: true }).check();
  await guest.getByRole('button', { name: t('account_users.accept.submit'), exact: true }).click();
  await expect(guest.getByText(t('account_users.accept.welcome', { account: 'Harborview Furniture' }))).toBeVisible();

  // Rows, language and units count on the next screen, without a reload.
  await guest.getByRole('link', { name: t('titles.settings'), exact: true }).click();
  await choose(guest, t('settings.per_page'), '10');
  await choose(guest, t('settings.units'), t('settings.metric'));
  await choose(guest, t('settings.currency'), t('profile.CAD'));
  await expect(guest.getByText(t('settings.saved'), { exact: true })).toBeVisible();
  await guest.getByRole('link', { name: t('titles.shipment_history'), exact: true }).click();
  await expect(guest.locator('tbody tr[data-linked]')).toHaveCount(10);
  await expect(guest.locator('tbody').first()).toContainText('CA$');
  await expect(guest.locator('main')).toContainText('1 USD = ');
  await guest.getByRole('link', { name: t('titles.settings'), exact: true }).click();
  await choose(guest, t('settings.language'), t('settings.language_es'));
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(words('es')('titles.settings'));
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(words('es')('titles.settings'));

  await owner.reload();
  const line = owner.getByRole('listitem').filter({ hasText: email });
  await line.getByRole('button', { name: t('account_users.options_of', { name: 'Sam Field' }) }).click();
  await owner.getByRole('menuitem', { name: t('account_users.remove') }).click();
  await owner
    .getByRole('dialog')
    .getByRole('button', { name: t('account_users.remove') })
    .click();
  await expect(owner.getByText(t('account_users.removed', { name: 'Sam Field' }))).toBeVisible();
  await guest.goto('/track');
  await expect(guest).toHaveURL(/\/login/);
  quiet.check();
});

test('carriers hidden for the account give no rates, and preferred ones stand first [SET-02]', async ({ browser }) => {
  const page = await openAs(browser, 'dock@example.net');
  await page.goto('/settings');
  const modal = page.getByRole('dialog', { name: t('settings.carriers.modal') });
  const set = async (carrier: string, choice: string) =>
    modal
      .getByRole('radiogroup', { name: t('settings.carriers.visibility_of', { carrier }) })
      .getByText(choice, { exact: true })
      .click();
  await page.getByRole('button', { name: t('settings.carriers.open') }).click();
  await set('Granite State Freight', t('settings.carriers.excluded'));
  await set('Iron Range Motor', t('settings.carriers.preferred'));
  await modal.getByRole('button', { name: t('settings.carriers.save') }).click();
  await expect(page.getByText(t('settings.carriers.counts', { preferred: 1, hidden: 1 }))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('settings.carriers.counts', { preferred: 1, hidden: 1 }))).toBeVisible();
  await page.getByRole('button', { name: t('settings.carriers.open') }).click();
  await set('Granite State Freight', t('settings.carriers.default'));
  await set('Iron Range Motor', t('settings.carriers.default'));
  await modal.getByRole('button', { name: t('settings.carriers.save') }).click();
  await expect(page.getByText(t('settings.carriers.all_shown'))).toBeVisible();
});

test('every path of the settings opens directly, after a reload and after signing in [UI-06, SET-05]', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/settings', t('titles.settings')],
    ['/settings/account', t('titles.account_settings')],
  ] as const) {
    await page.context().clearCookies();
    await page.goto('/login');
    await page.evaluate(() => localStorage.clear());
    await page.goto(path);
    await expect(page).toHaveURL(/\/login/);
    await logIn(page, 'viewer@example.com', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('the bundles load from /build/ [UI-05]', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'font'].includes(request.resourceType())) loaded.push(new URL(request.url()).pathname);
  });
  await page.goto('/login');
  await settled(page);
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.filter((path) => !path.startsWith('/build/'))).toEqual([]);
});

import { expect } from '@playwright/test';
import { demoPassword, signIn } from './people.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

test('a super admin gives a role with a reason, and the history says so', async ({ page }) => {
  await signIn(page, 'super.admin@waybill.example');
  await page.goto('/admin/roles');
  await page.getByRole('button', { name: t('staff_roles.change_name', { name: 'Petra Novak' }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^Early features/ }).check();
  await dialog.getByLabel(/^Reason/).fill('Tries the new desk');
  await dialog.getByRole('button', { name: t('staff_roles.save'), exact: true }).click();
  // A role is given by whoever knows the password, not by whoever found the screen unlocked.
  const question = page.getByRole('dialog', { name: t('sign_in.confirm_title') });
  await question.getByLabel(t('sign_in.password'), { exact: true }).fill(demoPassword);
  await question.getByRole('button', { name: t('sign_in.confirm_submit') }).click();
  await expect(page.getByText(t('staff_roles.saved', { name: 'Petra Novak' }))).toBeVisible();
  await page.getByRole('button', { name: t('staff_roles.history'), exact: true }).click();
  await expect(page.getByRole('row', { name: /Petra Novak.*Tries the new desk/ })).toBeVisible();
});

test('sales look at an account as its customer: nothing can be changed, and their own tab goes on', async ({
  page,
}) => {
  await signIn(page, 'fpg.sales.admin@waybill.example');
  await page.goto('/admin/accounts');
  await page.getByRole('link', { name: /Example Building Supply/ }).click();
  await page.getByRole('button', { name: t('customer_views.view_as') }).click();
  const banner = page.getByText(t('customer_views.viewing', { account: 'Example Building Supply' }));
  await expect(banner).toBeVisible();
  await expect(page).toHaveURL(/\/track$/);
  await page.goto('/my-invoices');
  await expect(banner).toBeVisible();
  const refused = await page.evaluate(async () => {
    const view = sessionStorage.getItem('wb_view') ?? '';
    const answer = await fetch('/api/settings', { method: 'PUT', headers: { 'X-View-As': view } });
    return [answer.status, ((await answer.json()) as { code: string }).code];
  });
  expect(refused).toEqual([403, 'view_read_only']);
  const other = await page.context().newPage();
  await other.goto('/admin/accounts');
  await expect(other.getByRole('heading', { level: 1, name: t('titles.account_management') })).toBeVisible();
  await page.getByRole('button', { name: t('customer_views.back') }).click();
  await expect(page).toHaveURL(/\/admin\/accounts\//);
  await expect(banner).toBeHidden();
});

test('margins are typed, tried on a load, saved with a reason and taken back', async ({ page }) => {
  await signIn(page, 'fpg.sales.admin@waybill.example');
  await page.goto('/admin/accounts');
  await page.getByRole('link', { name: /Redwood Lamp Company/ }).click();
  await page.goto(`${page.url().split('?')[0] ?? ''}?tab=margins`);
  const general = page.getByRole('textbox', { name: t('account_margins.fields.general') });
  await general.fill('14');
  await expect(page.getByText(t('account_margins.preview.title'))).toBeVisible();
  await page.getByLabel(/^Reason/).fill('Volume of the year');
  await page.getByRole('button', { name: t('account_margins.save', { count: 1 }) }).click();
  await expect(page.getByText(t('account_margins.saved', { count: 1 }))).toBeVisible();
  await page.getByRole('button', { name: t('account_margins.undo') }).click();
  await expect(page.getByText(t('account_margins.undone'))).toBeVisible();
  await expect(general).toHaveValue('12');
});

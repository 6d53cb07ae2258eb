import { expect } from '@playwright/test';
import { mailedLink, signIn } from './people.ts';
import { test } from './test.ts';

test('staff open an account, its owner comes by the mailed link, and finds it closed once staff close it', async ({
  page,
  browser,
}) => {
  const company = `Granite Lamp Works ${crypto.randomUUID().slice(0, 8)}`;
  const email = `owner-${crypto.randomUUID()}@granite.example`;
  await signIn(page, 'super.admin@waybill.example');
  await page.goto('/admin/accounts');
  await page.getByRole('button', { name: 'Create account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create account' });
  await dialog.getByLabel('Company name').fill(company);
  await dialog.getByLabel('Contact name').fill('Noor Haddad');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Phone').fill('603-555-0142');
  await dialog.getByLabel('Street').fill('100 Sample Street');
  await dialog.getByLabel('ZIP code').fill('03103');
  await expect(dialog.getByLabel('City')).toHaveValue('Manchester');
  await dialog.getByRole('button', { name: 'Create and invite' }).click();
  await expect(page.getByRole('heading', { name: company })).toBeVisible();
  await expect(page.getByText('Unverified')).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(await mailedLink(theirs, email, '/register?'));
  await theirs.getByLabel('Your name').fill('Noor Haddad');
  await theirs.getByLabel('Password', { exact: true }).fill('Quiet-River-17');
  await theirs.getByLabel('Confirm password').fill('Quiet-River-17');
  await theirs.getByLabel('I accept the disclaimer').check();
  await theirs.getByRole('button', { name: 'Join account' }).click();
  await expect(theirs).not.toHaveURL(/register/);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Close account' }).click();
  const closing = page.getByRole('dialog', { name: `Close ${company}?` });
  await closing.getByLabel('Reason').fill('They never answered');
  await closing.getByRole('button', { name: 'Close account' }).click();
  await expect(page.getByText('Account closed', { exact: true })).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText('This account is closed')).toBeVisible();
});

import { expect, type Page } from '@playwright/test';
import { signIn } from './people.ts';
import { settled } from './settled.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

const rows = (page: Page) => page.locator('tbody:not([data-stale]) tr[data-linked]');

test('an exception is taken, put off and found again by the keyboard alone [ADMIN-08]', async ({ page }) => {
  await signIn(page, 'fpg.ops@waybill.example');
  await page.goto('/admin/dashboard');
  await page.getByRole('link', { name: t('titles.exceptions') }).click();
  await page.getByRole('button', { name: new RegExp(`^${t('exceptions.kinds.delayed')}`) }).click();
  await expect(page).toHaveURL(/kind=delayed/);
  await settled(page);
  const number = (await rows(page).first().locator('.wb-mono').first().textContent()) ?? '';
  const first = rows(page).filter({ hasText: number });
  const link = first.getByRole('link').first();
  await link.focus();
  await page.keyboard.press('t');
  await expect(first.getByRole('button', { name: t('exceptions.give_back') })).toBeVisible();
  await link.focus();
  await page.keyboard.press('s');
  await page.getByRole('menuitem', { name: t('exceptions.snooze_hour') }).press('Enter');
  await expect(page.getByRole('row', { name: number })).toHaveCount(0);
  await page
    .getByRole('radiogroup', { name: t('exceptions.when_filter') })
    .getByText(t('exceptions.put_off'))
    .click();
  await expect(page.getByRole('row', { name: number })).toBeVisible();
  await page.getByRole('button', { name: t('exceptions.more', { number }) }).click();
  await page.getByRole('menuitem', { name: t('exceptions.wake') }).click();
  await expect(page.getByRole('row', { name: number })).toHaveCount(0);
});

test('what staff write and report reaches the customer, and only what is theirs [ADMIN-08, TRACK-07]', async ({
  page,
  browser,
}) => {
  await signIn(page, 'fpg.ops@waybill.example');
  await page.goto('/admin/shipments?status=in_transit&search=Example%20Building');
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: t('shipment_desk.activity') })).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  const secret = `Internal ${id.slice(-6)}`;
  const told = `Driver calls ahead ${id.slice(-6)}`;
  for (const [text, forCustomer] of [
    [secret, false],
    [told, true],
  ] as const) {
    await page.getByRole('button', { name: t('shipment_desk.add_note') }).click();
    await page.getByLabel(t('shipment_desk.note'), { exact: true }).fill(text);
    if (forCustomer) await page.getByLabel(t('shipment_desk.for_customer')).check();
    await page.getByRole('button', { name: t('shipment_desk.save_note') }).click();
    await expect(page.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: t('shipment_desk.add_event') }).click();
  await page.getByRole('combobox', { name: t('shipment_desk.what') }).selectOption('out_for_delivery');
  await page.getByLabel(t('shipment_desk.words')).fill(`On the truck ${id.slice(-6)}`);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shipment_desk.save_event') })
    .click();
  await expect(page.getByText(`“On the truck ${id.slice(-6)}”`)).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await signIn(theirs, 'viewer@example.com');
  await theirs.goto(`/track/detail/${id}`);
  await expect(theirs.getByText(told)).toBeVisible();
  await expect(theirs.getByText(`“On the truck ${id.slice(-6)}”`)).toBeVisible();
  await expect(theirs.getByText(secret)).toHaveCount(0);
});

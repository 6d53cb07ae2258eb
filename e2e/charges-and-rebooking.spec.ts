import { expect } from '@playwright/test';
import { signIn } from './people.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

test('a charge is added and a shipment goes with another carrier at the price that was agreed [ADMIN-08]', async ({
  page,
}) => {
  await signIn(page, 'fpg.ops@waybill.example');
  await page.goto('/admin/shipments?status=pending');
  await page.locator('tbody:not([data-stale]) tr[data-linked]').first().getByRole('link').first().click();
  const more = page.getByRole('button', { name: t('shipment_desk.more'), exact: true });
  await more.click();
  await page.getByRole('menuitem', { name: t('shipment_charges.open'), exact: true }).click();
  const charges = page.getByRole('dialog');
  await charges.getByLabel(t('shipment_charges.amount')).fill('61');
  await charges.getByLabel(t('shipment_charges.reason')).fill('The driver waited');
  await charges.getByRole('button', { name: t('shipment_charges.add') }).click();
  await expect(charges.getByRole('listitem')).toContainText('The driver waited');
  await page.keyboard.press('Escape');
  await expect(charges).toHaveCount(0);

  const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await more.click();
  await page.getByRole('menuitem', { name: t('rebookings.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('rebookings.ask') }).click();
  await dialog
    .getByRole('radio', { name: /^Choose/ })
    .first()
    .check();
  await dialog.getByLabel(t('rebookings.reason')).fill('No truck came');
  await dialog.getByRole('button', { name: new RegExp(`^Cancel ${number} and book`) }).click();
  await expect(page.getByRole('link', { name: /^Rebooked as WB/ })).toBeVisible();
  await page.getByRole('link', { name: /^Rebooked as WB/ }).click();
  await expect(page.getByRole('link', { name: t('tracking.replaces', { number }) })).toBeVisible();
});

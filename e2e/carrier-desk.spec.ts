import { expect } from '@playwright/test';
import { signIn } from './people.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

test('a carrier’s file is read with its problems, tried, published and brought back [ADMIN-04]', async ({ page }) => {
  await signIn(page, 'super.admin@waybill.example');
  await page.goto('/admin/carriers?search=PGFH');
  await page.getByRole('link', { name: /Prairie Gate Freight/ }).click();
  await page.getByRole('button', { name: t('staff_carriers.tab.tariffs'), exact: true }).click();
  await expect(page).toHaveURL(/tab=tariffs/);
  const bring = (text: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'prairie.csv', mimeType: 'text/csv', buffer: Buffer.from(`record,1,2,3\n${text}\n`) });

  await bring('term,minimum,many');
  const problem = page
    .getByRole('table', { name: t('carrier_tariffs.problem_why') })
    .getByRole('row')
    .nth(1);
  await expect(problem).toContainText('many');
  await expect(problem).toContainText(t('carrier_tariffs.problem.not_a_number'));

  await bring('term,minimum_after_discount,999.00');
  await expect(page.getByRole('heading', { name: t('carrier_tariffs.next'), exact: true })).toBeVisible();
  const changes = page.getByRole('table', { name: t('carrier_tariffs.changes') });
  await expect(changes).toContainText('999.00');
  await expect(page.getByRole('table', { name: t('carrier_tariffs.samples') })).toContainText('One pallet, next state');

  await page.getByRole('button', { name: t('carrier_tariffs.publish'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('carrier_tariffs.publish_note')).fill('A new least charge');
  await dialog.getByRole('button', { name: t('carrier_tariffs.publish'), exact: true }).click();
  const versions = page.getByRole('table', { name: t('carrier_tariffs.versions') });
  await expect(versions.getByRole('row').nth(1)).toContainText('A new least charge');
  await expect(versions.getByRole('row').nth(1)).toContainText(t('carrier_tariffs.states.coming'));

  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(changes).toContainText('999.00');
});

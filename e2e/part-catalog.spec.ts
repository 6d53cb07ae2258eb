import { expect } from '@playwright/test';
import { signIn } from './people.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

test('what is done in the part catalog stands in the audit trail, sealed [ADMIN-09]', async ({ page }) => {
  const name = `Widgets of ${Date.now()}`;
  await signIn(page, 'super.admin@waybill.example');
  await page.goto('/admin/part-catalog');
  await page.getByRole('button', { name: t('parts.add'), exact: true }).click();
  await page.getByRole('textbox', { name: t('parts.description') }).fill(name);
  await page.getByRole('button', { name: t('parts.save'), exact: true }).click();
  await expect(page.getByText(`${name} added`)).toBeVisible();

  await page.goto('/admin/audit-trail?action=part.created');
  const first = page
    .getByRole('table', { name: t('titles.audit_trail') })
    .getByRole('row')
    .nth(1);
  await expect(first).toContainText('Added a part to the catalog');
  await first.getByRole('link').first().click();
  await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
  // The promise is ten seconds.
  await expect(page.getByText(t('audit_trail.seal_text.sealed'))).toBeVisible({ timeout: 15_000 });
});

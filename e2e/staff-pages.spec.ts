import { expect, type Page } from '@playwright/test';
import { readUserWith } from './apart.ts';
import { logIn } from './people.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

const roles = {
  super_admin: 'super.admin@waybill.example',
  fpg_admin: 'fpg.admin@waybill.example',
  fpg_sales_admin: 'fpg.sales.admin@waybill.example',
  fpg_sales: 'fpg.sales@waybill.example',
  fpg_ops: 'fpg.ops@waybill.example',
  fpg_accounting: 'fpg.accounting@waybill.example',
  fpg_feature: 'fpg.feature@waybill.example',
  customer: 'desk@example.com',
} as const;
type Role = keyof typeof roles;

const staff: readonly Role[] = [
  'super_admin',
  'fpg_admin',
  'fpg_sales_admin',
  'fpg_sales',
  'fpg_ops',
  'fpg_accounting',
];
/** Sales see to what is not booked yet. */
const shipmentReaders: readonly Role[] = ['super_admin', 'fpg_admin', 'fpg_ops', 'fpg_accounting'];
const superAdmin: readonly Role[] = ['super_admin'];
const admins: readonly Role[] = ['super_admin', 'fpg_admin'];
const sales: readonly Role[] = ['super_admin', 'fpg_admin', 'fpg_sales_admin', 'fpg_sales'];
const ops: readonly Role[] = ['super_admin', 'fpg_admin', 'fpg_ops'];
const accounting: readonly Role[] = ['super_admin', 'fpg_admin', 'fpg_accounting'];
const staffButAccounting = staff.filter((role) => role !== 'fpg_accounting');

/** Every page of staff that is there: its path, its title as the specification has it, and whom it opens to. */
const pages: readonly (readonly [path: string, title: string, opens: readonly Role[]])[] = [
  ['/admin/dashboard', 'Dashboard', staff],
  ['/admin/reports', 'Reports', staff],
  ['/admin/accounts', 'Account Management', staff],
  ['/admin/carriers', 'Carriers', superAdmin],
  ['/admin/integration-partners', 'Integration Partners', superAdmin],
  ['/admin/roles', 'Role Management', superAdmin],
  ['/admin/truckloads/equipment-types', 'Truckload Equipment', superAdmin],
  ['/admin/incidents', 'API Incidents', superAdmin],
  ['/admin/shipments', 'Shipments', shipmentReaders],
  ['/admin/part-catalog', 'Part Catalog', staff],
  ['/admin/scac-aliases', 'Carrier SCAC Aliases', staffButAccounting],
  ['/admin/integrations', 'Integrations', superAdmin],
  ['/admin/oauth', 'OAuth Credentials', superAdmin],
  ['/admin/notifications', 'Notifications', superAdmin],
  ['/admin/notifications/new', 'Notifications', superAdmin],
  ['/admin/exceptions', 'Exceptions', shipmentReaders],
  ['/admin/quote-requests', 'Quote Requests', sales],
  ['/admin/chats', 'Chats', staff],
  ['/admin/disputes', 'Disputes', accounting],
  ['/admin/payments', 'Payments', accounting],
  ['/admin/credit-holds', 'Credit Holds', accounting],
  ['/admin/bookings', 'Unclear Bookings', ops],
  ['/admin/carrier-bills', 'Carrier Bills', accounting],
  ['/admin/status-files', 'Status Files', ops],
  ['/admin/users', 'Logins', admins],
  ['/admin/audit-trail', 'Audit Trail', admins],
];

async function isRefused(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const notice = page.getByRole('alert').filter({ hasText: 'Unauthrized' });
  await expect(notice.getByText('Unauthrized', { exact: true })).toBeVisible();
  await expect(notice.getByText('You do not have access to this page', { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(new RegExp(`${path}$`));
}

/** Has the browser believe that whoever is signed in holds nothing but the role for early features. */
async function holdNothingElse(page: Page): Promise<void> {
  await readUserWith(page, { roles: ['fpg_feature'], abilities: ['self.manage'] });
}

// Each role is somebody else: they need not wait for each other.
test.describe.configure({ mode: 'parallel' });

for (const [role, email] of Object.entries(roles) as [Role, string][]) {
  test(`${role} gets every staff page that is theirs with its title, and no other [ROLE-04, ROLE-05, ADMIN-15]`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    // The demo's person of this role works in sales as well.
    if (role === 'fpg_feature') await holdNothingElse(page);
    await page.goto('/login');
    await logIn(page, email, 'en');
    await expect(page).not.toHaveURL(/\/login/);
    for (const [path, title, opens] of pages) {
      await test.step(path, async () => {
        if (!opens.includes(role)) return isRefused(page, path);
        await page.goto(path);
        await expect(page).toHaveTitle(`${title} · Waybill`);
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        await expect(page.locator('main h1').first()).toBeVisible();
        return undefined;
      });
    }
    // A menu lists only what the person may open.
    for (const [path, , opens] of pages.filter(([, , whose]) => !whose.includes(role)))
      await expect(page.locator(`nav a[href="${path}"]`), `${path} for ${opens.join()}`).toHaveCount(0);
  });
}

test('what is done in the part catalog stands in the audit trail, sealed [ADMIN-09]', async ({ page }) => {
  const name = `Widgets of ${Date.now()}`;
  await page.goto('/login');
  await logIn(page, roles.super_admin, 'en');
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/admin/part-catalog');
  await page.getByRole('button', { name: t('parts.add'), exact: true }).click();
  await page.getByRole('textbox', { name: t('parts.description') }).fill(name);
  await page.getByRole('button', { name: t('parts.save'), exact: true }).click();
  await expect(page.getByText(`${name} was added`)).toBeVisible();

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

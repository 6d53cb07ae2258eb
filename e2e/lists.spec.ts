import { expect, type Page } from '@playwright/test';
import { signIn } from './people.ts';
import { settled } from './settled.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

/**
 * Lists as a person would send them: filtered, sorted and turned to another page. Other journeys book and deliver
 * meanwhile: what is asked for here, they do not move.
 */
const lists = [
  { name: 'addresses', address: '/address-book?sort=-city&per_page=10&page=2', rows: 10 },
  { name: 'addresses, searched', address: '/address-book?search=supply&sort=-company', rows: 1 },
  { name: 'products', address: '/product-catalog?sort=-description&per_page=10&page=2', rows: 10 },
  { name: 'quotes', address: '/quote-history?status=expired&sort=destination&per_page=10&page=2', rows: 3 },
  { name: 'saved quotes', address: '/saved-quotes?sort=name&per_page=10', rows: 4 },
  { name: 'tracking', address: '/track?status=delivered&sort=pickup_date&per_page=10&page=2', rows: 10 },
  { name: 'shipments', address: '/my-shipments?status=delivered&sort=pickup_date&per_page=20&page=2', rows: 20 },
] as const;

async function rowsOf(page: Page): Promise<string[]> {
  // An address may change a moment before the rows do.
  await settled(page);
  const table = page.getByRole('table').first();
  await expect(table.locator('tbody:not([data-stale]) tr[data-linked]').first()).toBeVisible();
  return table.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.textContent ?? ''));
}

for (const { name, address, rows } of lists) {
  test(`${name}: a reload, the way back and a new tab show the same rows [UI-06]`, async ({ page, context }) => {
    await signIn(page, 'viewer@example.com');
    await page.goto(address);
    const first = await rowsOf(page);
    expect(first.length).toBeGreaterThanOrEqual(rows);
    expect(new URL(page.url()).search).toBe(new URL(address, 'http://x').search);

    const showsThem = async (where: Page) => expect.poll(() => rowsOf(where)).toEqual(first);
    await page.reload();
    await showsThem(page);

    await page.getByRole('table').first().locator('tbody tr a').first().click();
    await expect(page).not.toHaveURL(new RegExp(`${address.replace(/[?.*+]/g, String.raw`\$&`)}$`));
    await page.goBack();
    await showsThem(page);

    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('titles.profile'));
    await page.goBack();
    await showsThem(page);

    const tab = await context.newPage();
    await tab.goto(page.url());
    await showsThem(tab);
  });
}

test('what is chosen in a list is in its address: search, order, page and rows [UI-06]', async ({ page }) => {
  await signIn(page, 'viewer@example.com');
  await page.goto('/address-book');
  await rowsOf(page);
  await page.getByRole('combobox', { name: t('common.rows_per_page') }).click();
  await page.getByRole('option', { name: t('common.per_page', { count: 10 }) }).click();
  await expect(page).toHaveURL(/per_page=10/);
  await page.getByRole('button', { name: t('address_book.column.city'), exact: true }).click();
  await expect(page).toHaveURL(/sort=city/);
  await page.getByRole('button', { name: t('common.next') }).click();
  await expect(page).toHaveURL(/page=2/);
  const second = await rowsOf(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/[?&]page=2/);
  await expect.poll(() => rowsOf(page)).not.toEqual(second);
  await page.goForward();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect.poll(() => rowsOf(page)).toEqual(second);
  await page.getByRole('searchbox', { name: t('address_book.search') }).fill('supply');
  await expect(page).toHaveURL(/search=supply/);
  // A search begins on its own first page.
  await expect(page).not.toHaveURL(/[?&]page=2/);
});

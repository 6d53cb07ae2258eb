import { expect } from '@playwright/test';
import { signIn } from './people.ts';
import { test } from './test.ts';

/** The main pages of a customer. `:shipment` and `:invoice` stand for one of the demo. */
const pages = [
  '/',
  '/track',
  '/track/detail/:shipment',
  '/shipment-confirmation/:shipment',
  '/my-shipments',
  '/quote-history',
  '/address-book',
  '/my-invoices',
  '/invoice-detail/:invoice',
  '/my-invoices/statement',
];

test('a printed page has its facts and whose it is, without frame, tabs, steps, buttons, and pagers', async ({
  page,
}) => {
  await signIn(page, 'desk@example.com');
  const first = async (path: string) =>
    ((await (await page.request.get(path)).json()) as { readonly data: { readonly id: string }[] }).data[0]?.id ?? '';
  const ids = { ':shipment': await first('/api/shipments'), ':invoice': await first('/api/invoices') };
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of pages) {
    const address = Object.entries(ids).reduce((whole, [name, id]) => whole.replace(name, id), path);
    await page.emulateMedia({ media: 'screen' });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main').getByRole('button').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(/^Example Building Supply · /)).toBeVisible();
    const left = await page.evaluate(() =>
      [...document.querySelectorAll('aside, body > * header, nav, [role=tablist], .mantine-Button-root')]
        .filter((part) => part.closest('main section') === null || part.tagName !== 'HEADER')
        .filter((part) => part.checkVisibility())
        .map((part) => part.outerHTML.slice(0, 80)),
    );
    expect(left, path).toEqual([]);
    // Dark ink on the white of paper, also where the screen is dark.
    const ink = await page.locator('h1').evaluate((title) => getComputedStyle(title).color);
    expect(ink, path).toBe('rgb(21, 25, 28)');
  }
});

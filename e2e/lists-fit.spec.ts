import { expect, type Page } from '@playwright/test';
import { signIn } from './people.ts';
import { settled } from './settled.ts';
import { test } from './test.ts';

/** Widths of laptops, screens, tablets, and phones; pages are opened at the first. */
const widths = [1280, 1366, 1440, 1920, 768, 360] as const;

const customerLists = [
  '/track',
  '/my-shipments',
  '/quote-history',
  '/saved-quotes',
  '/quote-requests',
  '/address-book',
  '/product-catalog',
  '/my-invoices',
  '/my-invoices/history',
  '/my-invoices/statement',
  '/orders/ebay',
];
const staffLists = [
  'shipments',
  'exceptions',
  'bookings',
  'quote-requests',
  'disputes',
  'payments',
  'credit-holds',
  'carrier-bills',
  'incidents',
  'accounts',
  'carriers',
  'part-catalog',
  'reports',
  'audit-trail',
  'roles',
  'users',
  'integration-partners',
].map((name) => `/admin/${name}`);

/** What does not fit on the page: the page itself, a table whose amount is out of sight, heads over each other, cut texts. */
async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    const inkOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    for (const table of document.querySelectorAll('table')) {
      const box = table.parentElement?.getBoundingClientRect();
      if (!box || !table.checkVisibility()) continue;
      const fits = table.scrollWidth <= Math.ceil(box.width);
      // Cards have no heads; theirs are only heard.
      const shown = (table.tHead?.getBoundingClientRect().width ?? 0) > 2;
      const heads = [...table.querySelectorAll('thead th')].filter((head) => shown && head.checkVisibility());
      for (const [at, head] of heads.entries()) {
        const next = heads[at + 1];
        const ink = inkOf(head);
        if (next && head.textContent !== '' && ink.width > 2 && ink.right > next.getBoundingClientRect().left + 1)
          found.push(`the head ${head.textContent} runs into ${next.textContent}`);
        if (
          [head, ...head.querySelectorAll('*')].some(
            (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 2,
          )
        )
          found.push(`the head ${head.textContent} is cut`);
      }
      for (const cell of table.querySelectorAll('tbody td')) {
        if (!cell.matches('[data-numeric], [data-card="head"], [data-card="line"]') || !cell.checkVisibility())
          continue;
        const pinned = fits || cell.matches('[data-pin]') || !table.querySelector('[data-pin]');
        const { left, right } = cell.getBoundingClientRect();
        if (!fits && pinned && cell.matches('[data-numeric]') && (right > box.right + 1 || left < box.left - 1))
          found.push(`out of sight: ${cell.textContent}`);
        if (
          [cell, ...cell.querySelectorAll('*')].some(
            (part) =>
              part.scrollWidth > part.clientWidth + 1 &&
              part.clientWidth > 2 &&
              getComputedStyle(part).overflowX !== 'visible',
          )
        )
          found.push(`cut: ${cell.textContent}`);
      }
    }
    return [...new Set(found)].slice(0, 8);
  });
}

for (const [who, email, lists] of [
  ['customers', 'viewer@example.com', customerLists],
  ['staff', 'super.admin@waybill.example', staffLists],
] as const) {
  test(`lists of ${who} fit the window, with their amounts and numbers whole`, async ({ page }) => {
    await signIn(page, email);
    const found: Record<string, string[]> = {};
    for (const address of lists) {
      await page.setViewportSize({ width: widths[0], height: 900 });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const wrong = await misfits(page);
        if (wrong.length > 0) found[`${address} at ${width}`] = wrong;
      }
    }
    expect(found).toEqual({});
  });
}

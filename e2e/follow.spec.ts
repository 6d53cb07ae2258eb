import { expect, type Browser, type Page } from '@playwright/test';
import { signIn } from './people.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

/** The first link of a kind in the mails to somebody. */
async function linkIn(page: Page, email: string, pattern: RegExp): Promise<string> {
  const find = async (): Promise<string> => {
    const text = await (await page.request.get('/mailbox')).text();
    const at = text.indexOf(email);
    return at === -1 ? '' : (pattern.exec(text.slice(at).replaceAll('&amp;', '&'))?.[0] ?? '');
  };
  await expect.poll(find, { timeout: 20_000 }).not.toBe('');
  return find();
}

/** Opens the newest shipment of a status, signed in as the shipping desk. */
async function openShipment(page: Page, status: string): Promise<void> {
  await signIn(page, 'desk@example.com');
  await page.goto(`/track?status=${status}`);
  await page.locator('tbody a').first().click();
  await page.waitForURL('**/track/detail/**');
}

/** Staff report that a shipment is late. */
async function reportDelay(browser: Browser, id: string): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, 'fpg.ops@waybill.example');
  await page.goto(`/admin/shipments/${id}`);
  await page.getByRole('button', { name: t('shipment_desk.add_event') }).click();
  await page.getByRole('combobox', { name: t('shipment_desk.what') }).selectOption('delayed');
  await page.getByLabel(t('shipment_desk.words')).fill('Snow on the road');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('shipment_desk.save_event') }).click();
  await expect(dialog).toBeHidden();
}

test('a visitor without scripts follows a shipment by mail, and ends it by a link of the mails [TRACK-03]', async ({
  page,
  browser,
}) => {
  await openShipment(page, 'in_transit');
  const id = page.url().split('/').at(-1) ?? '';
  const { data } = (await (await page.request.get(`/api/shipments/${id}`)).json()) as { data: { public_url: string } };
  const { pathname, search } = new URL(data.public_url);
  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitor.goto(pathname);
  await expect(visitor.getByRole('heading', { name: 'Shipment', exact: true })).toHaveCount(0);
  await visitor.goto(`${pathname}${search}`);
  await expect(visitor.getByRole('heading', { name: 'Shipment', exact: true })).toBeVisible();

  await visitor.getByRole('textbox', { name: 'Email' }).fill('not an address');
  await visitor.getByRole('button', { name: 'Follow shipment' }).click();
  await expect(visitor.getByText('Invalid email')).toBeVisible();
  await expect(visitor.getByRole('textbox', { name: 'Email' })).toHaveValue('not an address');
  const email = `dock-${Date.now()}@receiving.example`;
  await visitor.getByRole('textbox', { name: 'Email' }).fill(email);
  await visitor.getByRole('button', { name: 'Follow shipment' }).click();
  await expect(visitor.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const link = new URL(await linkIn(page, email, /https?:[^\s"<]*\/following\/[^\s"<]*/));
  await visitor.goto(`${link.pathname}${link.search}`);
  await visitor.getByRole('button', { name: 'Follow shipment' }).click();
  await expect(visitor.getByRole('heading', { name: /^You follow WB/ })).toBeVisible();
  await visitor.getByRole('link', { name: 'View shipment' }).click();
  await expect(visitor.getByRole('heading', { name: 'Shipment', exact: true })).toBeVisible();
  // This browser follows, so the page stops the mails as well.
  const stop = visitor.getByRole('link', { name: 'Stop emails' });
  await expect(stop).toBeVisible();

  await reportDelay(browser, id);
  const end = new URL(await linkIn(page, email, /https?:[^\s"<]*\/following\/[^\s"<]*\/stop[^\s"<]*/));
  await visitor.goto(`${end.pathname}${end.search}`);
  await expect(visitor.getByRole('heading', { name: /^Stop emails about WB\d+\?$/ })).toBeVisible();
  await visitor.getByRole('button', { name: 'Stop emails', exact: true }).click();
  await expect(visitor.getByRole('heading', { name: /^No more emails about WB\d+$/ })).toBeVisible();
  await visitor.getByRole('link', { name: 'View shipment' }).click();
  await expect(visitor.getByRole('button', { name: 'Follow shipment' })).toBeVisible();
  await expect(stop).toHaveCount(0);
});

test('a shipment goes back with nothing typed again [TRACK-04]', async ({ page }) => {
  await openShipment(page, 'delivered');
  await page.getByRole('button', { name: 'Ship another' }).click();
  await page.getByRole('menuitem', { name: 'Book return' }).click();
  await page.getByLabel(/^Pickup email for/).fill('nobody');
  await page.getByRole('button', { name: 'Continue to quote' }).click();
  await expect(page.getByText('Invalid email').first()).toBeVisible();
  await page.getByLabel(/^Pickup email for/).fill('dock@receiving.example');
  await page.getByRole('button', { name: 'Continue to quote' }).click();
  await page.waitForURL(/\/quote$/);
  await expect(page.getByLabel('ZIP code').first()).not.toHaveValue('');
  await expect(page.getByLabel('ZIP code').last()).not.toHaveValue('');
});

test('several shipments are chosen and a view of the list is kept and opened again [TRACK-01]', async ({ page }) => {
  await signIn(page, 'desk@example.com');
  await page.goto('/track?status=delivered');
  await page.locator('tbody input[type=checkbox]').first().click();
  await page.locator('tbody input[type=checkbox]').nth(1).click();
  await expect(page.getByText('2 selected')).toBeVisible();
  const name = `Delivered ${Date.now()}`;
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText(`View “${name}” saved`)).toBeVisible();
  await page.goto('/track');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name, exact: true }).click();
  await page.waitForURL('**/track?status=delivered');
});

import { expect } from '@playwright/test';
import { watchConsole } from './console.ts';
import { signIn } from './people.ts';
import { bookNow, fillParty, getRates } from './quote.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');
const numbered = /^\d{2}-\d{5}-\d{5}$/;

test('a shop is connected, an order quoted and booked, and a number told to eBay [EBAY-01, EBAY-02, EBAY-03]', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signIn(page, 'owner@example.com');
  await page.goto('/orders/ebay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('titles.ebay_orders'));

  // The shop of the demo is connected from the first minute on.
  await expect(page.getByText(t('marketplace.states.active'), { exact: true })).toBeVisible();

  // There and back: not allowed first, then allowed.
  await page.getByRole('button', { name: t('marketplace.connect') }).click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByText(t('marketplace.denied'))).toBeVisible();
  await expect(page).toHaveURL(/\/orders\/ebay$/);
  await page.getByRole('button', { name: t('marketplace.connect_again') }).click();
  await page.getByLabel('Sign in as').selectOption({ label: 'candia-road-supply' });
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(page.getByText(t('marketplace.connected'), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/orders\/ebay$/);
  const quiet = watchConsole(page);

  // Orders come in while one looks.
  const tab = page.getByRole('button', { name: new RegExp(`^${t('marketplace.statuses.to_ship')}`) });
  await expect(tab).toContainText(/[1-9]/, { timeout: 60_000 });
  await page.goto('/orders/ebay?sort=-ordered_at');
  await page.getByRole('searchbox', { name: t('marketplace.search') }).fill('cabinet hinges');
  await page.keyboard.press('Enter');
  const orders = page.getByRole('link', { name: numbered });
  await expect(orders.first()).toBeVisible();

  // One is told with a number of one's own.
  const last = orders.last();
  await last.click();
  await page.getByRole('button', { name: t('marketplace.mark') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(new RegExp(t('marketplace.carrier'))).fill('USPS');
  await dialog.getByLabel(new RegExp(t('marketplace.tracking_number'))).fill('9400111899223100000017');
  await dialog.getByRole('button', { name: t('marketplace.mark') }).click();
  await expect(page.getByText(t('marketplace.told.told'))).toBeVisible({ timeout: 60_000 });

  // Another is quoted and booked.
  await page.goBack();
  const first = page.getByRole('link', { name: numbered }).first();
  const number = (await first.textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(new RegExp(`/orders/ebay/${number}$`));
  await page
    .getByRole('main')
    .getByRole('link', { name: t('marketplace.quote_ship') })
    .click();
  await expect(page).toHaveURL(/\/quote-shipment/);
  const from = page.getByRole('region', { name: t('quotes.parcel.origin'), exact: true });
  await from.getByLabel(t('quotes.lane.zip')).fill('03103');
  await expect(from).toContainText('Manchester, NH');
  const rates = await getRates(page);
  await rates.first().click();
  await expect(page.getByText(t('marketplace.draft_for', { count: 1, numbers: number }))).toBeVisible();
  await fillParty(page, 'pickup', 'Example Building Supply', t);
  const buyer = page.getByRole('group', { name: t('quotes.book.delivery'), exact: true });
  const street = buyer.getByLabel(t('quotes.book.street'), { exact: true });
  const edit = buyer.getByRole('button', { name: t('quotes.book.edit_delivery') });
  await expect(edit.or(street).first()).toBeVisible();
  if (await edit.isVisible()) await edit.click();
  await expect(street).not.toHaveValue('');
  await fillParty(page, 'delivery', 'Buyer of an order', t);
  await bookNow(page, t);
  await expect(page).toHaveURL(/\/shipment-confirmation\/[0-9a-f-]{36}$/);

  await page.goto(`/orders/ebay/${number}`);
  await expect(page.getByText(t('marketplace.statuses.booked'), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^WB\d+$/ })).toBeVisible();
  quiet.check();
});

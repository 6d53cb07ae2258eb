import { expect, type Page } from '@playwright/test';
import { watchConsole } from './console.ts';
import { openAs } from './people.ts';
import { bookNow, fillLoad, fillParty } from './quote.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

async function ask(page: Page): Promise<string> {
  await page.goto('/quote');
  await fillLoad(page);
  const quantity = t('quotes.items.of_item', { field: t('quotes.items.quantity'), number: 1 });
  await page.getByLabel(quantity, { exact: true }).fill('8');
  await expect(page.getByText(/don’t quote 7 or more pallets online/)).toBeVisible();
  await page
    .getByRole('button', { name: t('quote_requests.step.open'), exact: true })
    .last()
    .click();
  await expect(page.getByText('Bathroom vanities, boxed')).toBeVisible();
  await page.getByLabel(t('quote_requests.step.phone')).fill('603-555-0118');
  await page.getByRole('button', { name: t('quote_requests.step.send') }).click();
  await expect(page.getByText(t('quote_requests.page.new_title'))).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function answer(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/quote-requests/${id}`);
  await page.getByLabel(t('staff_quote_requests.carrier_name')).fill('Sample Van Lines');
  await page.getByLabel(t('staff_quote_requests.scac')).fill('SVLX');
  await page.getByLabel(t('staff_quote_requests.transit')).fill('3');
  await page.getByLabel(t('staff_quote_requests.line_amount')).fill('1900');
  await page.getByLabel(t('staff_quote_requests.cost')).fill('1500');
  await page.getByRole('button', { name: t('staff_quote_requests.send') }).click();
  await expect(page.getByText(t('quote_requests.states.answered')).first()).toBeVisible();
}

test('eight pallets are asked of sales, answered, seen in a notice, and booked [QUOTE-20, QUOTE-21, UI-04]', async ({
  browser,
}) => {
  const customer = await openAs(browser, 'desk@example.com');
  const quiet = watchConsole(customer);
  const id = await ask(customer);
  await answer(await openAs(browser, 'fpg.sales@waybill.example'), id);

  await customer.reload();
  await customer.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
  await customer.locator(`a[href="/quote-requests/${id}"]`).first().click();
  await customer.getByRole('button', { name: 'Book for $1,900.00' }).click();

  await expect(customer.getByText(t('quotes.book.notes')).first()).toBeVisible();
  await fillParty(customer, 'pickup', 'Sample Site');
  await fillParty(customer, 'delivery', 'Sample Site');
  await expect(customer.getByRole('button', { name: /^Book for \$1,900\.00/ }).first()).toBeVisible();
  await bookNow(customer, t);
  await expect(customer).toHaveURL(/\/shipment-confirmation\/[0-9a-f-]{36}$/);
  await customer.goto(`/quote-requests/${id}`);
  await expect(customer.getByText(t('quote_requests.page.accepted_title')).first()).toBeVisible();
  quiet.check();
});

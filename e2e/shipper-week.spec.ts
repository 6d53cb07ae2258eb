import { expect, type Page } from '@playwright/test';
import { signIn } from './people.ts';
import { bookNow, fillBoxes, fillLoad, fillParty, getRates } from './quote.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

/** Books the first rate of what is on the quote page. @param dock whether the pickup has to be typed as well */
async function bookFirst(page: Page, dock: boolean): Promise<void> {
  await (await getRates(page)).first().click();
  if (dock) await fillParty(page, 'pickup', 'Example Building Supply');
  await fillParty(page, 'delivery', 'Sample Renovation Site');
  await bookNow(page, t);
  await expect(page).toHaveURL(/\/shipment-confirmation\/[0-9a-f-]{36}$/);
}

/** An undisputed invoice in the middle of the list, since other tests use its ends. */
async function anInvoice(page: Page): Promise<string> {
  const answer = await page.request.get('/api/invoices?filter=current&sort=issued_on&per_page=50');
  const { data } = (await answer.json()) as {
    data: { id: string; shipment_id: string | null; disputed: { amount: number } }[];
  };
  const free = data.filter(({ shipment_id: shipment, disputed }) => shipment !== null && disputed.amount === 0);
  const found = free[Math.floor(free.length / 2)];
  if (found === undefined) throw new Error('The demo has no such invoice');
  return found.id;
}

test('a week of a shipper: two loads with a reload between, boxes, addresses from a file, a dispute, a payment, a return', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'owner@example.com');
  await page.goto('/');
  await fillLoad(page);
  await bookFirst(page, true);

  // What was booked is over: the address begins the next load, also after a reload.
  await page.goto('/quote-shipment');
  await page.reload();
  await expect(page.getByLabel(t('quotes.lane.zip')).first()).toHaveValue('');
  await fillLoad(page);
  await bookFirst(page, false);

  await page.goto('/quote-shipment');
  await fillBoxes(page, t);
  await bookFirst(page, true);

  await page.goto('/address-book/upload');
  const rows = ['Company,Street,City,State,ZIP', `Week Depot ${Date.now()},1 Loop,Chicago,IL,60601`].join('\r\n');
  const file = { name: 'week.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: t('imports.how.go', { count: 1 }) }).click();
  await expect(page.getByRole('heading', { name: t('imports.done.title') })).toBeVisible();

  await page.goto(`/invoice-detail/${await anInvoice(page)}`);
  await page.getByRole('radio', { name: t('disputes.reasons.weight') }).check();
  await page.getByRole('textbox', { name: t('disputes.form.note') }).fill('The scale at our dock said 850 lb.');
  await page.getByRole('button', { name: /^Dispute \$/ }).click();
  await expect(page.getByText(t('disputes.states.open'), { exact: true }).first()).toBeVisible();

  await page.goto('/my-invoices');
  const bar = page.getByRole('region', { name: t('payments.bar.label') });
  await page
    .getByRole('checkbox', { name: /^Select invoice/ })
    .nth(3)
    .check();
  await bar.getByRole('button', { name: /^Pay 1 invoice/ }).click();
  const takeOver = page.getByRole('button', { name: t('payments.bar.held.end') });
  await expect(page.getByLabel('Email').or(takeOver)).toBeVisible();
  if (await takeOver.isVisible()) await takeOver.click();
  await page.getByLabel('Email').fill('payer@example.com');
  await page.getByRole('button', { name: '4242 4242 4242 4242' }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText(t('payments.page.paid'), { exact: true })).toBeVisible({ timeout: 20_000 });

  await page.goto('/track?status=delivered');
  await page.locator('tbody a[href*="/track/detail/"]').first().click();
  await page.getByRole('button', { name: 'Ship another' }).click();
  await page.getByRole('menuitem', { name: 'Book return' }).click();
  const email = page.getByLabel(/^Pickup email for/);
  await expect(email.or(page.getByLabel(t('quotes.lane.zip')).first())).toBeVisible();
  if (await email.isVisible()) {
    await email.fill('dock@receiving.example');
    await page.getByRole('button', { name: 'Continue to quote' }).click();
  }
  await expect(page.getByLabel(t('quotes.lane.zip')).first()).not.toHaveValue('');
});

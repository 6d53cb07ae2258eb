import { expect, type Page } from '@playwright/test';
import { signIn } from './people.ts';
import { fillLoad, fillParty, getRates } from './quote.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

/** Chooses a test card on the hosted page and pays with it. */
async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Email').fill('payer@example.com');
  await page.getByRole('button', { name: card }).click();
  await page.getByRole('button', { name: /^(Pay|Authorize) \$/ }).click();
}

test('accounting records a check and puts it on the five oldest invoices in eight clicks or fewer [INV-08]', async ({
  page,
}) => {
  await signIn(page, 'fpg.accounting@waybill.example');
  await page.goto('/admin/payments');
  let clicks = 0;
  const click = async (name: string): Promise<void> => {
    clicks += 1;
    await page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('link', { name, exact: true }))
      .click();
  };
  await click(t('received_payments.open'));
  await page.getByLabel(t('received_payments.account.label'), { exact: true }).pressSequentially('Example Building');
  await expect(page.getByRole('option').first()).toContainText('Example Building Supply');
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', { name: t('received_payments.invoices') });
  await expect(table.locator('tbody tr').nth(4)).toBeVisible();
  const balances = await table.locator('tbody tr td:nth-of-type(3)').allTextContents();
  const cents = balances
    .slice(0, 5)
    .reduce((sum, text) => sum + Math.round(Number(text.replace(/[$,]/g, '')) * 100), 0);
  const amount = (cents / 100).toFixed(2);
  await page.locator('[data-path="amount"]').fill(amount);
  const number = String(Date.now()).slice(-8);
  await page.getByLabel(t('received_payments.reference.check')).fill(number);
  await click(t('received_payments.oldest'));
  await expect(table.getByRole('checkbox', { checked: true })).toHaveCount(5);
  const whole = `$${Number(amount).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  await click(t('received_payments.record', { amount: whole }));
  await expect(page.getByText(`Check ${number}`)).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(8);
  const paid = page.getByRole('table', { name: t('staff_payments.detail.parts') });
  await expect(paid.locator('tbody tr')).toHaveCount(5);
  await expect(paid.locator('tfoot')).toContainText(`${whole}${whole}$0.00`);
});

test('two invoices are ticked, paid in part by card after one that is declined, and told as paid [INV-05, INV-08]', async ({
  page,
}) => {
  await signIn(page, 'billing@example.com');
  await page.goto('/my-invoices');
  const bar = page.getByRole('region', { name: t('payments.bar.label') });
  await bar.getByRole('button', { name: t('payments.bar.pay'), exact: true }).click();
  await expect(bar.getByRole('alert')).toHaveText('You must select at least one invoice in order to pay');
  const boxes = page.getByRole('checkbox', { name: /^Select invoice/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await bar.getByRole('button', { name: t('payments.bar.amounts') }).click();
  await bar.getByRole('textbox').nth(0).fill('12.34');
  await bar.getByRole('textbox').nth(1).fill('20');
  await bar.getByRole('button', { name: 'Pay 2 invoices · $32.34' }).click();
  // A colleague of the demo began to pay one of them, for as long as that payment stays open.
  const takeOver = page.getByRole('button', { name: t('payments.bar.held.end') });
  await expect(page.getByLabel('Email').or(takeOver)).toBeVisible();
  if (await takeOver.isVisible()) await takeOver.click();
  await payWith(page, '4000 0000 0000 9995');
  await expect(page.getByRole('alert')).toHaveText('Your card has insufficient funds. Try another card.');
  await payWith(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/my-invoices\/payments\//);
  await expect(page.getByText(t('payments.page.paid'), { exact: true })).toBeVisible({ timeout: 20_000 });
  const paid = page.getByRole('table', { name: t('payments.page.invoices') });
  await expect(paid.getByRole('row').last()).toContainText('$32.34$32.34');
  // On paper the receipt stands alone.
  await expect(page.getByRole('button', { name: t('payments.page.print') })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(paid).toBeVisible();
  await page.emulateMedia({ media: null });
});

test('a shipment that is paid now waits for its card, and is booked once it is held [BOOK-09, BOOK-10]', async ({
  page,
}) => {
  await signIn(page, 'desk@example.com');
  await page.goto('/');
  await fillLoad(page);
  await (await getRates(page)).first().click();
  await fillParty(page, 'pickup', 'Example Building Supply');
  await fillParty(page, 'delivery', 'Sample Renovation Site');
  await page.getByRole('radio', { name: t('payments.booking.now') }).check();
  await page
    .getByRole('button', { name: /^Book for/ })
    .first()
    .click();
  const hosted = page.getByRole('button', { name: /^Authorize \$/ });
  const accept = page.getByRole('button', { name: /^Accept and book for/ });
  await expect(hosted.or(accept).first()).toBeVisible({ timeout: 20_000 });
  if (await accept.isVisible()) await accept.click();
  await expect(page.getByText('$250.00')).toBeVisible();
  await page.getByRole('link', { name: /Back to Waybill/ }).click();
  await expect(page.getByRole('heading', { name: t('payments.booking.awaiting') })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(29|28):\d\d$/);
  await page.getByRole('button', { name: t('payments.booking.go_on') }).click();
  await payWith(page, '4242 4242 4242 4242');
  await expect(page).toHaveURL(/\/shipment-confirmation\/[0-9a-f-]{36}$/, { timeout: 30_000 });
  await expect(page.getByText(/^Booked with /)).toBeVisible();
});

import { expect } from '@playwright/test';
import { signIn } from './people.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

/** The first and the last bytes of a photo, which are what the server looks at. */
const photo = Buffer.concat([
  Buffer.from('ffd8ffe000104a464946', 'hex'),
  Buffer.from('a scale ticket'),
  Buffer.from('ffd9', 'hex'),
]);

const dollars = (cents: number): string => {
  const [whole = '', rest = ''] = (cents / 100).toFixed(2).split('.');
  return `$${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${rest}`;
};

test('a customer disputes an invoice in three clicks, staff credit it, and the balance is lower [INV-06, INV-08]', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await signIn(page, 'billing@example.com');
  // The oldest of them: others pay the newest meanwhile.
  const answer = await page.request.get('/api/invoices?filter=current&sort=issued_on&per_page=20');
  const { data } = (await answer.json()) as {
    data: { id: string; number: number; shipment_id: string | null; balance: { amount: number } }[];
  };
  const invoice = data.find(({ shipment_id: shipment }) => shipment !== null);
  if (invoice === undefined) throw new Error('The demo has no such invoice');
  await page.goto(`/invoice-detail/${invoice.id}`);

  await page.getByRole('radio', { name: t('disputes.reasons.weight') }).check();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'scale.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByText('scale.jpg')).toBeVisible();
  await page.getByRole('textbox', { name: t('disputes.form.note') }).fill('The scale at our dock said 850 lb.');
  await page.getByRole('button', { name: /^Dispute \$/ }).click();
  await expect(page.getByText(t('disputes.states.open'), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('disputes.card.view', { name: 'scale.jpg' }) })).toBeVisible();

  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, 'fpg.accounting@waybill.example');
  await desk.goto('/admin/dashboard');
  await desk.getByRole('link', { name: t('titles.disputes') }).click();
  await desk.getByRole('link', { name: `INV ${invoice.number}` }).click();
  await desk.getByRole('button', { name: t('disputes.desk.submit') }).click();
  await desk.getByRole('radio', { name: t('disputes.answers.approved') }).check();
  await desk.getByRole('button', { name: t('disputes.desk.answer') }).click();
  await desk.getByLabel(t('disputes.desk.credit_amount')).fill('10.00');
  await desk.getByLabel(t('disputes.desk.why')).fill('The carrier agrees.');
  await desk.getByRole('button', { name: t('disputes.desk.credit', { amount: '$10.00' }) }).click();
  await expect(desk.getByText(/^Credit memo \d+/).first()).toBeVisible();

  await page.reload();
  await expect(page.getByText(/^Credit memo \d+/).first()).toBeVisible();
  await expect(page.getByText('The carrier agrees.')).toBeVisible();
  await expect(page.getByText(dollars(invoice.balance.amount - 1000)).first()).toBeVisible();
  await desk.context().close();
});

import { expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { logIn, speak } from './people.ts';
import { watchConsole } from './console.ts';
import { bookNow, fillParty, getRates } from './quote.ts';
import { test } from './test.ts';
import { words } from './words.ts';

async function fillDetails(page: Page, t: TFunction): Promise<void> {
  const from = page.getByRole('region', { name: t('quotes.lane.origin'), exact: true });
  const to = page.getByRole('region', { name: t('quotes.lane.destination'), exact: true });
  await from.getByLabel(t('quotes.lane.zip')).fill('03103');
  await expect(from).toContainText('Manchester, NH');
  await to.getByLabel(t('quotes.lane.zip')).fill('60647');
  await expect(to).toContainText('Chicago, IL');
  const field = (name: string) =>
    page.getByLabel(t('quotes.items.of_item', { field: name, number: 1 }), { exact: true });
  await field(t('quotes.items.description')).fill('Bathroom vanities, boxed');
  await field(t('quotes.items.quantity')).fill('2');
  await field(t('quotes.items.length')).fill('48');
  await field(t('quotes.items.width')).fill('40');
  await field(t('quotes.items.height')).fill('48');
  await field(t('quotes.items.weight')).fill('1240');
  await to.getByText(t('quotes.services.LGDEL'), { exact: true }).click();
  await page.getByLabel(t('quotes.value.value')).fill('8500');
}

const language = 'es';

test('the first shipment is quoted, booked, printed and tracked by its shipper, the public and the staff [QUOTE-01, BOOK-04, TRACK-02]', async ({
  page,
  browser,
}) => {
  const t = words(language);
  const quiet = watchConsole(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
  await speak(page, language);
  await logIn(page, 'owner@example.com', language);
  await expect(page).not.toHaveURL(/\/login/);
  // The person's own language is kept with the person; from here on it is the one chosen now.
  await speak(page, language);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('titles.quote'));

  await fillDetails(page, t);
  // 620 lb on 48 x 40 x 48 in (53.33 cubic feet) is 11.63 pounds a cubic foot: class 92.5, band 10 to 12.
  await expect(page.getByRole('list').getByText('11.63').or(page.getByText('11,63')).first()).toBeVisible();
  const rates = await getRates(page, t);
  await expect.poll(() => rates.count()).toBeGreaterThanOrEqual(8);
  await rates.first().click();

  await expect(page.getByText(t('quotes.book.notes')).first()).toBeVisible();
  await fillParty(page, 'pickup', 'Example Building Supply', t);
  await fillParty(page, 'delivery', 'Sample Renovation Site', t);
  await bookNow(page, t);

  await expect(page.getByRole('button', { name: t('quotes.done_step.print') })).toBeVisible();
  const bol =
    /WB ?\d{4} ?\d{4} ?\d{4}/.exec((await page.locator('main').textContent()) ?? '')?.[0].replaceAll(' ', '') ?? '';
  expect(bol).toMatch(/^WB\d{12}$/);

  const pdf = await page.request.get(`/api/shipments?search=${bol}`).then(async (answer) => {
    const { data } = (await answer.json()) as { data: { id: string }[] };
    return page.request.get(`/api/shipments/${data[0]?.id}/documents/bill-of-lading`);
  });
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await page
    .getByRole('link', { name: t('quotes.done_step.track'), exact: true })
    .or(page.getByRole('button', { name: t('quotes.done_step.track'), exact: true }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/track\/detail\//);
  // The house carrier acknowledges within seconds; the page hears of it by itself.
  await expect(page.getByText('SHIPMENT ACKNOWLEDGED').first()).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText(t('freight.status.dispatched')).first()).toBeVisible();
  const detailUrl = page.url();

  await page.goto(`/track?search=${bol}`);
  await expect(page.getByRole('link', { name: new RegExp(bol.slice(-4)) }).first()).toBeVisible();
  quiet.check();

  const anybody = await browser.newContext();
  const publicPage = await anybody.newPage();
  await publicPage.goto(`/tracking/${bol}?lang=${language}`);
  await expect(publicPage.locator('main')).toContainText('Manchester');
  await expect(publicPage.locator('main')).toContainText('Chicago');
  await expect(publicPage.locator('main')).not.toContainText('Placeholder');
  await anybody.close();

  const staffContext = await browser.newContext();
  const staff = await staffContext.newPage();
  await staff.goto(`/admin/shipments?search=${bol}`);
  await speak(staff, language);
  await logIn(staff, 'fpg.ops@waybill.example', language);
  await expect(staff).toHaveURL(/\/admin\/shipments/);
  await staff
    .getByRole('link', { name: new RegExp(bol.slice(-4)) })
    .first()
    .click();
  await expect(staff.locator('main')).toContainText('Example Building Supply');
  await staffContext.close();

  // Somebody else's account finds nothing at the same address.
  const strangerContext = await browser.newContext();
  const stranger = await strangerContext.newPage();
  await stranger.goto(new URL(detailUrl).pathname);
  await logIn(stranger, 'dock@example.net', 'en');
  await expect(stranger.locator('main')).not.toContainText(bol.slice(2, 6));
  await strangerContext.close();
});

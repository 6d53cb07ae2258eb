import { expect, type Page } from '@playwright/test';
import { readUserWith } from './apart.ts';
import { watchConsole } from './console.ts';
import { logIn, signIn } from './people.ts';
import { bookNow, fillLoad, fillParty, getRates } from './quote.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');
const party = (page: Page, end: 'pickup' | 'delivery') =>
  page.getByRole('group', { name: t(`quotes.book.${end}`), exact: true });

test('a booking to a residence asks for the lift-gate, goes out by mail, and the next quote begins empty [BOOK-04, BOOK-07, UI-04]', async ({
  page,
}) => {
  const quiet = watchConsole(page);
  await page.goto('/');
  await logIn(page, 'desk@example.com', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('titles.quote'));
  await fillLoad(page);
  const to = page.getByRole('region', { name: t('quotes.lane.destination'), exact: true });
  await to.getByLabel(t('quotes.lane.site_type')).selectOption(t('terms.site_types.residential'));
  await (await getRates(page)).first().click();

  await expect(page.getByText(t('quotes.liftgate.delivery'))).toBeVisible();
  await fillParty(page, 'pickup', 'Example Building Supply');
  await fillParty(page, 'delivery', 'Sample Renovation Site');
  // It counts as chosen once the carrier has given its new price.
  await page.getByLabel(t('quotes.liftgate.yes')).click();
  await expect(page.getByText(t('quotes.rerate.what.LGDEL'))).toBeVisible();
  // The re-rate lost nothing that was typed.
  await expect(party(page, 'delivery').getByLabel(t('quotes.book.company'), { exact: true })).toHaveValue(
    'Sample Renovation Site',
  );
  await bookNow(page, t);

  await expect(page).toHaveURL(/\/shipment-confirmation\/[0-9a-f-]{36}$/);
  await expect(page.getByText(/^Booked with /)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Booked with /)).toBeVisible();
  await expect(page.getByRole('table', { name: t('freight.charges.caption') })).toContainText('Liftgate at delivery');

  await page.getByRole('button', { name: t('quotes.documents.mail_title') }).click();
  await page.getByLabel(t('quotes.documents.mail_to')).fill('dock@receiver.example');
  await page.getByRole('button', { name: t('quotes.documents.mail_send'), exact: true }).click();
  await expect(page.getByText(t('quotes.documents.mail_sent', { to: 'dock@receiver.example' }))).toBeVisible();
  await expect(async () => {
    const mailbox = await page.request.get('/mailbox');
    expect(await mailbox.text()).toContain('bill-of-lading.pdf');
  }).toPass({ timeout: 20_000 });

  // A booked quote is over: each address of the page begins the next one.
  const expectEmpty = async (path: string) => {
    await expect(page.getByLabel(t('quotes.lane.zip')).first()).toHaveValue('');
    await expect(page).toHaveURL(path);
  };
  for (const path of ['/', '/quote', '/quote-shipment']) {
    await page.goto(path);
    await expectEmpty(path);
  }
  await page.reload();
  await expectEmpty('/quote-shipment');
  quiet.check();

  // The next one, whose answer is lost on its way. The dock is known from the one before.
  await fillLoad(page);
  await (await getRates(page)).first().click();
  await expect(party(page, 'pickup').getByText('Example Building Supply')).toBeVisible();
  await fillParty(page, 'delivery', 'Sample Renovation Site');
  await page.route('**/api/shipments', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page
    .getByRole('button', { name: new RegExp(`^${t('quotes.book_for', { price: '|' }).split('|')[0]}`) })
    .first()
    .click();
  await expect(page.getByText(t('quotes.book.open_title'))).toBeVisible();
  await page.goto('/');
  await expect(page.getByText(/^Booked as WB/)).toBeVisible();
  await expectEmpty('/');
  await page.reload();
  await expectEmpty('/');
});

test('figures and places stand whole in their fields, in inches and in centimeters [QUOTE-27]', async ({ page }) => {
  await signIn(page, 'desk@example.com');
  await page.goto('/');
  await fillLoad(page);
  const cutInputs = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('main input[inputmode]')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map((input) => `${input.ariaLabel ?? input.name}: ${input.value}`),
    );
  expect(await cutInputs()).toEqual([]);
  await readUserWith(page.context(), { unit_system: 'metric' });
  await page.reload();
  // 48 in are 121.92 cm.
  const height = page.getByLabel(t('quotes.items.of_item', { field: t('quotes.items.height'), number: 1 }));
  await expect(height).toHaveValue('121.92');
  for (const width of [1440, 1366, 1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await cutInputs(), `${width} px`).toEqual([]);
  }
});

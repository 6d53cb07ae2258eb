import { expect, type Locator, type Page } from '@playwright/test';
import { isolateDrafts } from './apart.ts';
import { countedClicks } from './keys.ts';
import { addBooks, post } from './own-data.ts';
import { asReaderOf, demoPassword, signIn } from './people.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');
const begins = (page: Page, key: 'quotes.book_for') =>
  page.getByRole('button', { name: new RegExp(`^${t(key, { price: '|' }).split('|')[0] ?? ''}`) }).first();
const bookRate = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^${t('quotes.rates.book')} `) }).first();

/** Opens the login page with everything filled in but the click. */
async function beforeLogin(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/login');
  await asReaderOf(page.context(), 'en');
  await isolateDrafts(page.context());
  await page.getByRole('textbox', { name: t('sign_in.email') }).fill('desk@example.com');
  await page.getByLabel(t('sign_in.password'), { exact: true }).fill(demoPassword);
}

test('from login, a shipment is repeated in 5 clicks, and a box sent to a known address in 8 with 4 fields [BOOK-01, QUOTE-04]', async ({
  page,
}) => {
  // Once before, as everybody: the address book, a box in the catalog, the disclaimer of bookings.
  await signIn(page, 'desk@example.com');
  await page.goto('/');
  await addBooks(page);
  await post(page, '/api/products', {
    description: 'Vex cabinet handles',
    product_number: `VX-${Date.now()}`,
    package_type: 'boxes',
    length: { value: 12, unit: 'in' },
    width: { value: 9, unit: 'in' },
    height: { value: 6, unit: 'in' },
    weight: { value: 12, unit: 'lb' },
  });
  const { data } = (await (await page.request.get('/api/disclaimers/booking')).json()) as { data: { version: string } };
  await post(page, '/api/disclaimers/booking/acceptance', { version: data.version });

  type Rows = { readonly data: readonly { readonly mode: string; readonly bol_number: string }[] };
  const rows = (await (await page.request.get('/api/shipments')).json()) as Rows;
  const freight = rows.data.find(({ mode }) => mode === 'ltl');

  await beforeLogin(page);
  const again = countedClicks();
  await again.click(page.getByRole('button', { name: t('sign_in.submit'), exact: true }));
  await again.click(page.getByRole('link', { name: t('titles.shipment_history') }).first());
  const number = freight?.bol_number ?? '';
  await again.click(page.getByRole('button', { name: t('tracking.reship.title', { number }) }));
  await again.click(bookRate(page));
  await again.click(begins(page, 'quotes.book_for'));
  await expect(page).toHaveURL(/\/shipment-confirmation\//);
  expect(again.count().clicks).toBeLessThanOrEqual(5);

  await beforeLogin(page);
  const box = countedClicks();
  await box.click(page.getByRole('button', { name: t('sign_in.submit'), exact: true }));
  await box.click(page.getByText(t('quotes.mode.parcel'), { exact: true }).first());
  const zip = (end: 'origin' | 'destination') =>
    page.getByRole('region', { name: t(`quotes.parcel.${end}`), exact: true }).getByLabel(t('quotes.lane.zip'));
  const option = (name: string) => page.getByRole('option', { name: new RegExp(name) }).first();
  await box.type(zip('origin'), 'zep');
  await box.click(option('Zephyr Kiln Works'));
  await box.type(zip('destination'), 'qui');
  await box.click(option('Quill Street Renovation'));
  const contents = t('quotes.items.of_item', { field: t('quotes.parcel.contents'), number: 1 });
  await box.type(page.getByLabel(contents, { exact: true }), 'vex');
  await box.click(option('Vex cabinet handles'));
  await box.type(page.getByLabel(t('quotes.value.value')), '640');
  await box.click(page.getByRole('button', { name: new RegExp(t('quotes.details.get_rates')) }).first());
  await box.click(bookRate(page));
  await box.click(begins(page, 'quotes.book_for'));
  await expect(page).toHaveURL(/\/shipment-confirmation\//);
  expect(box.count()).toEqual({ clicks: 8, fields: 4 });
});

import { expect, test, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { watchConsole } from './console.ts';
import { logIn, speak } from './people.ts';
import { words } from './words.ts';

const people = { en: 'desk@example.com', es: 'owner@example.com' } as const;

async function fillBoxes(page: Page, t: TFunction): Promise<void> {
  await page.getByRole('radio', { name: t('quotes.mode.parcel') }).check({ force: true });
  const from = page.getByRole('region', { name: t('quotes.parcel.origin'), exact: true });
  const to = page.getByRole('region', { name: t('quotes.parcel.destination'), exact: true });
  await from.getByLabel(t('quotes.lane.zip')).fill('03103');
  await expect(from).toContainText('Manchester, NH');
  await to.getByLabel(t('quotes.lane.zip')).fill('60647');
  await expect(to).toContainText('Chicago, IL');
  const field = (name: string) =>
    page.getByLabel(t('quotes.items.of_item', { field: name, number: 1 }), { exact: true });
  await field(t('quotes.parcel.contents')).fill('Cabinet handles');
  await field(t('quotes.items.quantity')).fill('2');
  await field(t('quotes.items.length')).fill('18');
  await field(t('quotes.items.width')).fill('14');
  await field(t('quotes.items.height')).fill('10');
  await field(t('quotes.parcel.weight')).fill('12');
  await page.getByLabel(t('quotes.value.value')).fill('640');
}

async function fillParty(page: Page, t: TFunction, end: 'pickup' | 'delivery', company: string): Promise<void> {
  const party = page.getByRole('group', { name: t(`quotes.book.${end}`), exact: true });
  const fill = (key: string, value: string) => party.getByLabel(t(`quotes.book.${key}`), { exact: true }).fill(value);
  await fill('company', company);
  await fill('street', '200 Placeholder Avenue');
  await fill('contact_first_name', 'Sam');
  await fill('contact_last_name', 'Contact');
  await fill('phone', '312-555-0187');
  await fill('email', 'site@example.com');
}

for (const language of ['en', 'es'] as const) {
  test(`boxes are measured, rated, booked and labelled, in ${language} [QUOTE-25, QUOTE-28]`, async ({ page }) => {
    const t = words(language);
    const quiet = watchConsole(page);
    await page.goto('/');
    await speak(page, language);
    await logIn(page, people[language], language);
    await expect(page).not.toHaveURL(/\/login/);
    await speak(page, language);
    await fillBoxes(page, t);
    // 2,520 / 139 = 18.13 in each of the two boxes: 38 lb are billed.
    await expect(page.getByText('2,520 in³ ÷ 139 = 18.13')).toBeVisible();
    await expect(page.getByText('38 lb').first()).toBeVisible();
    await page
      .getByRole('button', { name: new RegExp(t('quotes.details.get_rates')) })
      .first()
      .click();

    const rates = page.getByRole('button', { name: new RegExp(`^${t('quotes.rates.book')} `) });
    await expect(rates.first()).toBeVisible();
    await rates.first().click();
    await fillParty(page, t, 'pickup', 'Example Building Supply');
    await fillParty(page, t, 'delivery', 'Sample Renovation Site');
    await page.getByLabel(t('quotes.book.disclaimer')).check();
    const [bookFor = ''] = t('quotes.book_for', { price: '|' }).split('|');
    await page
      .getByRole('button', { name: new RegExp(`^${bookFor}`) })
      .first()
      .click();
    await expect(page).toHaveURL(/shipment=/, { timeout: 60_000 });
    await expect(page.getByText(/\b1Z[0-9A-Z]{16}\b|\b\d{12}\b/).first()).toBeVisible();
    quiet.check();
  });
}

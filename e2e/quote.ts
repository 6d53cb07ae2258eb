import { expect, type Locator, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { words } from './words.ts';

const chicago = { zip: '60647', place: 'Chicago, IL' } as const;

/** Fills the details of an ordinary load, two pallets from Manchester to Chicago or elsewhere, on the quote page. */
export async function fillLoad(
  page: Page,
  t: TFunction = words('en'),
  goal: { readonly zip: string; readonly place: string } = chicago,
): Promise<void> {
  const from = page.getByRole('region', { name: t('quotes.lane.origin'), exact: true });
  const to = page.getByRole('region', { name: t('quotes.lane.destination'), exact: true });
  await from.getByLabel(t('quotes.lane.zip')).fill('03103');
  await expect(from).toContainText('Manchester, NH');
  await to.getByLabel(t('quotes.lane.zip')).fill(goal.zip);
  await expect(to).toContainText(goal.place);
  const field = (key: string) =>
    page.getByLabel(t('quotes.items.of_item', { field: t(`quotes.items.${key}`), number: 1 }), { exact: true });
  await field('description').fill('Bathroom vanities, boxed');
  const figures = { quantity: '2', length: '48', width: '40', height: '48', weight: '1240' };
  for (const [key, figure] of Object.entries(figures)) await field(key).fill(figure);
  await page.getByLabel(t('quotes.value.value')).fill('8500');
}

/** Fills the details of two boxes from Manchester to Chicago on the quote page. */
export async function fillBoxes(page: Page, t: TFunction): Promise<void> {
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

/** Asks for rates of the load on the quote page. @returns the button of each rate that books it */
export async function getRates(page: Page, t: TFunction = words('en')): Promise<Locator> {
  await page
    .getByRole('button', { name: new RegExp(t('quotes.details.get_rates')) })
    .first()
    .click();
  return page.getByRole('button', { name: new RegExp(`^${t('quotes.rates.book')} `) });
}

/** The count in the summary of the rates once every carrier has answered. */
export function allAnswered(page: Page, t: TFunction): Locator {
  const answered = t('freight.answers.short', { count: 1000, carriers: 1000, total: 1000 });
  return page.getByRole('button', { name: new RegExp(`^${answered.replaceAll('1000', '\\d+')}$`) });
}

/** Fills one end of a booking with a place and who is there. */
export async function fillParty(
  page: Page,
  end: 'pickup' | 'delivery',
  company: string,
  t: TFunction = words('en'),
): Promise<void> {
  const party = page.getByRole('group', { name: t(`quotes.book.${end}`), exact: true });
  // Whom the account knows there is shown to read.
  const edit = party.getByRole('button', { name: t(`quotes.book.edit_${end}`) });
  await expect(edit.or(party.getByLabel(t('quotes.book.company'), { exact: true })).first()).toBeVisible();
  if (await edit.isVisible()) await edit.click();
  const fill = (key: string, value: string) => party.getByLabel(t(`quotes.book.${key}`), { exact: true }).fill(value);
  await fill('company', company);
  await fill('street', '200 Placeholder Avenue');
  await fill('contact_first_name', 'Sam');
  await fill('contact_last_name', 'Contact');
  await fill('phone', '312-555-0187');
  await fill('email', 'site@example.com');
}

/** Presses the button that books; somebody who books for the first time accepts the disclaimer on the way. */
export async function bookNow(page: Page, say: TFunction): Promise<void> {
  const begins = (key: 'quotes.book_for' | 'quotes.disclaimer.accept') =>
    new RegExp(`^${say(key, { price: '|' }).split('|')[0] ?? ''}`);
  await page
    .getByRole('button', { name: begins('quotes.book_for') })
    .first()
    .click();
  const accept = page.getByRole('button', { name: begins('quotes.disclaimer.accept') });
  const booked = page.getByRole('button', { name: say('quotes.done_step.more_acts'), exact: true });
  await expect(accept.or(booked).first()).toBeVisible();
  if (await accept.isVisible()) await accept.click();
}

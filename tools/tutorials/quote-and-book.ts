import type { TFunction } from 'i18next';
import type { Guide } from './guides.ts';
import type { Hand } from './hand.ts';

async function fillParty({ page, type }: Hand, t: TFunction, end: 'pickup' | 'delivery', company: string) {
  const party = page.getByRole('group', { name: t(`quotes.book.${end}`), exact: true });
  const field = (key: 'company' | 'street' | 'contact_first_name' | 'contact_last_name' | 'phone' | 'email') =>
    party.getByLabel(t(`quotes.book.${key}`), { exact: true });
  await type(field('company'), company);
  // The rest is filled in at once, so that nobody has to watch it being typed.
  await field('street').fill('200 Placeholder Avenue');
  await field('contact_first_name').fill('Sam');
  await field('contact_last_name').fill('Contact');
  await field('phone').fill('312-555-0187');
  await field('email').fill('site@example.com');
}

/** From two postal codes to a bill of lading. */
export const quoteAndBook: Guide = {
  name: 'quote_and_book',
  start: '/',
  signedIn: true,
  steps: {
    a: async ({ page, type }, t) => {
      const from = page.getByRole('region', { name: t('quotes.lane.origin'), exact: true });
      const to = page.getByRole('region', { name: t('quotes.lane.destination'), exact: true });
      await type(from.getByLabel(t('quotes.lane.zip')), '03103');
      await type(to.getByLabel(t('quotes.lane.zip')), '60647');
      await page.getByText('Chicago, IL').first().waitFor();
    },
    b: async ({ page, type, pause }, t) => {
      const field = (key: 'description' | 'quantity' | 'length' | 'width' | 'height' | 'weight') =>
        page.getByLabel(t('quotes.items.of_item', { field: t(`quotes.items.${key}`), number: 1 }), { exact: true });
      await type(field('description'), 'Bathroom vanities, boxed');
      for (const [key, figure] of [
        ['length', '48'],
        ['width', '40'],
        ['height', '48'],
        ['weight', '620'],
      ] as const) {
        await type(field(key), figure);
      }
      await page.keyboard.press('Tab');
      await pause(1.2);
    },
    c: async ({ page, type, click }, t) => {
      await type(page.getByLabel(t('quotes.value.value')), '8500');
      await click(page.getByRole('button', { name: new RegExp(t('quotes.details.get_rates')) }).first());
      await page.getByRole('list', { name: t('quotes.rates.list') }).waitFor();
    },
    d: async ({ page, point, pause }, t) => {
      const rates = page.getByRole('list', { name: t('quotes.rates.list') }).getByRole('listitem');
      await pause(0.8);
      for (const row of [0, 1, 2]) await point(rates.nth(row));
    },
    e: async ({ page, click, pause }, t) => {
      const rates = page.getByRole('list', { name: t('quotes.rates.list') });
      await click(rates.getByRole('button', { expanded: false }).first());
      await page.mouse.wheel(0, 220);
      await pause(2);
    },
    f: async (hand, t) => {
      const book = hand.page.getByRole('button', { name: new RegExp(`^${t('quotes.rates.book')} `) });
      await hand.click(book.first());
      await hand.page.getByText(t('quotes.book.notes')).first().waitFor();
      await fillParty(hand, t, 'pickup', 'Example Building Supply');
      await fillParty(hand, t, 'delivery', 'Sample Renovation Site');
    },
    g: async ({ page, click, point }, t) => {
      const [bookFor = ''] = t('quotes.book_for', { price: '|' }).split('|');
      const button = page.getByRole('button', { name: new RegExp(`^${bookFor}`) }).first();
      await point(button);
      await click(button);
      const [acceptFor = ''] = t('quotes.disclaimer.accept', { price: '|' }).split('|');
      const accept = page.getByRole('button', { name: new RegExp(`^${acceptFor}`) });
      await accept
        .or(page.getByText(t('quotes.done_step.another')))
        .first()
        .waitFor();
      // Whoever has booked before is not asked again.
      if (await accept.isVisible()) await click(accept);
    },
    h: async ({ page, pause }, t) => {
      await page.getByText(t('quotes.done_step.another')).first().waitFor();
      await pause(2);
    },
  },
};

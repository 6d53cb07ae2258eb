import type { Phrases } from '@waybill/phrases';
import type { TFunction } from 'i18next';
import { demoPassword } from '../../apps/server/src/seed/demo/accounts.ts';
import type { Hand } from './hand.ts';
import { quoteAndBook } from './quote-and-book.ts';

export type Step = (hand: Hand, t: TFunction) => Promise<void>;
type Names = Phrases['tutorials']['guides'];

/** A film: where it begins, and what is done at each of its captions. */
export type Guide = {
  [N in keyof Names]: {
    readonly name: N;
    readonly start: string;
    readonly signedIn: boolean;
    readonly steps: { readonly [S in keyof Names[N]['steps']]: Step };
  };
}[keyof Names];

const signIn: Guide = {
  name: 'sign_in',
  start: '/login',
  signedIn: false,
  steps: {
    a: async ({ page, type, click }, t) => {
      await type(page.getByRole('textbox', { name: t('sign_in.email') }), 'desk@example.com');
      await type(page.getByLabel(t('sign_in.password'), { exact: true }), demoPassword);
      await click(page.getByRole('button', { name: t('sign_in.submit'), exact: true }));
      await page.getByRole('navigation', { name: t('frame.menu') }).waitFor();
    },
    b: async ({ page, point }, t) => {
      const menu = page.getByRole('navigation', { name: t('frame.menu') });
      for (const title of ['tracking', 'addresses', 'product_catalog'] as const) {
        await point(menu.getByRole('link', { name: t(`titles.${title}`), exact: true }));
      }
    },
    c: async ({ page, pause }, t) => {
      await page.keyboard.press('Control+k');
      const field = page.getByRole('dialog').getByRole('textbox').or(page.getByRole('dialog').getByRole('searchbox'));
      await field.first().waitFor();
      await pause(0.6);
      await page.keyboard.type(t('titles.addresses').slice(0, 4), { delay: 90 });
      await pause(1);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: t('titles.addresses') }).waitFor();
    },
    d: async ({ page, point, click }, t) => {
      await point(page.getByRole('group', { name: t('frame.language') }));
      await click(page.getByRole('button', { name: t('frame.dark_theme') }));
    },
  },
};

const track: Guide = {
  name: 'track',
  start: '/track',
  signedIn: true,
  steps: {
    a: async ({ page, click }, t) => {
      const tabs = page.getByRole('group', { name: t('tracking.filter.status') });
      await click(tabs.getByRole('button', { name: new RegExp(`^${t('freight.status.in_transit')}`) }));
    },
    b: async ({ page, type, pause }) => {
      const field = page.getByRole('search').getByRole('searchbox');
      await type(field, 'Chicago');
      await pause(1);
      await field.fill('');
      await pause(0.8);
    },
    c: async ({ page, click, pause }) => {
      await click(page.getByRole('table').locator('tbody a').first());
      await page.locator('main h1').first().waitFor();
      await pause(1.5);
    },
    d: async ({ page, pause }) => {
      await page.mouse.move(500, 500);
      for (let turn = 0; turn < 6; turn += 1) {
        await page.mouse.wheel(0, 140);
        await pause(0.3);
      }
    },
  },
};

const addressBook: Guide = {
  name: 'address_book',
  start: '/address-book',
  signedIn: true,
  steps: {
    a: async ({ page, type, pause }) => {
      const field = page.getByRole('search').getByRole('searchbox');
      await type(field, 'supply');
      await pause(1);
    },
    b: async ({ page, click, pause }) => {
      await click(page.getByRole('table').locator('tbody a').first());
      await page.getByRole('dialog').waitFor();
      await pause(1.6);
      await page.keyboard.press('Escape');
      await pause(0.4);
    },
    c: async ({ page, click, type, pause }, t) => {
      await click(page.getByRole('button', { name: t('address_book.add'), exact: true }));
      const form = page.getByRole('dialog');
      await type(form.getByLabel(t('address_book.column.company')), 'Cedar Yard Lumber');
      await type(form.getByLabel(t('address_book.form.zip'), { exact: false }).first(), '04101');
      await page.keyboard.press('Tab');
      await pause(1.2);
      await type(form.getByLabel(t('address_book.form.street')).first(), '12 Commercial Street');
    },
    d: async ({ page, click, pause }, t) => {
      await click(page.getByRole('dialog').getByRole('button', { name: t('address_book.form.save') }));
      await page.getByText(t('address_book.created')).first().waitFor();
      await pause(1);
    },
  },
};

/** Each number is given once, and the films of both languages are made in one catalog. */
const numberOf = { en: 'OST-36', es: 'OST-48' } as const;

const productCatalog: Guide = {
  name: 'product_catalog',
  start: '/product-catalog',
  signedIn: true,
  steps: {
    a: async ({ page, point }) => {
      for (const row of [0, 2, 4]) await point(page.getByRole('table').locator('tbody tr').nth(row));
    },
    b: async ({ page, click, type, language }, t) => {
      await click(
        page
          .getByRole('button', { name: t('product_catalog.add'), exact: true })
          .or(page.getByRole('link', { name: t('product_catalog.add'), exact: true }))
          .first(),
      );
      const form = page.getByRole('dialog');
      await type(form.getByLabel(t('product_catalog.form.description')), 'Oak stair treads');
      await type(form.getByLabel(t('product_catalog.form.number')), numberOf[language]);
    },
    c: async ({ page, type, pause }, t) => {
      const form = page.getByRole('dialog');
      const figures = { length: '48', width: '40', height: '36', weight: '980' } as const;
      for (const [name, figure] of Object.entries(figures)) {
        await type(form.getByLabel(t(`product_catalog.form.${name as keyof typeof figures}`)).first(), figure);
      }
      await page.keyboard.press('Tab');
      await pause(1.5);
    },
    d: async ({ page, click, pause }, t) => {
      await click(page.getByRole('dialog').getByRole('button', { name: t('product_catalog.form.create') }));
      await page.getByText(t('product_catalog.created')).first().waitFor();
      await pause(1);
    },
  },
};

/** Every film, in the order of the page. */
export const guides: readonly Guide[] = [signIn, quoteAndBook, track, addressBook, productCatalog];

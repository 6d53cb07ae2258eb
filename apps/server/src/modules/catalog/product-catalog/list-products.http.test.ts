import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { addProduct } from '../../../testing/catalog.ts';
import { addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
let browser: Browser;
beforeAll(async () => {
  site = await startTestServer();
  browser = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
  await addProduct(browser, { description: 'oak boards', product_number: 'B-2' });
  site.clock.advance(1000);
  await addProduct(browser, { description: 'Nails 100%', product_number: 'A-1', nmfc: '107220' });
  site.clock.advance(1000);
  await addProduct(browser, { description: 'Zinc_sheet' });
});
afterAll(() => site.close());

async function listed(query: string): Promise<unknown[]> {
  const { body } = await browser.get(`/api/products?${query}`);
  return (body.data as unknown as { readonly description: string }[]).map(({ description }) => description);
}

it.each([
  ['', ['Nails 100%', 'oak boards', 'Zinc_sheet']],
  ['sort=-description', ['Zinc_sheet', 'oak boards', 'Nails 100%']],
  ['sort=product_number', ['Nails 100%', 'oak boards', 'Zinc_sheet']],
  ['sort=-product_number', ['oak boards', 'Nails 100%', 'Zinc_sheet']],
  ['sort=updated_at', ['oak boards', 'Nails 100%', 'Zinc_sheet']],
  ['sort=-updated_at', ['Zinc_sheet', 'Nails 100%', 'oak boards']],
])('orders by “%s” [CAT-01]', async (query, expected) => {
  expect(await listed(query)).toEqual(expected);
});

it.each([
  ['BOARD', ['oak boards']],
  ['a-1', ['Nails 100%']],
  ['10722', ['Nails 100%']],
  ['%25', ['Nails 100%']],
  ['_', ['Zinc_sheet']],
  ['\\', []],
])('finds %s in descriptions, numbers and NMFC items [CAT-01]', async (search, expected) => {
  expect(await listed(`search=${search}`)).toEqual(expected);
});

it('gives a page at a time and says how many there are [CAT-01]', async () => {
  const page = JSON.parse((await browser.get('/api/products?per_page=2&page=2')).text) as {
    data: unknown[];
    meta: unknown;
  };
  expect(page.data.length).toBe(1);
  expect(page.meta).toMatchObject({ current_page: 2, last_page: 2, from: 3, to: 3, total: 3, total_is_exact: true });
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Product } from '@waybill/contract';
import type { Browser } from '../../../testing/browser.ts';
import { addProduct, ordinaryProduct } from '../../../testing/catalog.ts';
import { accountIdOf, addPerson, signIn } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';

let site: TestServer;
let browser: Browser;
let product: Product;
let url: string;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());
beforeEach(async () => {
  browser = await signIn(site.app, (await addPerson(site, { accountRole: 'owner' })).email);
  product = await addProduct(browser, { product_number: 'DS-100' });
  url = `/api/products/${product.id}`;
});

async function actions(): Promise<string[]> {
  const entries = await site.services.database.staff
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', product.id)
    .where('account_id', '=', await accountIdOf(browser))
    .orderBy('id')
    .execute();
  return entries.map(({ action }) => action);
}

it('changes a product and says when [CAT-02]', async () => {
  site.clock.advance(60_000);
  const weight = { value: 280, unit: 'kg' };
  const answer = await browser.put(url, { ...ordinaryProduct, product_number: 'DS-101', weight });
  expect(answer.status).toBe(200);
  const shown = (await browser.get(url)).body.data as Product;
  expect(shown).toMatchObject({ product_number: 'DS-101', weight, created_at: product.created_at });
  expect(shown.updated_at > product.updated_at).toBe(true);
  expect(await actions()).toEqual(['product.created', 'product.updated']);
});

it('writes nothing when nothing changes', async () => {
  site.clock.advance(60_000);
  const answer = await browser.put(url, { ...ordinaryProduct, product_number: 'DS-100' });
  expect(answer.body.data).toEqual(product);
  expect(await actions()).toEqual(['product.created']);
});

it('refuses a number that another product has', async () => {
  await addProduct(browser, { product_number: 'DS-200' });
  const answer = await browser.put(url, { ...ordinaryProduct, product_number: 'DS-200' });
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['product_number']]);
});

it('takes a deleted product out of sight, and puts it back as it was [CAT-02]', async () => {
  expect((await browser.send('DELETE', url)).status).toBe(200);
  expect((await browser.get('/api/products')).body.data).toEqual([]);
  for (const gone of [
    await browser.get(url),
    await browser.put(url, ordinaryProduct),
    await browser.send('DELETE', url),
  ]) {
    expect([gone.status, gone.body.code]).toEqual([404, 'not_found']);
  }
  expect((await browser.post(`${url}/restore`)).body.data).toEqual(product);
  expect((await browser.post(`${url}/restore`)).status).toBe(200);
  expect((await browser.get('/api/products')).body.data).toEqual([product]);
  expect(await actions()).toEqual(['product.created', 'product.deleted', 'product.restored']);
});

it('frees the number of a deleted product, which then cannot come back with it', async () => {
  await browser.send('DELETE', url);
  await addProduct(browser, { product_number: 'ds-100' });
  const answer = await browser.post(`${url}/restore`);
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['product_number']]);
});

it('lets viewers look and not write [ROLE-07]', async () => {
  const accountId = await accountIdOf(browser);
  const viewer = await signIn(site.app, (await addPerson(site, { accountRole: 'viewer', accountId })).email);
  expect((await viewer.get(url)).body.data).toEqual(product);
  expect((await viewer.put(url, ordinaryProduct)).status).toBe(403);
  expect((await viewer.send('DELETE', url)).status).toBe(403);
});

import { product } from '@waybill/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { productOf } from '../modules/catalog/product-catalog/index.ts';
import { seedPeople } from './people.ts';
import { seedProducts } from './products.ts';
import { openInstallation, type Installation } from './installation.fixture.ts';

const now = new Date('2026-11-16T14:30:00.000Z');
let site: Installation;
beforeAll(async () => {
  site = await openInstallation(now.toISOString());
  await site.services.database.staff
    .transaction()
    .execute(async (tx) => seedProducts(tx, await seedPeople(tx, now), now));
});
afterAll(() => site.close());

it('gives each demo account a catalog; three products are hazardous [CAT-01]', async () => {
  const { staff } = site.services.database;
  const rows = await staff
    .selectFrom('products')
    .innerJoin('accounts', 'accounts.id', 'products.account_id')
    .select((of) => ['accounts.name', of.fn.countAll<number>().as('count')])
    .groupBy('accounts.name')
    .orderBy('accounts.name')
    .execute();
  expect(rows).toEqual([
    { name: 'Example Building Supply', count: 25 },
    { name: 'Harborview Furniture', count: 4 },
    { name: 'Redwood Lamp Company', count: 2 },
  ]);
  const products = (await staff.selectFrom('products').selectAll().execute()).map(productOf);
  for (const one of products) expect(product.parse(one)).toEqual(one);
  expect(products.filter(({ hazardous }) => hazardous)).toHaveLength(3);
  expect(products.every((one) => one.created_at < now.toISOString() && one.product_number !== null)).toBe(true);
});

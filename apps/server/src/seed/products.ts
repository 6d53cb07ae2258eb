import type { Tx } from '../core/database/database.ts';
import { columnsOf } from '../modules/catalog/product-catalog/index.ts';
import { demoCatalog } from './demo/catalog.ts';
import { insertRows } from '../core/database/insert-rows.ts';
import type { SeededAccount } from './people.ts';
import { seededIds } from './seeded-ids.ts';
import { asJson } from '../core/database/json.ts';

const dayMs = 86_400_000;
/** Age in days of an account's first product; one more was added each day after. */
const begunDaysAgo = 170;

/** Adds the product catalog of each demo account. */
export async function seedProducts(tx: Tx, accounts: readonly SeededAccount[], now: Date): Promise<void> {
  const rows = accounts.flatMap(({ id, account }) => {
    const newId = seededIds(`products/${account.key}`);
    return demoCatalog(account.key).map((product, index) => {
      const at = new Date(now.getTime() - (begunDaysAgo - index) * dayMs);
      return {
        ...columnsOf(product),
        hazmat: asJson(product.hazmat),
        account_id: id,
        id: newId(at),
        created_at: at,
        updated_at: at,
      };
    });
  });
  await insertRows(tx, 'products', rows);
}

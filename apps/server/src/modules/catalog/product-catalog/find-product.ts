import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { ProductRow } from './product-row.ts';

/**
 * A product that is not deleted.
 * @throws Refusal not_found, also for a product of another account
 */
export async function findProduct(db: Db, accountId: string, id: string): Promise<ProductRow> {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/**
 * Locks a product, deleted or not, until the transaction ends.
 * @throws Refusal not_found, also for a product of another account
 */
export async function holdProduct(tx: Tx, accountId: string, id: string): Promise<ProductRow> {
  const row = await tx
    .selectFrom('products')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import type { ProductRow } from './product-row.ts';

/**
 * A product that is in the catalog.
 * @throws Refusal not_found, also for one that was deleted or is another account's
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
 * A product to write to, deleted or not; nobody else writes to it until this transaction ends.
 * @throws Refusal not_found, also for one of another account
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

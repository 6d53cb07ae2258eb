import type { Shipment } from '@waybill/contract';
import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { productOf } from '../../catalog/product-catalog/index.ts';
import type { CustomsOfProduct } from './draft-of.ts';

/** Products of the account's catalog that the items of a shipment name by number. */
export async function productsOf(db: Db, accountId: string, { items }: Shipment): Promise<CustomsOfProduct[]> {
  const numbers = items.flatMap(({ product_number: number }) => (number === null ? [] : [number.toLowerCase()]));
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`lower(product_number) = ANY(${numbers}::text[])`)
    .execute();
  return rows.map(productOf);
}

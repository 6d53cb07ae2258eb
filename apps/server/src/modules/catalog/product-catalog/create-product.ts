import { isDeepStrictEqual } from 'node:util';
import type { Body, endpoints, Product } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { newId } from '../../../core/ids.ts';
import { Refusal } from '../../../core/refusal.ts';
import { numberTakenOr } from './number-taken.ts';
import { columnsOf, productOf } from './product-row.ts';

type Input = { readonly body: Body<typeof endpoints.productCatalog.create> };
type Key = { readonly account_id: string; readonly id: string };

/** The product already added with this id. @throws Refusal idempotency_key_reused when it differs or was deleted */
async function addedBefore(tx: Tx, key: Key, body: object): Promise<Product> {
  const row = await tx
    .selectFrom('products')
    .selectAll()
    .where('account_id', '=', key.account_id)
    .where('id', '=', key.id)
    .executeTakeFirstOrThrow();
  const product = productOf(row);
  const { id: _id, created_at: _created, updated_at: _updated, ...said } = product;
  if (row.deleted_at !== null || !isDeepStrictEqual(said, body)) throw new Refusal('idempotency_key_reused');
  return product;
}

/**
 * Adds a product. Idempotent by id.
 * @throws Refusal 422 `product_number_taken` when another product has the number; idempotency_key_reused for an id that
 *   was used for something else
 */
export async function createProduct(ctx: Context, tx: Tx, { body: given }: Input): Promise<Outcome<{ data: Product }>> {
  const { id = newId(), ...body } = given;
  const [now, key] = [ctx.now(), { account_id: accountOf(ctx), id }];
  const row = await tx
    .insertInto('products')
    .values({ ...columnsOf(body), ...key, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst()
    .catch(numberTakenOr);
  if (row === undefined) return unchanged({ data: await addedBefore(tx, key, body) });
  const product = productOf(row);
  return changed({ data: product }, { subject: 'product', subjectId: product.id, after: product });
}

import { isDeepStrictEqual } from 'node:util';
import type { Body, endpoints, Params, Product } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { holdProduct } from './find-product.ts';
import { numberTakenOr } from './number-taken.ts';
import { columnsOf, productOf } from './product-row.ts';

type Update = (typeof endpoints)['productCatalog']['update'];
type Input = { readonly params: Params<Update>; readonly body: Body<Update> };

/**
 * Updates a product. Saving it unchanged writes nothing.
 * @throws Refusal not_found, or 422 `product_number_taken` when another product has the number
 */
export async function updateProduct(
  ctx: Context,
  tx: Tx,
  { params, body }: Input,
): Promise<Outcome<{ data: Product }>> {
  const held = await holdProduct(tx, accountOf(ctx), params.id);
  if (held.deleted_at !== null) throw new Refusal('not_found');
  const before = productOf(held);
  if (isDeepStrictEqual(before, { ...before, ...body })) return unchanged({ data: before });
  const row = await tx
    .updateTable('products')
    .set({ ...columnsOf(body), updated_at: ctx.now() })
    .where('account_id', '=', accountOf(ctx))
    .where('id', '=', params.id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(numberTakenOr);
  const after = productOf(row);
  return changed({ data: after }, { subject: 'product', subjectId: params.id, before, after });
}

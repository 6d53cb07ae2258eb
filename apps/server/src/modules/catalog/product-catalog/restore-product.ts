import type { endpoints, Params, Product } from '@waybill/contract';
import { changed, unchanged, type Outcome } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { holdProduct } from './find-product.ts';
import { numberTakenOr } from './number-taken.ts';
import { productOf } from './product-row.ts';

type Input = { readonly params: Params<typeof endpoints.productCatalog.restore> };

/**
 * Restores a deleted product. Idempotent.
 * @throws Refusal not_found, or 422 `product_number_taken` when its number was taken in the meantime
 */
export async function restoreProduct(ctx: Context, tx: Tx, { params }: Input): Promise<Outcome<{ data: Product }>> {
  const held = await holdProduct(tx, accountOf(ctx), params.id);
  const product = productOf(held);
  if (held.deleted_at === null) return unchanged({ data: product });
  await tx
    .updateTable('products')
    .set({ deleted_at: null })
    .where('account_id', '=', accountOf(ctx))
    .where('id', '=', params.id)
    .execute()
    .catch(numberTakenOr);
  return changed({ data: product }, { subject: 'product', subjectId: params.id, after: product });
}

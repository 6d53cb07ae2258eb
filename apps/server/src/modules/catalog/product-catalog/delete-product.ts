import type { endpoints, Params, Product } from '@waybill/contract';
import { changed, type Outcome } from '../../../core/command.ts';
import { accountOf, type Context } from '../../../core/context.ts';
import type { Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { holdProduct } from './find-product.ts';
import { productOf } from './product-row.ts';

type Input = { readonly params: Params<typeof endpoints.productCatalog.delete> };

/**
 * Soft-deletes a product. It can be restored; its number becomes free.
 * @throws Refusal not_found, also when it was deleted before
 */
export async function deleteProduct(ctx: Context, tx: Tx, { params }: Input): Promise<Outcome<{ data: Product }>> {
  const held = await holdProduct(tx, accountOf(ctx), params.id);
  if (held.deleted_at !== null) throw new Refusal('not_found');
  await tx
    .updateTable('products')
    .set({ deleted_at: ctx.now() })
    .where('account_id', '=', accountOf(ctx))
    .where('id', '=', params.id)
    .execute();
  const product = productOf(held);
  return changed({ data: product }, { subject: 'product', subjectId: params.id, before: product });
}

import type { Body, endpoints, Product } from '@waybill/contract';
import { changed, type Outcome } from '../../core/command.ts';
import { accountOf, type Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { newId } from '../../core/ids.ts';
import { numberTakenOr } from './number-taken.ts';
import { columnsOf, productOf } from './product-row.ts';

type Input = { readonly body: Body<typeof endpoints.productCatalog.create> };

/**
 * Puts a product into the catalog.
 * @throws Refusal 422 `product_number_taken` when another product has the number
 */
export async function createProduct(ctx: Context, tx: Tx, { body }: Input): Promise<Outcome<{ data: Product }>> {
  const now = ctx.now();
  const row = await tx
    .insertInto('products')
    .values({ ...columnsOf(body), account_id: accountOf(ctx), id: newId(), created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch(numberTakenOr);
  const product = productOf(row);
  return changed({ data: product }, { subject: 'product', subjectId: product.id, after: product });
}

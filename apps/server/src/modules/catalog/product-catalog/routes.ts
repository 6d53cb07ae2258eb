import { endpoints } from '@waybill/contract';
import { accountOf } from '../../../core/context.ts';
import { command, query, type Binding } from '../../../core/http/binding.ts';
import { pageBody } from '../../../core/page.ts';
import { importBindings } from '../../platform/imports/index.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { findProduct } from './find-product.ts';
import { productKind } from './import/kind.ts';
import { listProducts } from './list-products.ts';
import { productOf } from './product-row.ts';
import { restoreProduct } from './restore-product.ts';
import { updateProduct } from './update-product.ts';

const catalog = endpoints.productCatalog;

export const productCatalogBindings: readonly Binding[] = [
  query(catalog.list, async (ctx, { query: asked }) => {
    const { rows, total } = await listProducts(ctx.db, accountOf(ctx), asked);
    return pageBody(rows.map(productOf), total, asked, catalog.list.path);
  }),
  query(catalog.show, async (ctx, { params }) => ({
    data: productOf(await findProduct(ctx.db, accountOf(ctx), params.id)),
  })),
  command(catalog.create, createProduct),
  command(catalog.update, updateProduct),
  command(catalog.delete, deleteProduct),
  command(catalog.restore, restoreProduct),
  ...importBindings(endpoints.productImports, productKind),
];

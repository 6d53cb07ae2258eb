import { importEndpoints } from '../platform/imports.ts';

/** Files of products of a catalog; apart from the records, which pages need that import none. */
export const productImports = importEndpoints({
  records: '/api/products',
  imports: '/api/product-imports',
  tag: 'Product catalog',
  read: 'product.read',
  write: 'product.write',
  audit: 'product',
});

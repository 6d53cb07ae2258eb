export { columnsOf, productOf, type ProductRow } from './product-row.ts';
export { productCatalogBindings } from './routes.ts';

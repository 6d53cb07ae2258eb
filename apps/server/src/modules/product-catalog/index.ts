export { columnsOf, productOf } from './product-row.ts';
export { productCatalogBindings } from './routes.ts';

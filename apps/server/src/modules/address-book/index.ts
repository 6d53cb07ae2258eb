export { addressBookBindings } from './routes.ts';
export { addressColumns } from './address-columns.ts';

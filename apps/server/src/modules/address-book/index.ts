export { addressBookBindings } from './routes.ts';
export { addressColumns } from './address-columns.ts';
export { useAddressVerifier, type AddressVerifier } from './verify/verifier.ts';

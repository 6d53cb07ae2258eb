export { addressBookBindings } from './routes.ts';
export { readPlace } from './import/read-place.ts';
export { addressColumns } from './address-columns.ts';
export { useAddressVerifier, type AddressVerifier } from './verify/verifier.ts';

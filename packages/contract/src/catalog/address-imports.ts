import { importEndpoints } from '../platform/imports.ts';

/** Files of addresses of an address book; apart from the records, which pages need that import none. */
export const addressImports = importEndpoints({
  records: '/api/addresses',
  imports: '/api/address-imports',
  tag: 'Address book',
  read: 'address.read',
  write: 'address.write',
  audit: 'address',
});

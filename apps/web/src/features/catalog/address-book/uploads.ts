import { addressImportFields, endpoints } from '@waybill/contract';
import type { UploadKind } from '../../platform/imports/public.ts';
import { bookReads } from './api.ts';

/** Addresses as they come in from files. */
export const addressUploads: UploadKind = {
  name: 'addresses',
  endpoints: endpoints.addressImports,
  fields: addressImportFields,
  list: 'addresses',
  page: 'addresses.upload',
  reads: bookReads,
};

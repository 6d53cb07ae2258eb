import { endpoints, productImportFields } from '@waybill/contract';
import type { UploadKind } from '../../platform/imports/public.ts';
import { productReads } from './api.ts';

/** Products as they come in from files. */
export const productUploads: UploadKind = {
  name: 'products',
  endpoints: endpoints.productImports,
  fields: productImportFields,
  list: 'products',
  page: 'products.upload',
  reads: productReads,
};

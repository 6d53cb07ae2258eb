import { UploadPage } from '../../platform/imports/public.ts';
import { productUploads } from './uploads.ts';

/** Brings products in from a file. */
export function ProductUploadPage() {
  return <UploadPage kind={productUploads} />;
}

import { UploadPage } from '../imports/public.ts';
import { productUploads } from './uploads.ts';

/** Brings products in from a file. */
export function ProductUploadPage() {
  return <UploadPage kind={productUploads} />;
}

import { UploadPage } from '../../platform/imports/public.ts';
import { addressUploads } from './uploads.ts';

/** Brings addresses in from a file. */
export function AddressUploadPage() {
  return <UploadPage kind={addressUploads} />;
}

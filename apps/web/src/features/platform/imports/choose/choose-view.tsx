import { GuidePanel } from '../frame/guide-panel.tsx';
import layout from '../frame/columns.module.css';
import type { UploadKind } from '../kind.ts';
import { DropZone } from './drop-zone.tsx';
import { RecentUploads } from './recent-uploads.tsx';
import { useUpload } from './use-upload.ts';

/** Where an upload begins: a file, what it should look like, and the uploads before it. */
export function ChooseView({ kind }: { readonly kind: UploadKind }) {
  const uploading = useUpload(kind);
  return (
    <div className={layout.columns}>
      <div className={layout.main}>
        <DropZone uploading={uploading} />
        <RecentUploads kind={kind} />
      </div>
      <div className={layout.side}>
        <GuidePanel kind={kind} />
      </div>
    </div>
  );
}

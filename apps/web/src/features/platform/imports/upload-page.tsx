import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressParams } from '../../../lib/routes/use-address.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { importQuery } from './api.ts';
import { CheckView } from './check/check-view.tsx';
import { ChooseView } from './choose/choose-view.tsx';
import { DoneView } from './done/done-view.tsx';
import { UploadHead, type UploadStep } from './frame/upload-head.tsx';
import { UploadSkeleton } from './frame/upload-skeleton.tsx';
import type { UploadKind } from './kind.ts';

type Props = { readonly kind: UploadKind };

/** An upload that is under way: what its file holds, or what became of it. */
function OpenUpload({ kind, id }: Props & { readonly id: string }) {
  const { t } = useTranslation();
  const [committing, setCommitting] = useState(false);
  const query = useQuery(importQuery(kind, id, committing));
  const upload = query.data?.data;
  const step: UploadStep =
    upload === undefined
      ? 'rows'
      : upload.state !== 'checked'
        ? 'import'
        : upload.missing.length > 0
          ? 'columns'
          : 'rows';
  return (
    <>
      <UploadHead kind={kind} step={step} done={upload?.state === 'imported'} />
      {upload === undefined && query.isPending && <UploadSkeleton />}
      {upload === undefined && query.isError && (
        <LoadFailed
          message={t(query.error.status === 404 ? 'imports.gone' : 'imports.failed')}
          retry={() => void query.refetch()}
        />
      )}
      {upload?.state === 'checked' && (
        <CheckView kind={kind} upload={upload} committing={committing} onCommitting={setCommitting} />
      )}
      {upload !== undefined && upload.state !== 'checked' && <DoneView kind={kind} upload={upload} />}
    </>
  );
}

/** Brings records in from a CSV file, in four steps. The upload stands in the address, so that one can leave and come back. */
export function UploadPage({ kind }: Props) {
  const { upload: id } = useAddressParams();
  if (id !== undefined) return <OpenUpload key={id} kind={kind} id={id} />;
  return (
    <>
      <UploadHead kind={kind} step="file" done={false} />
      <ChooseView kind={kind} />
    </>
  );
}

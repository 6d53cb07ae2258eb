import { useQuery } from '@tanstack/react-query';
import { endpoints, type Edi214File } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../lib/api/query.ts';
import { useAddressQuery } from '../../../lib/routes/use-address.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DropFile } from './drop-file.tsx';
import css from './edi-214.module.css';
import { FileResult } from './file-result.tsx';
import { History } from './history.tsx';
import { useTakeFile } from './use-take-file.ts';
import { WhatHappens } from './what-happens.tsx';

/** What became of a file that was brought before. */
function Earlier({ id }: { readonly id: string }) {
  const query = useQuery(apiQuery(endpoints.edi214.show, { params: { id } }));
  if (query.isError) return <LoadFailed message={query.error.message} retry={() => void query.refetch()} />;
  return query.data === undefined ? null : <FileResult file={query.data.data} />;
}

/** Status files of carriers: bring one, see what became of it, and of those before. */
export function StatusFilesPage() {
  const { t } = useTranslation();
  const opened = useAddressQuery()['file'];
  const [latest, setLatest] = useState<Edi214File | null>(null);
  const taking = useTakeFile(setLatest);
  const fresh = latest !== null && latest.delivery_id === opened;
  return (
    <>
      <PageHeader title={t('titles.status_files')} note={t('edi_214.note')} />
      <div className={css.columns}>
        <div className={css.main}>
          <DropFile taking={taking} />
          {fresh ? <FileResult file={latest} /> : opened !== undefined && <Earlier key={opened} id={opened} />}
        </div>
        <WhatHappens />
      </div>
      <History />
    </>
  );
}

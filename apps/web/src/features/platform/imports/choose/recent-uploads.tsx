import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ImportState, ImportSummary } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { ToneChip } from '../../../../ui/freight/status/status-chip.tsx';
import { IconArrowBackUp, IconBan, IconCircleCheck, IconClock } from '../../../../ui/icons.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { RouteLink } from '../../../../ui/route-link.tsx';
import { recentQuery } from '../api.ts';
import { localZone } from '../here.ts';
import type { UploadKind } from '../kind.ts';
import css from './recent-uploads.module.css';

const looks = {
  checked: { tone: 'wait', icon: IconClock },
  imported: { tone: 'go', icon: IconCircleCheck },
  undone: { tone: 'off', icon: IconArrowBackUp },
  canceled: { tone: 'off', icon: IconBan },
} as const satisfies Readonly<Record<ImportState, unknown>>;

function Upload({ kind, upload }: { readonly kind: UploadKind; readonly upload: ImportSummary }) {
  const { t } = useTranslation();
  const { dateTime, number } = useFormats();
  const { tone, icon } = looks[upload.state];
  const added = upload.result?.added ?? upload.rows;
  return (
    <li className={css.upload}>
      <RouteLink
        to={kind.page}
        params={{ upload: upload.id }}
        className={css.name}
        aria-label={t('imports.recent.open', { name: upload.file_name })}
      >
        {upload.file_name}
      </RouteLink>
      <span className={css.who}>
        {t('imports.recent.by', { who: upload.created_by, when: dateTime(upload.created_at, localZone()) })}
      </span>
      <span className={css.rows}>{number(added)}</span>
      <ToneChip tone={tone} icon={icon}>
        {t(`imports.recent.states.${upload.state}`)}
      </ToneChip>
    </li>
  );
}

/** The latest uploads of the account: one that waits can be gone on with, one that went in can be undone. */
export function RecentUploads({ kind }: { readonly kind: UploadKind }) {
  const { t } = useTranslation();
  const query = useQuery(recentQuery(kind));
  const uploads = query.data?.data;
  return (
    <Panel title={t('imports.recent.title')} flush>
      {query.isPending && (
        <div className={css.wait}>
          <Skeleton height={16} />
          <Skeleton height={16} />
        </div>
      )}
      {query.isError && !uploads && <LoadFailed retry={() => void query.refetch()} flush />}
      {uploads?.length === 0 && <p className={css.none}>{t('imports.recent.none')}</p>}
      {uploads && uploads.length > 0 && (
        <ul className={css.list}>
          {uploads.map((upload) => (
            <Upload key={upload.id} kind={kind} upload={upload} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

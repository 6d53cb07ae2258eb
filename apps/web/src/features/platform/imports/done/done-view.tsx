import { Button } from '@mantine/core';
import type { ImportSummary } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/call.ts';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { IconArrowBackUp, IconDownload } from '../../../../ui/icons.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { notifyDone, notifyRefused } from '../../../../ui/notify.ts';
import { useFresh } from '../api.ts';
import { useSaveFile } from '../export/use-save-file.ts';
import layout from '../frame/columns.module.css';
import { localZone } from '../here.ts';
import type { UploadKind } from '../kind.ts';
import css from './done-view.module.css';
import { DonePanel } from './done-panel.tsx';

type Props = { readonly kind: UploadKind; readonly upload: ImportSummary };

/** Undoes a whole upload, after asking. */
function Undo({ kind, upload }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const fresh = useFresh(kind);
  const [asking, setAsking] = useState(false);
  const undoing = useApiMutation(kind.endpoints.undo, { refreshes: kind.reads });
  const until = upload.undo_until;
  const [now] = useState(() => Date.now());
  const undo = (): void =>
    undoing.mutate(
      { params: { id: upload.id } },
      {
        onSuccess: ({ data }) => {
          fresh(data);
          notifyDone({ title: t('imports.done.undone') });
        },
        onError: ({ message }) => notifyRefused({ title: t('imports.done.undo_failed'), text: message }),
        onSettled: () => setAsking(false),
      },
    );
  if (until === null || new Date(until).getTime() < now) {
    return <p className={css.note}>{t('imports.done.undo_over')}</p>;
  }
  return (
    <>
      <Button leftSection={<IconArrowBackUp size={16} aria-hidden="true" />} onClick={() => setAsking(true)}>
        {t('imports.done.undo')}
      </Button>
      <p className={css.note}>{t('imports.done.undo_until', { when: dateTime(until, localZone()) })}</p>
      <ConfirmDialog
        opened={asking}
        title={t('imports.done.undo_question')}
        confirm={t('imports.done.undo')}
        working={undoing.isPending}
        onConfirm={undo}
        onCancel={() => setAsking(false)}
      >
        {t('imports.done.undo_text')}
      </ConfirmDialog>
    </>
  );
}

function Rejected({ kind, upload }: Props) {
  const { t } = useTranslation();
  const { saving, save } = useSaveFile();
  const count = upload.result?.rejected ?? 0;
  if (count === 0) return null;
  const name = `${upload.file_name.replace(/\.\w+$/, '')}-rejected.csv`;
  const read = () => call(kind.endpoints.rejected, { params: { id: upload.id } });
  return (
    <Notice
      tone="care"
      title={t('imports.done.rejected', { count })}
      action={
        <Button
          loading={saving}
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => void save(name, read)}
        >
          {t('imports.problems_table.download', { count })}
        </Button>
      }
    />
  );
}

/** Whether an upload put something in that can be taken back. */
function isUndoable({ state, result }: ImportSummary): boolean {
  return state === 'imported' && result !== null && result.added + result.updated > 0;
}

/** What became of an upload, the way back, and the way on. */
export function DoneView({ kind, upload }: Props) {
  const { t } = useTranslation();
  return (
    <div className={layout.main}>
      <DonePanel kind={kind} upload={upload} />
      {upload.state === 'imported' && <Rejected kind={kind} upload={upload} />}
      <div className={css.ways}>
        <LinkButton to={kind.list} variant="filled">
          {t(`imports.kinds.${kind.name}.look`)}
        </LinkButton>
        <LinkButton to={kind.page}>{t('imports.done.again')}</LinkButton>
        {isUndoable(upload) && <Undo kind={kind} upload={upload} />}
      </div>
    </div>
  );
}

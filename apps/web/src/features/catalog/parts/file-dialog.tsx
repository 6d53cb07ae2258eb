import { Button, FileInput, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { endpoints, partFileFields, type PartFileResult } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { queryKey } from '../../../lib/api/query.ts';
import { sendFile } from '../../../lib/api/send-file.ts';
import { FormDialog, useDirty, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { FileResult } from './file-result.tsx';
import css from './parts.module.css';

type Stage = {
  readonly file: File | null;
  readonly busy: boolean;
  readonly result: PartFileResult | null;
  readonly failure: string | null;
};

const empty: Stage = { file: null, busy: false, result: null, failure: null };

function FileForm({ onClose, guard }: { readonly onClose: () => void; readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const [stage, setStage] = useState(empty);
  useDirty(guard, stage.file !== null);
  const send = async (endpoint: typeof endpoints.staffParts.check | typeof endpoints.staffParts.import, file: File) => {
    setStage((now) => ({ ...now, file, busy: true, failure: null }));
    try {
      const signal = new AbortController().signal;
      const { data } = await sendFile(endpoint, { query: undefined, file, signal, onSent: () => undefined });
      setStage({ file, busy: false, result: data, failure: null });
      return data;
    } catch (problem) {
      setStage({ file, busy: false, result: null, failure: (problem as ApiProblem).message });
      return null;
    }
  };
  const choose = (file: File | null): void => {
    if (file === null) setStage(empty);
    else void send(endpoints.staffParts.check, file);
  };
  const bringIn = async (file: File): Promise<void> => {
    const done = await send(endpoints.staffParts.import, file);
    if (done === null || done.problem_count > 0) return;
    await cache.invalidateQueries({ queryKey: queryKey(endpoints.staffParts.list) });
    notifyDone({ title: t('parts.brought_in') });
    onClose();
  };
  const { file, busy, result, failure } = stage;
  const ready = result !== null && result.problem_count === 0 && result.added + result.changed > 0;
  return (
    <div className={css.about}>
      <p>{t('parts.import_text')}</p>
      <p className="wb-soft">
        {t('parts.columns_text', { headings: partFileFields.map((field) => t(`parts.file.${field}`)).join(', ') })}
      </p>
      <FileInput
        label={t('parts.file_name')}
        placeholder={t('parts.choose_file')}
        accept=".csv,text/csv"
        clearable
        value={file}
        onChange={choose}
        error={failure}
        data-autofocus
      />
      <span role="status" className="wb-soft">
        {busy && t('parts.checking')}
      </span>
      {result !== null && <FileResult result={result} />}
      <Group justify="flex-end" gap="xs">
        <Button onClick={guard.leave}>{t('common.cancel')}</Button>
        <Button variant="filled" loading={busy} disabled={!ready} onClick={() => file !== null && void bringIn(file)}>
          {t('parts.bring_in')}
        </Button>
      </Group>
    </div>
  );
}

/** Brings parts in from a file: it is checked first, and says what would happen. */
export function FileDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('parts.import_title')} size="lg" onClose={onClose}>
      {(guard) => <FileForm onClose={onClose} guard={guard} />}
    </FormDialog>
  );
}

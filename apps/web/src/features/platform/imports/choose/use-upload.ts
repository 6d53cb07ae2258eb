import { importLimits } from '@waybill/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { sendFile } from '../../../../lib/api/send-file.ts';
import { go } from '../../../../lib/routes/navigator.ts';
import { useFresh } from '../api.ts';
import type { UploadKind } from '../kind.ts';

export type Uploading = {
  /** The file on its way, and the share of it that has left; null while none is. */
  readonly sending: { readonly name: string; readonly share: number } | null;
  /** Why the last file was turned down. */
  readonly refused: string | null;
  readonly start: (file: File) => Promise<void>;
  readonly stop: () => void;
};

/** Workbooks and pictures are told apart by their names, before anything is sent. */
const tables = /\.(csv|tsv|txt)$/i;

/** Sends a file, and opens the page of its check once the server has it. */
export function useUpload(kind: UploadKind): Uploading {
  const { t } = useTranslation();
  const fresh = useFresh(kind);
  const [sending, setSending] = useState<Uploading['sending']>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (file: File): Promise<void> => {
    const { name } = file;
    setRefused(tables.test(name) ? null : t('imports.drop.not_csv'));
    if (!tables.test(name)) return;
    if (file.size > importLimits.bytes) return setRefused(t('errors.payload_too_large'));
    const control = new AbortController();
    running.current = control;
    setSending({ name, share: 0 });
    try {
      const { data } = await sendFile(kind.endpoints.upload, {
        query: { name },
        file,
        signal: control.signal,
        onSent: (sent, total) => setSending({ name, share: total === 0 ? 1 : sent / total }),
      });
      fresh(data);
      await go(kind.page, { upload: data.id });
    } catch (cause) {
      if (cause instanceof ApiProblem) setRefused(cause.message);
      else if (!control.signal.aborted) throw cause;
    } finally {
      if (running.current === control) setSending(null);
    }
  };
  return { sending, refused, start, stop: () => running.current?.abort() };
}

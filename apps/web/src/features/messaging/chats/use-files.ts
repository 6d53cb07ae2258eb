import { chatLimits, type ChatAttachment } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverTexts } from '../../../lib/forms/server-texts.ts';
import { ApiProblem } from '../../../lib/api/problem.ts';
import type { ChatWire } from './wires.ts';

/** A file of a message that is being written; `sent` once the server has it. */
type Waiting = { readonly id: string; readonly name: string; readonly sent: ChatAttachment | null };

export const megabytes = chatLimits.fileBytes / 1_000_000;

/** Files of the message that is being written: each leaves at once, so that sending waits for nothing. */
export function useFiles(wire: ChatWire, chat: string) {
  const { t } = useTranslation();
  const [all, setAll] = useState<readonly Waiting[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = (id: string): void => setAll((now) => now.filter((one) => one.id !== id));

  async function bring(id: string, file: File): Promise<void> {
    try {
      const sent = await wire.attach(chat, file, { id, name: file.name });
      setAll((now) => now.map((one) => (one.id === id ? { ...one, sent } : one)));
    } catch (refusal) {
      remove(id);
      if (!(refusal instanceof ApiProblem)) throw refusal;
      setProblem(Object.values(serverTexts(refusal))[0] ?? refusal.message);
    }
  }
  function add(files: readonly File[]): void {
    setProblem(null);
    const room = chatLimits.files - all.length;
    if (files.length > room) setProblem(t('chats.too_many_files', { count: chatLimits.files }));
    for (const file of files.slice(0, room)) {
      if (file.size > chatLimits.fileBytes) {
        setProblem(t('chats.file_too_big', { name: file.name, megabytes }));
        continue;
      }
      const id = crypto.randomUUID();
      setAll((now) => [...now, { id, name: file.name, sent: null }]);
      void bring(id, file);
    }
  }
  return {
    all,
    problem,
    done: all.flatMap(({ sent }) => sent ?? []),
    busy: all.some(({ sent }) => sent === null),
    add,
    remove,
    clear: () => setAll([]),
    /** Takes back files that the server has, of a message that was not sent. */
    restore: (files: readonly ChatAttachment[]) =>
      setAll((now) => [...now, ...files.map((sent) => ({ id: sent.id, name: sent.name, sent }))]),
  };
}

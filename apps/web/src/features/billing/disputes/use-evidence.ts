import { useQueryClient } from '@tanstack/react-query';
import { evidenceLimits, evidenceTypes, type Endpoint, type endpoints } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { queryKey } from '../../../lib/api/query.ts';
import { sendFile } from '../../../lib/api/send-file.ts';
import { notifyRefused } from '../../../ui/notify.ts';

/** What a file chooser offers. */
export const evidenceAccept = evidenceTypes.join(',');
type Adding = typeof endpoints.disputes.addEvidence | typeof endpoints.staffDisputes.addEvidence;

/** Why a file cannot go along; null when it can. */
export function fileBar(t: TFunction, file: File): string | null {
  return file.size > evidenceLimits.bytes ? t('disputes.form.too_large', { name: file.name }) : null;
}

/** Sends one file of a dispute. @throws ApiProblem */
export async function sendEvidence(endpoint: Adding, disputeId: string, file: File): Promise<void> {
  await sendFile(endpoint, {
    params: { id: disputeId },
    query: { name: file.name },
    file,
    signal: new AbortController().signal,
    onSent: () => undefined,
  });
}

/** What the server has against a file: of the file itself where it says so. */
export function refusalOf(problem: ApiProblem): string {
  return problem.errors['file']?.[0] ?? problem.message;
}

/** Adds files to a dispute that is there; each that is refused is named with the reason. */
export function useAddEvidence(endpoint: Adding, disputeId: string, refreshes: readonly Endpoint[]) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const [adding, setAdding] = useState(false);
  const add = async (files: readonly File[]): Promise<void> => {
    setAdding(true);
    for (const file of files) {
      try {
        const bar = fileBar(t, file);
        if (bar === null) await sendEvidence(endpoint, disputeId, file);
        else notifyRefused({ title: t('disputes.card.not_added'), text: bar });
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem;
        notifyRefused({ title: t('disputes.card.not_added'), text: `${file.name}: ${refusalOf(problem)}` });
      }
    }
    setAdding(false);
    await Promise.all(refreshes.map((read) => cache.invalidateQueries({ queryKey: queryKey(read) })));
  };
  return { adding, add: (files: readonly File[]) => void add(files) };
}

import { useQueryClient } from '@tanstack/react-query';
import { endpoints, tariffFileBytes, type Answer } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf } from '../../../../lib/api/address.ts';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import { queryKey } from '../../../../lib/api/query.ts';
import { sendFile } from '../../../../lib/api/send-file.ts';
import { notifyDone, notifyRefused } from '../../../../ui/notify.ts';
import { tariffReads, useOutrun } from '../reads.ts';

const { carrierTariffs } = endpoints;
export type ReadFile = Answer<typeof carrierTariffs.upload>['data'] & { readonly name: string };

/** Where a version is downloaded from; without one, the next or the one in force, or an example. */
export function tariffFileAddress(carrierId: string, version?: string): string {
  return addressOf(carrierTariffs.file.path, { id: carrierId }, version === undefined ? {} : { version });
}

/** Sends a file into the next version, and keeps what is wrong with it until the next one. */
export function useTariffFile(carrierId: string, revision: number | null) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const outrun = useOutrun('tariff');
  const [read, setRead] = useState<ReadFile | null>(null);
  const [working, setWorking] = useState(false);
  async function take(file: File): Promise<void> {
    const title = t('carrier_tariffs.upload_failed');
    if (file.size > tariffFileBytes) return notifyRefused({ title, text: t('carrier_tariffs.upload_too_large') });
    setRead(null);
    setWorking(true);
    try {
      const query = { name: file.name, ...(revision === null ? {} : { revision }) };
      const { data } = await sendFile(carrierTariffs.upload, {
        params: { id: carrierId },
        query,
        file,
        signal: new AbortController().signal,
        onSent: () => undefined,
      });
      setRead({ ...data, name: file.name });
      if (data.problem_count === 0) {
        notifyDone({ title: t('carrier_tariffs.uploaded', { rows: data.rows }), text: file.name });
        await Promise.all(tariffReads.map((each) => cache.invalidateQueries({ queryKey: queryKey(each) })));
      }
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.code === 'conflict') outrun(problem);
      else if (problem instanceof ApiProblem) {
        const [[reason] = []] = Object.values(problem.errors ?? {});
        notifyRefused({ title, text: reason ?? problem.message });
      } else throw problem;
    } finally {
      setWorking(false);
    }
  }
  return { read, take, working };
}

import { useQueryClient } from '@tanstack/react-query';
import { endpoints } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKey, useApiMutation } from '../../../lib/api/query.ts';
import { sendFile } from '../../../lib/api/send-file.ts';
import { notifyDone } from '../../../ui/notify.ts';
import { carrierReads, useRefused } from './reads.ts';

/** Sends a carrier's logo, and takes it away. */
export function useLogo(id: string) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const refused = useRefused();
  const [working, setWorking] = useState(false);
  const drop = useApiMutation(endpoints.staffCarriers.removeLogo, { refreshes: carrierReads });
  async function send(file: File): Promise<void> {
    setWorking(true);
    try {
      await sendFile(endpoints.staffCarriers.logo, {
        params: { id },
        query: undefined,
        file,
        signal: new AbortController().signal,
        onSent: () => undefined,
      });
      await Promise.all(carrierReads.map((read) => cache.invalidateQueries({ queryKey: queryKey(read) })));
      notifyDone({ title: t('staff_carriers.logo_saved') });
    } catch (problem) {
      refused(problem);
    } finally {
      setWorking(false);
    }
  }
  async function remove(): Promise<void> {
    await drop
      .mutateAsync({ params: { id } })
      .then(() => notifyDone({ title: t('staff_carriers.logo_removed') }), refused);
  }
  return { send, remove, working };
}

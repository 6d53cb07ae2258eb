import { logoLimits, type Answer, type Endpoint, type QueryInput } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyDone } from '../../ui/notify.ts';
import { ApiProblem } from '../api/problem.ts';
import { sendFile } from '../api/send-file.ts';

/** Uploads a logo to an endpoint that takes one. @throws ApiProblem */
export function sendLogo<E extends Endpoint>(endpoint: E, file: File): Promise<Answer<E>> {
  const signal = new AbortController().signal;
  return sendFile(endpoint, { query: undefined as QueryInput<E>, file, signal, onSent: () => undefined });
}

/** Runs uploads and removals of a logo, with the refusal to show beside the button. */
export function useLogoChange() {
  const { t } = useTranslation();
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change = async (work: () => Promise<void>, done: string): Promise<void> => {
    setWorking(true);
    setProblem(null);
    try {
      await work();
      notifyDone({ title: done });
    } catch (cause) {
      if (!(cause instanceof ApiProblem)) throw cause;
      const tooBig = t('settings.brand.too_big', { kilobytes: logoLimits.bytes / 1000 });
      setProblem(cause.status === 413 ? tooBig : (cause.errors['logo']?.[0] ?? cause.message));
    } finally {
      setWorking(false);
    }
  };
  return { working, problem, run: (work: () => Promise<void>, done: string) => void change(work, done) };
}

import { endpoints, type Edi214File } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../../lib/format/formats.ts';
import { currentLanguage } from '../../../lib/language/i18n.ts';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { useApiMutation } from '../../../lib/api/query.ts';
import { go } from '../../../lib/routes/navigator.ts';

/** Characters that the server takes; a file of statuses is far below. */
const most = 900_000;

export type Taking = {
  /** Name of the file that is being taken in. */
  readonly reading: string | null;
  /** Why the last one was not. */
  readonly refused: string | null;
  readonly take: (file: File) => Promise<void>;
};

/** Sends a file and tells what became of it; its result stands in the address. */
export function useTakeFile(onTaken: (file: Edi214File) => void): Taking {
  const { t } = useTranslation();
  const { mutateAsync } = useApiMutation(endpoints.edi214.upload, {
    refreshes: [endpoints.edi214.list, endpoints.edi214.show],
  });
  const [reading, setReading] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  async function take(file: File): Promise<void> {
    setRefused(null);
    if (file.size > most) {
      const size = numberFormat(currentLanguage(), { style: 'unit', unit: 'kilobyte' }).format(most / 1000);
      return setRefused(t('edi_214.too_large', { size }));
    }
    setReading(file.name);
    try {
      const { data } = await mutateAsync({ body: { file_name: file.name, content: await file.text() } });
      onTaken(data);
      await go('admin.edi', {}, { search: { file: data.delivery_id } });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      const [[reason] = []] = Object.values(problem.errors ?? {});
      setRefused(reason ?? problem.message);
    } finally {
      setReading(null);
    }
  }
  return { reading, refused, take };
}

import { endpoints, type Part } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { useApiMutation } from '../../../lib/api/query.ts';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';

const table = endpoints.staffParts;

/** What is read anew after a change. */
export const partReads = [table.list, table.show] as const;

/** Takes a part out of the catalog, or puts it back; each can be undone where it is said. */
export function useRetire(): (how: 'retire' | 'restore', part: Part) => void {
  const { t } = useTranslation();
  const retiring = useApiMutation(table.retire, { refreshes: partReads });
  const restoring = useApiMutation(table.restore, { refreshes: partReads });
  const change = async (how: 'retire' | 'restore', { id, description: name, version }: Part): Promise<void> => {
    const mutation = how === 'retire' ? retiring : restoring;
    try {
      const { data } = await mutation.mutateAsync({ params: { id }, body: { version } });
      notifyDone({
        title: t(how === 'retire' ? 'parts.was_retired' : 'parts.was_restored', { name }),
        action: { label: t('parts.undo'), run: () => void change(how === 'retire' ? 'restore' : 'retire', data) },
      });
    } catch (problem) {
      const { message, code } = problem as ApiProblem;
      notifyRefused({ title: message, ...(code === 'conflict' ? { text: t('parts.moved') } : {}) });
    }
  };
  return (how, part) => void change(how, part);
}

import { endpoints } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../../lib/api/problem.ts';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { notifyDone, notifyRefused } from '../../../../ui/notify.ts';
import { useSavedShown, type Savable } from './save-dialog.tsx';

const { unsave, restore } = endpoints.quoteLists;

/** Takes a quote off the saved ones at once; the notice that says so puts it back as it was. */
export function useUnsave(): (quote: Pick<Savable, 'id' | 'number'>) => void {
  const { t } = useTranslation();
  const shown = useSavedShown();
  const removing = useApiMutation(unsave);
  const restoring = useApiMutation(restore);
  const refused = (title: string) => (problem: ApiProblem) => notifyRefused({ title, text: problem.message });
  return ({ id, number }) => {
    const putBack = () =>
      restoring.mutate(
        { params: { id } },
        {
          onSuccess: ({ data }) => {
            void shown(id, data);
            notifyDone({ title: t('quote_lists.save.back', { number }) });
          },
          onError: refused(t('quote_lists.save.restore_failed')),
        },
      );
    removing.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          void shown(id, null);
          notifyDone({
            id: `unsaved-${id}`,
            title: t('quote_lists.save.removed', { number }),
            action: { label: t('quote_lists.save.undo'), run: putBack },
          });
        },
        onError: refused(t('quote_lists.save.remove_failed')),
      },
    );
  };
}

import { useQueryClient } from '@tanstack/react-query';
import type { ImportMode } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { queryKey, useApiMutation } from '../../../../lib/api/query.ts';
import { notifyDone, notifyRefused } from '../../../../ui/notify.ts';
import { useFresh } from '../api.ts';
import type { UploadKind } from '../kind.ts';

export type Committing = {
  readonly commit: (mode: ImportMode) => void;
  /** Calls off rows that are going in. */
  readonly cancel: () => void;
};

/** Lets the rows of an upload in, and tells how it went. */
export function useCommit(kind: UploadKind, id: string, onCommitting: (committing: boolean) => void): Committing {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const fresh = useFresh(kind);
  const committing = useApiMutation(kind.endpoints.commit, { refreshes: kind.reads });
  const canceling = useApiMutation(kind.endpoints.cancel);
  const commit = (mode: ImportMode): void => {
    onCommitting(true);
    committing.mutate(
      { params: { id }, body: { mode } },
      {
        onSuccess: ({ data }) => {
          fresh(data);
          notifyDone({ title: t(`imports.kinds.${kind.name}.done`, { count: data.result?.added ?? 0 }) });
        },
        onError: ({ message, errors }) => {
          const [[reason] = []] = Object.values(errors);
          if (!canceling.isPending) notifyRefused({ title: t('imports.how.failed'), text: reason ?? message });
          void cache.invalidateQueries({ queryKey: queryKey(kind.endpoints.show) });
        },
        onSettled: () => onCommitting(false),
      },
    );
  };
  const cancel = (): void =>
    canceling.mutate(
      { params: { id } },
      {
        onSuccess: ({ data }) => {
          fresh(data);
          notifyDone({ title: t('imports.how.canceled') });
        },
        onError: () => void cache.invalidateQueries({ queryKey: queryKey(kind.endpoints.show) }),
      },
    );
  return { commit, cancel };
}

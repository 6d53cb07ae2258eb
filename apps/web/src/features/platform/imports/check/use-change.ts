import type { ImportChange } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../../lib/api/query.ts';
import { notifyRefused } from '../../../../ui/notify.ts';
import { useFresh } from '../api.ts';
import type { UploadKind } from '../kind.ts';

export type Changing = {
  /** Sends what was decided; the file is checked again with it. */
  readonly change: (change: ImportChange) => void;
  readonly changing: boolean;
};

/** Decides something about an upload; a refusal is told, and everything stays as it was. */
export function useChange(kind: UploadKind, id: string): Changing {
  const { t } = useTranslation();
  const fresh = useFresh(kind);
  const changing = useApiMutation(kind.endpoints.change);
  return {
    changing: changing.isPending,
    change: (body) =>
      changing.mutate(
        { params: { id }, body },
        {
          onSuccess: ({ data }) => fresh(data),
          onError: ({ message }) => notifyRefused({ title: t('imports.change_failed'), text: message }),
        },
      ),
  };
}

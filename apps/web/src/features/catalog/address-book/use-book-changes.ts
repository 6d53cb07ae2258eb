import { endpoints, type Address } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { bookReads } from './api.ts';

const { delete: remove, restore } = endpoints.addressBook;

/** Takes an address out of the book at once; the notice that says so puts it back. */
export function useDelete(): (address: Pick<Address, 'id' | 'company'>) => void {
  const { t } = useTranslation();
  const deleting = useApiMutation(remove, { refreshes: bookReads });
  const restoring = useApiMutation(restore, { refreshes: bookReads });
  const refused = (title: string) => (problem: ApiProblem) => notifyRefused({ title, text: problem.message });
  return ({ id, company }) => {
    const putBack = () =>
      restoring.mutate(
        { params: { id } },
        {
          onSuccess: () => notifyDone({ title: t('address_book.restored'), text: company }),
          onError: refused(t('address_book.restore_failed')),
        },
      );
    deleting.mutate(
      { params: { id } },
      {
        onSuccess: () =>
          notifyDone({
            id: `deleted-${id}`,
            title: t('address_book.deleted', { company }),
            action: { label: t('address_book.undo'), run: putBack },
          }),
        onError: refused(t('address_book.delete_failed')),
      },
    );
  };
}

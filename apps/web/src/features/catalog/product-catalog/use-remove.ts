import { endpoints, type Product } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { useApiMutation } from '../../../lib/api/query.ts';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';
import { productReads } from './api.ts';

const catalog = endpoints.productCatalog;

/** Deletes a product at once and offers the way back in the notice about it. */
export function useRemove(onGone: () => void) {
  const { t } = useTranslation();
  const removing = useApiMutation(catalog.delete, { refreshes: [catalog.list] });
  const restoring = useApiMutation(catalog.restore, { refreshes: productReads });
  // The dialog is gone by then: what follows hangs on the call, not on the component.
  const restore = async (id: string): Promise<void> => {
    try {
      const { data } = await restoring.mutateAsync({ params: { id } });
      notifyDone({ title: t('product_catalog.restored'), text: data.description });
    } catch (problem) {
      const why = problem instanceof ApiProblem ? problem : null;
      const [[reason] = []] = Object.values(why?.errors ?? {});
      notifyRefused({ title: t('product_catalog.restore_failed'), text: reason ?? why?.message ?? '' });
    }
  };
  const remove = async ({ id, description }: Product): Promise<void> => {
    try {
      await removing.mutateAsync({ params: { id } });
    } catch {
      notifyRefused({ title: t('product_catalog.delete_failed') });
      return;
    }
    const action = { label: t('product_catalog.undo'), run: () => void restore(id) };
    notifyDone({ title: t('product_catalog.deleted'), text: description, action });
    onGone();
  };
  return { remove, removing: removing.isPending };
}

import { useQueryClient } from '@tanstack/react-query';
import { endpoints, type Answer, type EquipmentType } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../lib/api/problem.ts';
import { queryKey, useApiMutation } from '../../../lib/api/query.ts';
import { notifyDone, notifyRefused } from '../../../ui/notify.ts';

const table = endpoints.staffEquipmentTypes;

/** What is read anew after a change. */
export const equipmentReads = [table.list, endpoints.equipmentTypes.list] as const;

/** Says why a change was refused, and shows how it stands now. */
export function useOutrun(): (problem: ApiProblem) => void {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return (problem) => {
    notifyRefused({
      title: problem.message,
      ...(problem.code === 'conflict' ? { text: t('equipment_types.moved') } : {}),
    });
    void cache.invalidateQueries({ queryKey: queryKey(table.list) });
  };
}

/** Takes a kind out of new quotes, or offers it again; each can be taken back where it is said. */
export function useRetire() {
  const { t } = useTranslation();
  const outrun = useOutrun();
  const retiring = useApiMutation(table.retire, { refreshes: equipmentReads });
  const restoring = useApiMutation(table.restore, { refreshes: equipmentReads });
  async function change(how: 'retire' | 'restore', { id, name, version }: EquipmentType): Promise<void> {
    const mutation = how === 'retire' ? retiring : restoring;
    try {
      await mutation.mutateAsync({ params: { id }, body: { version } });
      notifyDone({
        title: t(how === 'retire' ? 'equipment_types.was_retired' : 'equipment_types.was_restored', { name }),
      });
    } catch (problem) {
      outrun(problem as ApiProblem);
    }
  }
  return {
    retire: (type: EquipmentType) => void change('retire', type),
    restore: (type: EquipmentType) => void change('restore', type),
  };
}

/** Moves a kind in the order that customers see; it stands there at once, and goes back when the server refuses. */
export function useOrder(offered: readonly EquipmentType[]): (from: number, to: number) => void {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const outrun = useOutrun();
  const order = useApiMutation(table.order, { refreshes: equipmentReads });
  return (from, to) => {
    const moved = [...offered];
    const [one] = moved.splice(from, 1);
    if (one === undefined) return;
    moved.splice(to, 0, one);
    const key = queryKey(table.list, {});
    cache.setQueryData<Answer<typeof table.list>>(
      key,
      (now) => now && { data: [...moved, ...now.data.filter(({ retired_at }) => retired_at !== null)] },
    );
    order.mutate(
      { body: { ids: moved.map(({ id }) => id) } },
      {
        onSuccess: () => notifyDone({ title: t('equipment_types.was_moved', { name: one.name, place: to + 1 }) }),
        onError: outrun,
      },
    );
  };
}

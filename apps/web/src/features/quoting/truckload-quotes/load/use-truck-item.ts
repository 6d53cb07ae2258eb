import { useCallback, useMemo } from 'react';
import { type ItemForm, type ItemDraft } from '../../quotes/public.ts';
import { useStore } from '../../../../lib/store.ts';
import { useChange, useLeaveField, useTruckloadForm } from '../draft/truckload-form.ts';

const alone: readonly ItemDraft[] = [];

/** One line of the draft with what is wrong in it, and the ways to change it; hazardous details are typed on it too. */
export function useTruckItem(
  item: ItemDraft,
  index: number,
): ItemForm & { readonly texts: readonly (readonly [string, string])[] } {
  const { problems } = useTruckloadForm();
  const changeDraft = useChange();
  const leave = useLeaveField();
  const path = `items.${index}`;
  const all = useStore(problems, ({ texts }) => texts);
  const texts = useMemo(() => Object.entries(all).filter(([field]) => field.startsWith(`${path}.`)), [all, path]);
  const { key } = item;
  const change = useCallback<ItemForm['change']>(
    (changes, ...fields) =>
      changeDraft(
        (now) => ({
          items: now.items.map((one) =>
            one.key === key ? { ...one, ...(typeof changes === 'function' ? changes(one) : changes) } : one,
          ),
        }),
        ...fields.map((field) => `${path}.${field}`),
      ),
    [changeDraft, key, path],
  );
  return {
    item,
    mates: alone,
    path,
    change,
    leave: useCallback((field: string) => leave(`${path}.${field}`), [leave, path]),
    problem: (field) => all[`${path}.${field}`],
    texts: texts.filter(([field]) => !field.includes('.hazmat.')),
  };
}

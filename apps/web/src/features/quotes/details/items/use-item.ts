import { useCallback } from 'react';
import { changeItem, forgive, useDesk, useDraft, type Change } from '../../draft/draft-context.ts';
import type { ItemDraft } from '../../draft/draft.ts';
import { useStore } from '../../draft/store.ts';
import { useLeave } from '../use-leave.ts';

const alone: readonly ItemDraft[] = [];

/** One line of the draft with what is wrong in it, and the ways to change it. */
export function useItem(index: number, key: string) {
  const desk = useDesk();
  const leave = useLeave();
  const item = useDraft((draft) => draft.details.items[index]);
  // A line of its own is not drawn again when others change.
  const mates = useDraft((draft) => (draft.details.items[index]?.group ? draft.details.items : alone));
  const texts = useStore(desk.problems, (now) => now.texts);
  const path = `items.${index}`;
  const change = useCallback(
    (changes: Change<ItemDraft>, ...fields: readonly string[]) => {
      forgive(desk, ...fields.map((field) => `${path}.${field}`));
      changeItem(desk, key, changes);
    },
    [desk, key, path],
  );
  return {
    item,
    mates,
    path,
    change,
    leave: useCallback((field: string) => leave(`${path}.${field}`), [leave, path]),
    problem: (field: string): string | undefined => texts[`${path}.${field}`],
  };
}
export type ItemDesk = ReturnType<typeof useItem> & { readonly item: ItemDraft };

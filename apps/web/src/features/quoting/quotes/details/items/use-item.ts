import { useCallback, useMemo } from 'react';
import type { FieldTexts } from '../../../../../lib/forms/server-texts.ts';
import { changeItem, forgive, useQuoteForm, useDraft, type Change } from '../../draft/quote-form.ts';
import type { ItemDraft } from '../../draft/draft.ts';
import { useStore } from '../../../../../lib/store.ts';
import { useLeave } from '../use-leave.ts';

/** What is wrong below a path; the same object as long as none of it has changed. */
function useTextsOf(path: string): FieldTexts {
  const { problems } = useQuoteForm();
  const written = useStore(problems, ({ texts }) => {
    const below = Object.entries(texts).filter(([field]) => field.startsWith(`${path}.`));
    return below.length === 0 ? '{}' : JSON.stringify(Object.fromEntries(below));
  });
  return useMemo(() => JSON.parse(written) as FieldTexts, [written]);
}

const alone: readonly ItemDraft[] = [];

/** One line of the draft with what is wrong in it, and the ways to change it. */
export function useItem(index: number, key: string) {
  const lineForm = useQuoteForm();
  const leave = useLeave();
  const item = useDraft((draft) => draft.details.items[index]);
  // A line of its own is not drawn again when others change.
  const mates = useDraft((draft) => (draft.details.items[index]?.group ? draft.details.items : alone));
  const path = `items.${index}`;
  const texts = useTextsOf(path);
  const change = useCallback(
    (changes: Change<ItemDraft>, ...fields: readonly string[]) => {
      forgive(lineForm, ...fields.map((field) => `${path}.${field}`));
      changeItem(lineForm, key, changes);
    },
    [lineForm, key, path],
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
export type ItemForm = ReturnType<typeof useItem> & { readonly item: ItemDraft };

import type { EquipmentUsed } from '@waybill/contract';
import { createContext, use, useCallback } from 'react';
import type { FieldTexts } from '../../../../lib/forms/server-texts.ts';
import { useStore, type Store } from '../../../../lib/store.ts';
import { truckloadBody, truckloadProblems } from './body.ts';
import type { TruckloadDraft } from './draft.ts';

/** What is wrong, by field, and how often a submit has failed; the summary takes the focus each time. */
export type Problems = { readonly texts: FieldTexts; readonly failed: number; readonly failure: string | null };
export const noProblems: Problems = { texts: {}, failed: 0, failure: null };

/** One truckload being priced. */
export type TruckloadForm = {
  readonly userId: string;
  readonly draft: Store<TruckloadDraft>;
  readonly problems: Store<Problems>;
  /** What there is to choose from, in the order of staff. */
  readonly equipment: readonly EquipmentUsed[];
};

export const TruckloadFormContext = createContext<TruckloadForm | null>(null);

/** The desk of the page. @throws outside of it */
export function useTruckloadForm(): TruckloadForm {
  const truckloadForm = use(TruckloadFormContext);
  if (truckloadForm === null) throw new Error('Used outside of the truckload page');
  return truckloadForm;
}

/** Part of the draft; draws again only when that part changes. */
export function useTruckDraft<S>(select: (draft: TruckloadDraft) => S): S {
  return useStore(useTruckloadForm().draft, select);
}

/** The kind chosen, or the first there is. */
export function chosenOf({ equipment }: Pick<TruckloadForm, 'equipment'>, id: string | null): EquipmentUsed | null {
  return equipment.find((one) => one.id === id) ?? equipment[0] ?? null;
}

export function useChosen(): EquipmentUsed | null {
  const truckloadForm = useTruckloadForm();
  const id = useTruckDraft(({ equipment_id }) => equipment_id);
  return chosenOf(truckloadForm, id);
}

/** What is wrong with a field, once it was left or a submit failed. */
export function useTruckProblem(path: string): string | undefined {
  return useStore(useTruckloadForm().problems, ({ texts }) => texts[path]);
}

/** Changes the draft, and forgets what was said about fields that begin so. */
export function useChange() {
  const truckloadForm = useTruckloadForm();
  return useCallback(
    (change: (now: TruckloadDraft) => Partial<TruckloadDraft>, ...fields: readonly string[]): void => {
      truckloadForm.draft.set((now) => ({ ...now, ...change(now) }));
      truckloadForm.problems.set((now) => {
        const left = Object.entries(now.texts).filter(
          ([path]) => !fields.some((field) => path === field || path.startsWith(`${field}.`)),
        );
        return left.length === Object.keys(now.texts).length ? now : { ...now, texts: Object.fromEntries(left) };
      });
    },
    [truckloadForm],
  );
}

function isBlank(source: unknown, path: string): boolean {
  const value = path
    .split('.')
    .reduce<unknown>((inner, part) => (inner as Readonly<Record<string, unknown>> | null)?.[part], source);
  return value === undefined || value === null || value === '';
}

/** Judges one field when it is left. What was never filled in is named on submit only. */
export function useLeaveField(): (path: string) => void {
  const truckloadForm = useTruckloadForm();
  return useCallback(
    (path) => {
      const draft = truckloadForm.draft.get();
      const body = truckloadBody(draft, chosenOf(truckloadForm, draft.equipment_id));
      if (isBlank(body, path)) return;
      const text = truckloadProblems(body)[path];
      truckloadForm.problems.set((now) => {
        if (now.texts[path] === text) return now;
        const { [path]: _old, ...others } = now.texts;
        return { ...now, texts: text === undefined ? others : { ...others, [path]: text } };
      });
    },
    [truckloadForm],
  );
}

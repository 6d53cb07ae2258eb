import { localDraftStore, rememberTab, typedText } from '../../quotes/public.ts';
import { emptyTruckload, truckloadDraft, type TruckloadDraft } from './draft.ts';

const blank = typedText(emptyTruckload());

/** Where this browser keeps drafts of truckloads; the server keeps them beside those of the quote page. */
export const truckloadDraftStore = localDraftStore<TruckloadDraft>({
  kind: 'truckload',
  start: 'wb_truckload_draft_',
  shape: truckloadDraft,
  isBlank: (draft) => typedText(draft) === blank,
  factsOf: (draft) => draft,
});

/** Has the page go on with a draft the next time it is opened in this tab; what lay there stays among the drafts. */
export function layOut(userId: string, draft: TruckloadDraft): void {
  truckloadDraftStore.writeDraft(userId, draft);
  rememberTab(truckloadDraftStore.of.start, draft.id);
}

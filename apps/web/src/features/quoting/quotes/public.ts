import { lazy } from 'react';

/** What other features may use of quoting. */
export { partyFrom } from './draft/from-address.ts';
export { AddressSuggest } from './fields/address-suggest.tsx';
export { itemDraft, stopDraft, type ItemDraft, type StopDraft } from './draft/draft.ts';
export { emptyItem } from './draft/empty.ts';
export { stopFrom } from './draft/from-address.ts';
export { itemDrafts } from './draft/from-request.ts';
export { measurableLine } from './draft/load-item.ts';
export { itemBody, stopBody } from './draft/request.ts';
export { type TypedParty } from './draft/typed-party.ts';
export { typedText } from './draft/blank.ts';
export { claimDraft, rememberTab, type Claimed } from './draft/claim-draft.ts';
export { localDraftStore } from './draft/local-draft-store.ts';
export { DraftSaved } from './frame/draft-saved.tsx';
export { OtherDraftsMenu, SplitNotice } from './frame/other-drafts.tsx';
export { OtherDraftsContext, useSavedDrafts } from './frame/use-saved-drafts.ts';
export { hazmatStrip } from './details/later-parts.ts';
export { lookedUpCode } from './details/lane/use-place.ts';
export { type ItemForm } from './details/items/use-item.ts';
export { DescriptionBox } from './fields/description-box.tsx';
export { KindChecks } from './fields/kind-checks.tsx';
export { LineCell, UnitCells, WeightCell } from './fields/line-cells.tsx';
export { default as lineCss } from './fields/line-row.module.css';
export { placeBeside, typedCode } from './fields/place-beside.tsx';
export { PickCell } from './fields/pick-cell.tsx';
export { isHonoured } from './draft/from-quote.ts';
export { isRequested } from './details/lane/services.ts';
export { openOffer } from './request/open-offer.ts';
export { type QuoteChannel } from './draft/channel.ts';
export { streamShapes } from './draft/follow-quote.ts';
export { QuoteTabs } from './frame/quote-tabs.tsx';
export { StepSkeleton } from './frame/step-skeleton.tsx';
export { SaveButton } from './save/save-button.tsx';
export { SaveDialog } from './save/save-dialog.tsx';
export { useUnsave } from './save/use-unsave.ts';
export { StoredQuote } from './stored/stored-quote.tsx';

/** Details and rates for somebody without an account; brought in when it is first shown. */
export const GuestQuote = lazy(() => import('./guest/guest-quote.tsx').then((part) => ({ default: part.GuestQuote })));

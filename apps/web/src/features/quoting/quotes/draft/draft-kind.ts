import type { QuoteDraftKind } from '@waybill/contract';
import type { GenericSchema } from 'valibot';
import type { ItemDraft, StopDraft } from './draft.ts';

/** What every draft has, whatever it is of. */
export type AnyDraft = {
  readonly id: string;
  /** Id of a booking whose outcome is not known. */
  readonly booking_id?: string | null;
};

/** What tells a draft from another one of the same person. */
export type DraftFacts = {
  readonly origin: StopDraft;
  readonly destination: StopDraft;
  readonly items: readonly Pick<ItemDraft, 'description'>[];
  readonly client_reference: string;
};

/** One page's drafts: what they look like, and what they go by in this browser and on the server. */
export type DraftKind<D extends AnyDraft> = {
  readonly kind: QuoteDraftKind;
  /** Names in this browser begin so. */
  readonly start: string;
  /** Checked when a draft is read back. */
  readonly shape: GenericSchema<unknown, D>;
  /** Whether nothing has been typed yet: such a draft is kept nowhere. */
  readonly isBlank: (draft: D) => boolean;
  readonly factsOf: (draft: D) => DraftFacts;
};

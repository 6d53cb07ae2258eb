import type { QuoteDraftWire } from '@waybill/contract';
import * as v from 'valibot';
import type { AnyDraft, DraftKind } from './draft-kind.ts';
import { draftVersion, isOwed, type LocalDraft } from './local-draft-store.ts';

/** A draft as the server has it. */
export type SavedDraft<D> = {
  readonly draft: D;
  readonly revision: number;
  readonly writer: string | null;
  readonly at: number;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The drafts out of an answer that this release can read; what stands in them is checked like any other input. */
export function readSavedDrafts<D extends AnyDraft>(
  { shape, isBlank }: DraftKind<D>,
  rows: readonly QuoteDraftWire[],
): SavedDraft<D>[] {
  return rows.flatMap(({ id, version, body, revision, writer, saved_at }) => {
    if (version !== draftVersion) return [];
    const read = v.safeParse(shape, parsed(body));
    if (!read.success || isBlank(read.output)) return [];
    return [{ draft: { ...read.output, id }, revision, writer, at: Date.parse(saved_at) }];
  });
}

type Here<D extends AnyDraft> = {
  readonly draft: D;
  /** As this browser keeps it; null for one that was never written. */
  readonly entry: LocalDraft<D> | null;
  /** Whether something was typed since the page opened. */
  readonly typed: boolean;
  /** Whether it is empty: `kept` has none of those, so it cannot be missed there. */
  readonly blank: boolean;
  /** Whether the page may still open another draft than the one it began with. */
  readonly open: boolean;
};

/** What becomes of the desk: another draft is laid on it, the draft was ended elsewhere, or nothing. */
export type Decision<D> = { readonly take: SavedDraft<D> } | { readonly ended: true } | null;

/**
 * What to do when the server's drafts are known. What is typed here is never exchanged; what is not is brought up to
 * date with what was typed elsewhere since. The newer wins.
 * @param complete whether the answer holds every draft of the person
 */
export function decide<D extends AnyDraft>(
  { draft, entry, typed, blank, open }: Here<D>,
  kept: readonly SavedDraft<D>[],
  complete: boolean,
): Decision<D> {
  if (typed || (entry !== null && isOwed(entry))) return null;
  const same = kept.find((one) => one.draft.id === draft.id);
  const [newest] = kept;
  if (open && newest !== undefined && newest.draft.id !== draft.id && newest.at > (same?.at ?? 0))
    return { take: newest };
  if (same !== undefined) return same.revision > (entry?.revision ?? 0) ? { take: same } : null;
  // A booking that is on its way is followed to its end on this page.
  const over = complete && !blank && entry !== null && entry.revision > 0 && !draft.booking_id;
  return over ? { ended: true } : null;
}

import type { QuoteDraftWire } from '@waybill/contract';
import { isBlank } from './blank.ts';
import { quoteDraft, type QuoteDraft } from './draft.ts';
import { draftVersion, isOwed, type LocalDraft } from './local-drafts.ts';

/** A draft as the server has it. */
export type KeptDraft = {
  readonly draft: QuoteDraft;
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
export function readKept(rows: readonly QuoteDraftWire[]): KeptDraft[] {
  return rows.flatMap(({ id, version, body, revision, writer, saved_at }) => {
    if (version !== draftVersion) return [];
    const read = quoteDraft.safeParse(parsed(body));
    if (!read.success || isBlank(read.data)) return [];
    return [{ draft: { ...read.data, id }, revision, writer, at: Date.parse(saved_at) }];
  });
}

type Here = {
  readonly draft: QuoteDraft;
  /** As this browser keeps it; null for one that was never written. */
  readonly entry: LocalDraft | null;
  /** Whether something was typed since the page opened. */
  readonly typed: boolean;
  /** Whether the page may still open another draft than the one it began with. */
  readonly open: boolean;
};

/** What becomes of the desk: another draft is laid on it, the draft was ended elsewhere, or nothing. */
export type Decision = { readonly take: KeptDraft } | { readonly ended: true } | null;

/**
 * What to do when the server's drafts are known. What is typed here is never exchanged; what is not is brought up to
 * date with what was typed elsewhere since. The newer wins.
 * @param complete whether the answer holds every draft of the person
 */
export function decide({ draft, entry, typed, open }: Here, kept: readonly KeptDraft[], complete: boolean): Decision {
  if (typed || (entry !== null && isOwed(entry))) return null;
  const same = kept.find((one) => one.draft.id === draft.id);
  const [newest] = kept;
  if (open && newest !== undefined && newest.draft.id !== draft.id && newest.at > (same?.at ?? 0))
    return { take: newest };
  if (same !== undefined) return same.revision > (entry?.revision ?? 0) ? { take: same } : null;
  // A booking that is on its way is followed to its end on this page.
  const over = complete && entry !== null && entry.revision > 0 && draft.booking_id === null;
  return over ? { ended: true } : null;
}

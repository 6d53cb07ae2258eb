import { endpoints, longestQuoteDraft, type QuoteDraftKind } from '@waybill/contract';
import { call } from '../../../../lib/api/call.ts';
import { ApiProblem } from '../../../../lib/api/problem.ts';
import type { AnyDraft } from './draft-kind.ts';
import { draftVersion, isOwed, type LocalDraftStore, type LocalDraft } from './local-draft-store.ts';

/**
 * What came of sending a draft: the server has it; another browser wrote in between; it was ended elsewhere; to be tried
 * later; or it is not to be sent as it is.
 */
export type Pushed = 'kept' | 'conflict' | 'ended' | 'later' | 'never';

const outcomes: Readonly<Record<string, Pushed>> = {
  conflict: 'conflict',
  not_found: 'ended',
  unreachable: 'later',
  unavailable: 'later',
  server_error: 'later',
  too_many_attempts: 'later',
  csrf_mismatch: 'later',
};

/** The most that a browser sends for a page that is gone, with room for what goes with it. */
const mostAfterwards = 60_000;

async function send(
  kind: QuoteDraftKind,
  { draft, writer, sequence, revision }: LocalDraft<AnyDraft>,
  afterwards: boolean,
) {
  const body = JSON.stringify(draft);
  const written = { writer, sequence, version: draftVersion, body, booking_id: draft.booking_id ?? null };
  const keepalive = afterwards && new Blob([body]).size < mostAfterwards;
  return revision === 0
    ? call(endpoints.quoteDrafts.begin, { body: { ...written, id: draft.id, kind }, keepalive })
    : call(endpoints.quoteDrafts.keep, { params: { id: draft.id }, body: { ...written, base: revision }, keepalive });
}

/**
 * Brings what is written here to the server, as far as it does not have it. Sent twice it changes nothing.
 * @param afterwards the page may be gone before the answer
 */
export async function pushDraft<D extends AnyDraft>(
  shelf: LocalDraftStore<D>,
  userId: string,
  id: string,
  afterwards = false,
): Promise<Pushed> {
  const entry = shelf.readLocal(userId, id);
  if (entry === null) return 'never';
  if (!isOwed(entry)) return 'kept';
  if (JSON.stringify(entry.draft).length > longestQuoteDraft) return 'never';
  try {
    const { data } = await send(shelf.of.kind, entry, afterwards);
    shelf.noteKept(userId, id, { sequence: entry.sequence, revision: data.revision, at: Date.parse(data.saved_at) });
    return 'kept';
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    return outcomes[problem.code] ?? 'never';
  }
}

/** Ends a draft on the server. Answers whether it is gone. */
export async function endDraft(id: string): Promise<boolean> {
  try {
    await call(endpoints.quoteDrafts.drop, { params: { id }, keepalive: true });
    return true;
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    return outcomes[problem.code] !== 'later';
  }
}

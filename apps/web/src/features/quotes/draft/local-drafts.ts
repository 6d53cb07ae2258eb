import { z } from 'zod';
import { quoteDraft, type QuoteDraft } from './draft.ts';

/** Of the shape in which drafts are kept, here and on the server; one of another version is not read. */
export const draftVersion = 1;

const local = z.object({
  version: z.literal(draftVersion),
  draft: quoteDraft,
  /** This browser, as far as this draft goes. */
  writer: z.uuid(),
  /** Counts what was written here. */
  sequence: z.int(),
  /** How much of that the server has. */
  kept: z.int(),
  /** The server's revision that this was typed on; 0 for a draft it never had. */
  revision: z.int(),
  /** When it was written, in milliseconds; by the server's clock once it is kept there. */
  at: z.number(),
});
/** A draft as this browser keeps it: the first, immediate line. */
export type LocalDraft = z.infer<typeof local>;

const start = (userId: string): string => `wb_quote_draft_${userId}_`;

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function store(userId: string, entry: LocalDraft): void {
  try {
    localStorage.setItem(start(userId) + entry.draft.id, JSON.stringify(entry));
  } catch {
    // A full or forbidden storage only costs the convenience: what is typed is still on the screen.
  }
}

/** One draft of a person in this browser. Null when there is none, or none that can be read. */
export function readLocal(userId: string, id: string): LocalDraft | null {
  const read = local.safeParse(parsed(localStorage.getItem(start(userId) + id)));
  return read.success ? read.data : null;
}

export function hasLocal(userId: string, id: string): boolean {
  return localStorage.getItem(start(userId) + id) !== null;
}

/** Every draft of a person in this browser, the one written last first. */
export function localDrafts(userId: string): LocalDraft[] {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
  return keys
    .filter((key) => key.startsWith(start(userId)))
    .map((key) => readLocal(userId, key.slice(start(userId).length)))
    .filter((entry) => entry !== null)
    .toSorted((one, other) => other.at - one.at);
}

/** The draft a person wrote last in this browser, or null. */
export function readDraft(userId: string): QuoteDraft | null {
  return localDrafts(userId)[0]?.draft ?? null;
}

/** Writes a draft at once, as something the server does not have yet. */
export function writeDraft(userId: string, draft: QuoteDraft): void {
  const known = parsed(localStorage.getItem(start(userId) + draft.id)) as Partial<LocalDraft> | null;
  store(userId, {
    version: draftVersion,
    draft,
    writer: known?.writer ?? crypto.randomUUID(),
    sequence: (known?.sequence ?? 0) + 1,
    kept: known?.kept ?? 0,
    revision: known?.revision ?? 0,
    at: Date.now(),
  });
}

/** Notes how much of a draft the server has. */
export function noteKept(
  userId: string,
  id: string,
  { sequence, revision, at }: { readonly sequence: number; readonly revision: number; readonly at: number },
): void {
  const now = readLocal(userId, id);
  if (now !== null)
    store(userId, { ...now, kept: Math.max(now.kept, sequence), revision: Math.max(now.revision, revision), at });
}

/** Takes a draft over as the server has it. */
export function takeOver(userId: string, draft: QuoteDraft, revision: number, at: number): void {
  const now = readLocal(userId, draft.id);
  const sequence = now?.sequence ?? 0;
  const writer = now?.writer ?? crypto.randomUUID();
  store(userId, { version: draftVersion, draft, writer, sequence, kept: sequence, revision, at });
}

export function dropLocal(userId: string, id: string): void {
  localStorage.removeItem(start(userId) + id);
}

/** Whether something was written here that the server does not have. */
export function isOwed({ sequence, kept }: LocalDraft): boolean {
  return sequence > kept;
}

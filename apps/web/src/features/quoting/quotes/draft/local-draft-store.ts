import * as v from 'valibot';
import type { AnyDraft, DraftKind } from './draft-kind.ts';

/** Of the shape in which drafts are kept, here and on the server; one of another version is not read. */
export const draftVersion = 1;

/** A draft as this browser keeps it: the first, immediate line. */
export type LocalDraft<D extends AnyDraft> = {
  readonly version: typeof draftVersion;
  readonly draft: D;
  /** This browser, as far as this draft goes. */
  readonly writer: string;
  /** Counts what was written here. */
  readonly sequence: number;
  /** How much of that the server has. */
  readonly kept: number;
  /** The server's revision that this was typed on; 0 for a draft it never had. */
  readonly revision: number;
  /** When it was written, in milliseconds; by the server's clock once it is kept there. */
  readonly at: number;
};

const count = v.pipe(v.number(), v.safeInteger());
// What was kept before the server was told of it has no counts: all of it is owed to the server.
const counts = {
  version: v.literal(draftVersion),
  writer: v.optional(v.pipe(v.string(), v.uuid()), () => crypto.randomUUID()),
  sequence: v.optional(count, 1),
  kept: v.optional(count, 0),
  revision: v.optional(count, 0),
  at: v.number(),
};

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Whether something was written here that the server does not have. */
export function isOwed({ sequence, kept }: Pick<LocalDraft<AnyDraft>, 'sequence' | 'kept'>): boolean {
  return sequence > kept;
}

/** Where a browser keeps the drafts of one kind. */
export function localDraftStore<D extends AnyDraft>(of: DraftKind<D>) {
  const local = v.object({ ...counts, draft: of.shape });
  const start = (userId: string): string => `${of.start}${userId}_`;

  function store(userId: string, entry: LocalDraft<D>): void {
    try {
      localStorage.setItem(start(userId) + entry.draft.id, JSON.stringify(entry));
    } catch {
      // A full or forbidden storage only costs the convenience: what is typed is still on the screen.
    }
  }

  /** One draft of a person in this browser. Null when there is none, or none that can be read. */
  function readLocal(userId: string, id: string): LocalDraft<D> | null {
    const read = v.safeParse(local, parsed(localStorage.getItem(start(userId) + id)));
    return read.success ? read.output : null;
  }

  /** Every draft of a person in this browser, the one written last first. */
  function localDrafts(userId: string): LocalDraft<D>[] {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    return keys
      .filter((key) => key.startsWith(start(userId)))
      .map((key) => readLocal(userId, key.slice(start(userId).length)))
      .filter((entry) => entry !== null)
      .toSorted((one, other) => other.at - one.at);
  }

  return {
    of,
    readLocal,
    localDrafts,
    hasLocal: (userId: string, id: string): boolean => localStorage.getItem(start(userId) + id) !== null,

    /** The draft a person wrote last in this browser, or null. */
    readDraft: (userId: string): D | null => localDrafts(userId)[0]?.draft ?? null,

    /** Writes a draft at once, as something the server does not have yet. */
    writeDraft: (userId: string, draft: D): void => {
      const known = parsed(localStorage.getItem(start(userId) + draft.id)) as Partial<LocalDraft<D>> | null;
      store(userId, {
        version: draftVersion,
        draft,
        writer: known?.writer ?? crypto.randomUUID(),
        sequence: (known?.sequence ?? 0) + 1,
        kept: known?.kept ?? 0,
        revision: known?.revision ?? 0,
        at: Date.now(),
      });
    },

    /** Notes how much of a draft the server has. */
    noteKept: (
      userId: string,
      id: string,
      { sequence, revision, at }: { readonly sequence: number; readonly revision: number; readonly at: number },
    ): void => {
      const now = readLocal(userId, id);
      if (now !== null)
        store(userId, { ...now, kept: Math.max(now.kept, sequence), revision: Math.max(now.revision, revision), at });
    },

    /** Takes a draft over as the server has it. */
    takeOver: (userId: string, draft: D, revision: number, at: number): void => {
      const now = readLocal(userId, draft.id);
      const sequence = now?.sequence ?? 0;
      const writer = now?.writer ?? crypto.randomUUID();
      store(userId, { version: draftVersion, draft, writer, sequence, kept: sequence, revision, at });
    },

    dropLocal: (userId: string, id: string): void => localStorage.removeItem(start(userId) + id),
  };
}
export type LocalDraftStore<D extends AnyDraft> = ReturnType<typeof localDraftStore<D>>;

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints, mostQuoteDrafts } from '@waybill/contract';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { apiQuery, queryKey } from '../../../../lib/api/query.ts';
import { beforeSignOut } from '../../../../lib/session/leaving.ts';
import { rememberTab, type Claimed } from '../draft/claim-draft.ts';
import type { AnyDraft, DraftFacts } from '../draft/draft-kind.ts';
import type { LocalDraftStore } from '../draft/local-draft-store.ts';
import { saveDraft, type DraftSaver } from '../draft/save-draft.ts';
import { decide, readSavedDrafts, type SavedDraft } from '../draft/saved-drafts.ts';
import { makeStore, type Store } from '../../../../lib/store.ts';
import { heldDrafts, holdDraft } from '../draft/tab-hold.ts';

/** A draft besides the one on the desk. */
export type OtherDraft = {
  readonly id: string;
  /** When it was last typed in, in milliseconds. */
  readonly at: number;
  readonly facts: DraftFacts;
};

export type OtherDrafts = {
  /** When the server last took what is typed, in milliseconds; null until it first has. */
  readonly savedAt: Store<number | null>;
  /** Counts the drafts that were laid on the desk: what is drawn from one begins anew with the next. */
  readonly laid: number;
  /** Drafts of the person that are kept besides the one on the desk. */
  readonly others: readonly OtherDraft[];
  /** The same draft was typed in elsewhere: both are kept. */
  readonly split: boolean;
  readonly closeSplit: () => void;
  /** Lays another draft on the desk. Answers whether it could: one that another tab has open stays there. */
  readonly open: (id: string) => Promise<boolean>;
};

/** A desk whose draft is kept. The same object as long as the page is open. */
export type SavedQuoteForm<D extends AnyDraft> = {
  readonly shelf: LocalDraftStore<D>;
  readonly userId: string;
  readonly draft: Store<D>;
  /** A draft to begin with where the one on the desk was ended elsewhere. */
  readonly empty: () => D;
  /** Another draft was laid on the desk. */
  readonly onLaid: () => void;
};

export const OtherDraftsContext = createContext<OtherDrafts | null>(null);

/** The person's other drafts. @throws outside of a page that keeps drafts */
export function useOtherDrafts(): OtherDrafts {
  const drafts = use(OtherDraftsContext);
  if (drafts === null) throw new Error('Used outside of a page that keeps drafts');
  return drafts;
}

/** Holds the draft on the desk for this tab, whichever it is. */
function useHold<D extends AnyDraft>(quoteForm: SavedQuoteForm<D>, first: Claimed<D>['hold']): void {
  const hold = useRef(first);
  useEffect(() => {
    const { start } = quoteForm.shelf.of;
    async function take(id: string): Promise<void> {
      const taken = await holdDraft(start, id);
      if (taken === null) return;
      if (hold.current?.id === id) hold.current = taken;
      else taken.release();
    }
    rememberTab(start, quoteForm.draft.get().id);
    const stop = quoteForm.draft.subscribe(() => {
      const { id } = quoteForm.draft.get();
      if (hold.current?.id === id) return;
      hold.current?.release();
      hold.current = { id, release: () => undefined };
      rememberTab(start, id);
      void take(id);
    });
    return () => {
      stop();
      hold.current?.release();
    };
  }, [quoteForm]);
}

/**
 * Keeps the draft on the desk here and on the server, brings it up to date with what was typed on another computer, and
 * knows the others.
 */
export function useSavedDrafts<D extends AnyDraft>(quoteForm: SavedQuoteForm<D>, claimed: Claimed<D>): OtherDrafts {
  const { of, readLocal } = quoteForm.shelf;
  const cache = useQueryClient();
  const keeper = useRef<DraftSaver<D> | null>(null);
  const opened = useRef(quoteForm.draft.get());
  const first = useRef(true);
  // The draft that the server had when it was last asked: only that one can be missed in its answer.
  const asked = useRef(
    (readLocal(quoteForm.userId, quoteForm.draft.get().id)?.revision ?? 0) > 0 ? quoteForm.draft.get().id : null,
  );
  const [split, setSplit] = useState(false);
  const [savedAt] = useState(() => makeStore<number | null>(null));
  const [laid, setLaid] = useState(0);
  const [id, setId] = useState(quoteForm.draft.get().id);
  const options = apiQuery(endpoints.quoteDrafts.list, { query: { kind: of.kind } });
  const list = useQuery({ ...options, staleTime: 0, refetchOnWindowFocus: 'always' });
  // What another visit to the page was told says nothing of a draft that was begun since.
  const rows = list.isFetchedAfterMount ? list.data?.data : undefined;
  const kept = useMemo(() => readSavedDrafts(of, rows ?? []), [of, rows]);
  useHold(quoteForm, claimed.hold);

  useEffect(() => {
    const splitOff = (why: 'conflict' | 'ended'): void => {
      if (why === 'conflict') setSplit(true);
      void cache.invalidateQueries({ queryKey: queryKey(endpoints.quoteDrafts.list) });
    };
    const made = saveDraft(quoteForm.shelf, quoteForm.userId, quoteForm.draft, splitOff, () =>
      savedAt.set(() => Date.now()),
    );
    keeper.current = made;
    const stops = [
      made.stop,
      beforeSignOut(made.settle),
      quoteForm.draft.subscribe(() => setId(quoteForm.draft.get().id)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [quoteForm, cache, savedAt]);

  const lay = useCallback(
    (draft: D) => {
      keeper.current?.lay(draft);
      opened.current = draft;
      setLaid((now) => now + 1);
      quoteForm.onLaid();
    },
    [quoteForm],
  );

  const takeKept = useCallback(
    async (other: SavedDraft<D>): Promise<boolean> => {
      const same = other.draft.id === quoteForm.draft.get().id;
      if (!same && (await heldDrafts(of.start)).has(other.draft.id)) return false;
      quoteForm.shelf.takeOver(quoteForm.userId, other.draft, other.revision, other.at);
      lay(other.draft);
      return true;
    },
    [quoteForm, of, lay],
  );

  useEffect(() => {
    if (rows === undefined) return;
    const draft = quoteForm.draft.get();
    const entry = readLocal(quoteForm.userId, draft.id);
    const decision = decide(
      {
        draft,
        entry,
        typed: draft !== opened.current && !of.isBlank(draft),
        blank: of.isBlank(draft),
        // Whoever has begun anew meanwhile wants no other draft in its place.
        open: first.current && !claimed.own && !claimed.beside && draft.id === opened.current.id,
      },
      kept,
      rows.length < mostQuoteDrafts && asked.current === draft.id,
    );
    first.current = false;
    asked.current = (entry?.revision ?? 0) > 0 ? draft.id : null;
    if (decision === null) return;
    if ('take' in decision) void takeKept(decision.take);
    else {
      quoteForm.shelf.dropLocal(quoteForm.userId, draft.id);
      lay(quoteForm.empty());
    }
  }, [rows, kept, quoteForm, of, readLocal, claimed, takeKept, lay]);

  const others = useMemo(
    () =>
      kept
        .filter(({ draft }) => draft.id !== id)
        .map(({ draft, at }) => ({ id: draft.id, at, facts: of.factsOf(draft) })),
    [kept, id, of],
  );
  return {
    savedAt,
    laid,
    others,
    split: split && others.length > 0,
    closeSplit: () => setSplit(false),
    open: async (wanted) => {
      const other = kept.find(({ draft }) => draft.id === wanted);
      if (other === undefined) return false;
      setSplit(false);
      // What is on the desk is among the others from here on.
      await keeper.current?.settle();
      const done = await takeKept(other);
      void cache.invalidateQueries({ queryKey: queryKey(endpoints.quoteDrafts.list) });
      return done;
    },
  };
}

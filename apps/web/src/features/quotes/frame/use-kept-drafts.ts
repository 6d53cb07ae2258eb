import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints, mostQuoteDrafts } from '@waybill/contract';
import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { apiQuery, queryKey } from '../../../lib/api/query.ts';
import { beforeSignOut } from '../../../lib/session/leaving.ts';
import { isBlank } from '../draft/blank.ts';
import { rememberTab, type Claimed } from '../draft/claim-draft.ts';
import type { Desk } from '../draft/draft-context.ts';
import type { QuoteDraft } from '../draft/draft.ts';
import { emptyDraft } from '../draft/empty.ts';
import { keepDraft, type Keeper } from '../draft/keep-draft.ts';
import { decide, readKept, type KeptDraft } from '../draft/kept-drafts.ts';
import { dropLocal, readLocal, takeOver } from '../draft/local-drafts.ts';
import { heldDrafts, holdDraft } from '../draft/tab-hold.ts';

export type OtherDrafts = {
  /** Drafts of the person that are kept besides the one on the desk. */
  readonly others: readonly KeptDraft[];
  /** The same draft was typed in elsewhere: both are kept. */
  readonly split: boolean;
  readonly closeSplit: () => void;
  /** Lays another draft on the desk. Answers whether it could: one that another tab has open stays there. */
  readonly open: (other: KeptDraft) => Promise<boolean>;
};

export const OtherDraftsContext = createContext<OtherDrafts | null>(null);

/** The person's other drafts. @throws outside of the quote page */
export function useOtherDrafts(): OtherDrafts {
  const drafts = use(OtherDraftsContext);
  if (drafts === null) throw new Error('Used outside of the quote page');
  return drafts;
}

/** Holds the draft on the desk for this tab, whichever it is. */
function useHold(desk: Desk, first: Claimed['hold']): void {
  const hold = useRef(first);
  useEffect(() => {
    async function take(id: string): Promise<void> {
      const taken = await holdDraft(id);
      if (taken === null) return;
      if (hold.current?.id === id) hold.current = taken;
      else taken.release();
    }
    rememberTab(desk.draft.get().id);
    const stop = desk.draft.subscribe(() => {
      const { id } = desk.draft.get();
      if (hold.current?.id === id) return;
      hold.current?.release();
      hold.current = { id, release: () => undefined };
      rememberTab(id);
      void take(id);
    });
    return () => {
      stop();
      hold.current?.release();
    };
  }, [desk]);
}

const none: readonly KeptDraft[] = [];

/**
 * Keeps the draft on the desk here and on the server, brings it up to date with what was typed on another computer, and
 * knows the others.
 * @param onLaid another draft lies on the desk: what is drawn from it begins anew
 */
export function useKeptDrafts(desk: Desk, claimed: Claimed, onLaid: () => void): OtherDrafts {
  const cache = useQueryClient();
  const keeper = useRef<Keeper | null>(null);
  const opened = useRef(desk.draft.get());
  const first = useRef(true);
  // The draft that the server had when it was last asked: only that one can be missed in its answer.
  const asked = useRef((readLocal(desk.userId, desk.draft.get().id)?.revision ?? 0) > 0 ? desk.draft.get().id : null);
  const [split, setSplit] = useState(false);
  const [id, setId] = useState(desk.draft.get().id);
  const options = apiQuery(endpoints.quoteDrafts.list);
  const list = useQuery({ ...options, staleTime: 0, refetchOnWindowFocus: 'always' });
  // What another visit to the page was told says nothing of a draft that was begun since.
  const rows = list.isFetchedAfterMount ? list.data?.data : undefined;
  const kept = useMemo(() => (rows === undefined ? none : readKept(rows)), [rows]);
  useHold(desk, claimed.hold);

  useEffect(() => {
    const made = keepDraft(desk.userId, desk.draft, (why) => {
      if (why === 'conflict') setSplit(true);
      void cache.invalidateQueries({ queryKey: queryKey(endpoints.quoteDrafts.list) });
    });
    keeper.current = made;
    const stops = [made.stop, beforeSignOut(made.settle), desk.draft.subscribe(() => setId(desk.draft.get().id))];
    return () => stops.forEach((stop) => stop());
  }, [desk, cache]);

  const lay = useCallback(
    (draft: QuoteDraft) => {
      keeper.current?.lay(draft);
      opened.current = draft;
      onLaid();
    },
    [onLaid],
  );

  const takeKept = useCallback(
    async (other: KeptDraft): Promise<boolean> => {
      const same = other.draft.id === desk.draft.get().id;
      if (!same && (await heldDrafts()).has(other.draft.id)) return false;
      takeOver(desk.userId, other.draft, other.revision, other.at);
      lay(other.draft);
      return true;
    },
    [desk, lay],
  );

  useEffect(() => {
    if (rows === undefined) return;
    const draft = desk.draft.get();
    const entry = readLocal(desk.userId, draft.id);
    const decision = decide(
      {
        draft,
        entry,
        typed: draft !== opened.current && !isBlank(draft),
        open: first.current && !claimed.own && !claimed.beside,
      },
      kept,
      rows.length < mostQuoteDrafts && asked.current === draft.id,
    );
    first.current = false;
    asked.current = (entry?.revision ?? 0) > 0 ? draft.id : null;
    if (decision === null) return;
    if ('take' in decision) void takeKept(decision.take);
    else {
      dropLocal(desk.userId, draft.id);
      lay(emptyDraft('', desk.begin));
    }
  }, [rows, kept, desk, claimed, takeKept, lay]);

  const others = useMemo(() => kept.filter(({ draft }) => draft.id !== id), [kept, id]);
  return {
    others,
    split: split && others.length > 0,
    closeSplit: () => setSplit(false),
    open: async (other) => {
      setSplit(false);
      // What is on the desk is among the others from here on.
      await keeper.current?.settle();
      const done = await takeKept(other);
      void cache.invalidateQueries({ queryKey: queryKey(endpoints.quoteDrafts.list) });
      return done;
    },
  };
}

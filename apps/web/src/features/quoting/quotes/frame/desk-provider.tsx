import { useEffect, useState, type ReactNode } from 'react';
import { useUser } from '../../../../lib/session/use-user.ts';
import { bringChecks } from '../details/bring-checks.ts';
import { isBlank } from '../draft/blank.ts';
import { accountChannel, type QuoteChannel } from '../draft/channel.ts';
import { claimDraft, type Claimed } from '../draft/claim-draft.ts';
import { DeskContext, noProblems, type Desk } from '../draft/draft-context.ts';
import type { QuoteDraft } from '../draft/draft.ts';
import { beginningOf } from '../draft/beginning.ts';
import { emptyDraft, type Beginning } from '../draft/empty.ts';
import { holdInsurance, useInsuranceLock } from '../draft/insurance-lock.ts';
import { quoteShelf, readDraft } from '../draft/local-drafts.ts';
import { makeStore } from '../../../../lib/store.ts';
import { keepGuestDraft } from '../guest/keep-guest-draft.ts';
import { OtherDraftsContext, useKeptDrafts } from './use-kept-drafts.ts';

type Props = {
  readonly userId: string;
  /** The customer's own reference out of the address; it is put on the draft. */
  readonly reference: string | undefined;
  /** How rates are asked for; as a customer's account does when left out. */
  readonly channel?: QuoteChannel;
  readonly children: ReactNode;
};

function openDesk(props: Props, kept: QuoteDraft, begin: Beginning): Desk {
  const { userId, reference, channel = accountChannel } = props;
  const draft = reference === undefined ? kept : { ...kept, details: { ...kept.details, client_reference: reference } };
  return { userId, channel, begin, draft: makeStore(draft), problems: makeStore(noProblems) };
}

function useHeldInsurance(desk: Desk): void {
  const lock = useInsuranceLock();
  useEffect(() => holdInsurance(desk.draft, lock), [desk, lock]);
}

/** The draft this tab begins with; null for the moment until it is known whether another tab has it open. */
function useClaim(userId: string, begin: Beginning): Claimed<QuoteDraft> | null {
  const [claimed, setClaimed] = useState<Claimed<QuoteDraft> | null>(null);
  useEffect(() => {
    let gone = false;
    async function claim(): Promise<void> {
      const found = await claimDraft(quoteShelf, userId, () => emptyDraft('', begin));
      // A phone folds whole lines away from the start, so that nothing jumps.
      if (matchMedia('(max-width: 48em)').matches && !isBlank(found.draft)) await bringChecks().catch(() => undefined);
      if (gone) found.hold?.release();
      else setClaimed(found);
    }
    void claim();
    return () => {
      gone = true;
    };
  }, [userId, begin]);
  return claimed;
}

type Opened = Props & { readonly claimed: Claimed<QuoteDraft>; readonly begin: Beginning };

function OpenDesk({ claimed, begin, children, ...props }: Opened) {
  const [desk] = useState(() => openDesk({ ...props, children }, claimed.draft, begin));
  const [kept] = useState(() => ({
    shelf: quoteShelf,
    userId: desk.userId,
    draft: desk.draft,
    empty: () => emptyDraft('', desk.begin),
    onLaid: () => desk.problems.set(() => noProblems),
  }));
  const others = useKeptDrafts(kept, claimed);
  useHeldInsurance(desk);
  return (
    <DeskContext value={desk}>
      <OtherDraftsContext value={others}>{children}</OtherDraftsContext>
    </DeskContext>
  );
}

/** Lays out the draft that the person left, and keeps it while it is worked on. */
export function DeskProvider(props: Props) {
  const user = useUser();
  const [begin] = useState(() => (user === null ? {} : beginningOf(user)));
  const claimed = useClaim(props.userId, begin);
  return claimed === null ? null : <OpenDesk {...props} claimed={claimed} begin={begin} />;
}

/** The same for somebody without an account: the draft lies in this browser alone. */
export function GuestDeskProvider(props: Props) {
  const { userId } = props;
  const [desk] = useState(() => openDesk(props, readDraft(userId) ?? emptyDraft(), {}));
  useEffect(() => keepGuestDraft(userId, desk.draft), [userId, desk]);
  useHeldInsurance(desk);
  return <DeskContext value={desk}>{props.children}</DeskContext>;
}

import { useEffect, useState, type ReactNode } from 'react';
import { useUser } from '../../../../lib/session/use-user.ts';
import { loadChecks } from '../details/load-checks.ts';
import { isBlank } from '../draft/blank.ts';
import { accountChannel, type QuoteChannel } from '../draft/channel.ts';
import { claimDraft, type Claimed } from '../draft/claim-draft.ts';
import { QuoteFormContext, noProblems, type QuoteForm } from '../draft/quote-form.ts';
import type { QuoteDraft } from '../draft/draft.ts';
import { defaultsFrom } from '../draft/draft-defaults.ts';
import { emptyDraft, type DraftDefaults } from '../draft/empty.ts';
import { holdInsurance, useInsuranceLock } from '../draft/insurance-lock.ts';
import { quoteDraftStore, readDraft } from '../draft/quote-draft-store.ts';
import { makeStore } from '../../../../lib/store.ts';
import { saveGuestDraft } from '../guest/save-guest-draft.ts';
import { OtherDraftsContext, useSavedDrafts } from './use-saved-drafts.ts';

type Props = {
  readonly userId: string;
  /** The customer's own reference out of the address; it is put on the draft. */
  readonly reference: string | undefined;
  /** How rates are asked for; as a customer's account does when left out. */
  readonly channel?: QuoteChannel;
  readonly children: ReactNode;
};

function openForm(props: Props, kept: QuoteDraft, begin: DraftDefaults): QuoteForm {
  const { userId, reference, channel = accountChannel } = props;
  const draft = reference === undefined ? kept : { ...kept, details: { ...kept.details, client_reference: reference } };
  return { userId, channel, begin, draft: makeStore(draft), problems: makeStore(noProblems) };
}

function useHeldInsurance(quoteForm: QuoteForm): void {
  const lock = useInsuranceLock();
  useEffect(() => holdInsurance(quoteForm.draft, lock), [quoteForm, lock]);
}

/** What a tab begins with, or an empty draft where that one was booked while no page saw it. */
async function withoutBooked(found: Claimed<QuoteDraft>, userId: string, empty: () => QuoteDraft) {
  // Whoever watches a booking on its own step is led to its confirmation.
  if (found.draft.booking_id === null || new URLSearchParams(location.search).get('step') === 'book') return found;
  const { replaceBooked } = await import('../draft/replace-booked.ts');
  return replaceBooked(found, userId, empty);
}

/** The draft this tab begins with; null for the moment until it is known whether another tab has it open. */
function useClaim(userId: string, begin: DraftDefaults): Claimed<QuoteDraft> | null {
  const [claimed, setClaimed] = useState<Claimed<QuoteDraft> | null>(null);
  useEffect(() => {
    let gone = false;
    async function claim(): Promise<void> {
      const empty = (): QuoteDraft => emptyDraft('', begin);
      const found = await withoutBooked(await claimDraft(quoteDraftStore, userId, empty), userId, empty);
      // A phone folds whole lines away from the start, so that nothing jumps.
      if (matchMedia('(max-width: 48em)').matches && !isBlank(found.draft)) await loadChecks().catch(() => undefined);
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

type Opened = Props & { readonly claimed: Claimed<QuoteDraft>; readonly begin: DraftDefaults };

function OpenForm({ claimed, begin, children, ...props }: Opened) {
  const [quoteForm] = useState(() => openForm({ ...props, children }, claimed.draft, begin));
  const [kept] = useState(() => ({
    shelf: quoteDraftStore,
    userId: quoteForm.userId,
    draft: quoteForm.draft,
    empty: () => emptyDraft('', quoteForm.begin),
    onLaid: () => quoteForm.problems.set(() => noProblems),
  }));
  const others = useSavedDrafts(kept, claimed);
  useHeldInsurance(quoteForm);
  return (
    <QuoteFormContext value={quoteForm}>
      <OtherDraftsContext value={others}>{children}</OtherDraftsContext>
    </QuoteFormContext>
  );
}

/** Lays out the draft that the person left, and keeps it while it is worked on. */
export function QuoteFormProvider(props: Props) {
  const user = useUser();
  const [begin] = useState(() => (user === null ? {} : defaultsFrom(user)));
  const claimed = useClaim(props.userId, begin);
  return claimed === null ? null : <OpenForm {...props} claimed={claimed} begin={begin} />;
}

/** The same for somebody without an account: the draft lies in this browser alone. */
export function GuestQuoteFormProvider(props: Props) {
  const { userId } = props;
  const [quoteForm] = useState(() => openForm(props, readDraft(userId) ?? emptyDraft(), {}));
  useEffect(() => saveGuestDraft(userId, quoteForm.draft), [userId, quoteForm]);
  useHeldInsurance(quoteForm);
  return <QuoteFormContext value={quoteForm}>{props.children}</QuoteFormContext>;
}

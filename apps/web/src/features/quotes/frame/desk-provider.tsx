import { useEffect, useState, type ReactNode } from 'react';
import { accountChannel, type QuoteChannel } from '../draft/channel.ts';
import { DeskContext, noProblems, type Desk } from '../draft/draft-context.ts';
import { emptyDraft } from '../draft/empty.ts';
import { keepDraft, readDraft } from '../draft/keep-draft.ts';
import { holdInsurance, useInsuranceLock } from '../draft/insurance-lock.ts';
import { makeStore } from '../draft/store.ts';

type Props = {
  readonly userId: string;
  /** The customer's own reference out of the address; it is put on the draft. */
  readonly reference: string | undefined;
  /** How rates are asked for; a customer's own way when left out. */
  readonly channel?: QuoteChannel;
  readonly children: ReactNode;
};

function openDesk(userId: string, reference: string | undefined, channel: QuoteChannel): Desk {
  const kept = readDraft(userId) ?? emptyDraft();
  const draft = reference === undefined ? kept : { ...kept, details: { ...kept.details, client_reference: reference } };
  return { userId, channel, draft: makeStore(draft), problems: makeStore(noProblems) };
}

/** Lays out the draft that the person left in this browser, and keeps it while it is worked on. */
export function DeskProvider({ userId, reference, channel = accountChannel, children }: Props) {
  const [desk] = useState(() => openDesk(userId, reference, channel));
  useEffect(() => keepDraft(userId, desk.draft), [userId, desk]);
  const lock = useInsuranceLock();
  useEffect(() => holdInsurance(desk.draft, lock), [desk, lock]);
  return <DeskContext value={desk}>{children}</DeskContext>;
}

import { useEffect, useState, type ReactNode } from 'react';
import { DeskContext, noProblems, type Desk } from '../draft/draft-context.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { beginningOf } from '../draft/beginning.ts';
import { emptyDraft, type Beginning } from '../draft/empty.ts';
import { keepDraft, readDraft } from '../draft/keep-draft.ts';
import { holdInsurance, useInsuranceLock } from '../draft/insurance-lock.ts';
import { makeStore } from '../draft/store.ts';

type Props = {
  readonly userId: string;
  /** The customer's own reference out of the address; it is put on the draft. */
  readonly reference: string | undefined;
  readonly children: ReactNode;
};

function openDesk(userId: string, reference: string | undefined, begin: Beginning): Desk {
  const kept = readDraft(userId) ?? emptyDraft('', begin);
  const draft = reference === undefined ? kept : { ...kept, details: { ...kept.details, client_reference: reference } };
  return { userId, begin, draft: makeStore(draft), problems: makeStore(noProblems) };
}

/** Lays out the draft that the person left in this browser, and keeps it while it is worked on. */
export function DeskProvider({ userId, reference, children }: Props) {
  const user = useUser();
  const [desk] = useState(() => openDesk(userId, reference, user === null ? {} : beginningOf(user)));
  useEffect(() => keepDraft(userId, desk.draft), [userId, desk]);
  const lock = useInsuranceLock();
  useEffect(() => holdInsurance(desk.draft, lock), [desk, lock]);
  return <DeskContext value={desk}>{children}</DeskContext>;
}

import { useQuery } from '@tanstack/react-query';
import type { CreditState } from '@waybill/contract';
import { useCallback } from 'react';
import { useUser } from '../../../lib/session/use-user.ts';
import { refetchMs, ownCreditQuery } from './own-credit.ts';

/** Id of the note that says why nothing can be booked; a page has one. */
export const heldNoteId = 'credit-hold-note';

/**
 * How the account stands while it is on credit hold; null where it may ship, the person may not book, or it is not known
 * yet. The server decides: this only says so before a form is filled in.
 */
export function useHeld(): CreditState | null {
  const abilities = useUser()?.abilities ?? [];
  const enabled = abilities.includes('shipment.book') && abilities.includes('invoice.read');
  const credit = useQuery({
    ...ownCreditQuery(),
    enabled,
    refetchInterval: ({ state }) => (state.data?.data.status === 'hold' ? refetchMs : false),
  }).data?.data;
  return enabled && credit?.status === 'hold' ? credit : null;
}

/** Leads to the note in the place of booking. */
export function useShowHeldNote(): () => void {
  return useCallback(() => {
    const note = document.getElementById(heldNoteId);
    note?.scrollIntoView({ block: 'center' });
    note?.focus({ preventScroll: true });
  }, []);
}

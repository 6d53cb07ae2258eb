import { useCallback } from 'react';
import { useHeld, useShowHeldNote } from '../../../billing/credit-holds/public.ts';
import { useUser } from '../../../../lib/session/use-user.ts';
import { useQuoteForm } from '../draft/quote-form.ts';
import { useStep } from '../frame/use-step.ts';

/** Chooses a rate and goes on to book it, or to the reason while the account is held; null for people who may quote but not book. */
export function useBookRate(): ((id: string) => void) | null {
  const quoteForm = useQuoteForm();
  const { goTo } = useStep();
  const holds = useUser()?.abilities.includes('shipment.book') ?? false;
  const may = holds && !quoteForm.channel.guest;
  const held = useHeld() !== null;
  const showHeldNote = useShowHeldNote();
  const book = useCallback(
    (id: string) => {
      // Another rate is another booking: the id of an earlier attempt stays with what it was made for.
      quoteForm.draft.set((now) => ({ ...now, rate_id: id, booking_id: now.rate_id === id ? now.booking_id : null }));
      void goTo('book');
    },
    [quoteForm, goTo],
  );
  if (!may) return null;
  return held ? showHeldNote : book;
}

import { useNavigate, useSearch } from '@tanstack/react-router';
import { use, useCallback } from 'react';
import { QuoteFormContext } from '../draft/quote-form.ts';
import { go } from '../../../../lib/routes/navigator.ts';

/** The steps; the confirmation is a page of its own, under the shipment's address. */
export const steps = ['details', 'rates', 'book', 'confirmation', 'request'] as const;
export type Step = (typeof steps)[number];

type Search = Readonly<Record<string, string | undefined>>;

/** The step that the address names, and the way to another step. */
export function useStep() {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const named = search['mode'];
  const shown = steps.find((step) => step === search['step']) ?? 'details';
  // The page of truckloads has other drafts, which have one mode.
  const draft = use(QuoteFormContext)?.draft;
  const goTo = useCallback(
    (step: Exclude<Step, 'confirmation'>) => {
      // The mode may have been switched since the address was written.
      const mode = named === undefined ? null : (draft?.get().details.mode ?? null);
      return navigate({
        to: '.',
        search: { ...(mode === null ? {} : { mode }), ...(step === 'details' ? {} : { step }) },
      });
    },
    [navigate, named, draft],
  );
  const confirm = useCallback((id: string) => go('quote.confirmation', { id }, { replace: true }), []);
  return { step: shown === 'confirmation' ? 'details' : shown, goTo, confirm };
}

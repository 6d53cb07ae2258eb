import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { go } from '../../../../lib/routes/navigator.ts';

/** The steps; the confirmation is a page of its own, under the shipment's address. */
export const steps = ['details', 'rates', 'book', 'confirmation', 'request'] as const;
export type Step = (typeof steps)[number];

type Search = Readonly<Record<string, string | undefined>>;

/** The step that the address names, and the way to another step. */
export function useStep() {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const mode = search['mode'];
  const named = steps.find((step) => step === search['step']) ?? 'details';
  const goTo = useCallback(
    (step: Exclude<Step, 'confirmation'>) =>
      navigate({
        to: '.',
        search: { ...(mode === undefined ? {} : { mode }), ...(step === 'details' ? {} : { step }) },
      }),
    [navigate, mode],
  );
  const confirm = useCallback((id: string) => go('quote.confirmation', { id }, { replace: true }), []);
  return { step: named === 'confirmation' ? 'details' : named, goTo, confirm };
}

import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

export const steps = ['details', 'rates', 'book', 'confirmation', 'request'] as const;
export type Step = (typeof steps)[number];

type Search = Readonly<Record<string, string | undefined>>;

/** The step that the address names, the shipment it confirms, and the way to another step. */
export function useStep() {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const shipmentId = search['shipment'] ?? null;
  const named = steps.find((step) => step === search['step']) ?? 'details';
  const goTo = useCallback(
    (step: Exclude<Step, 'confirmation'>) => navigate({ to: '.', search: step === 'details' ? {} : { step } }),
    [navigate],
  );
  const confirm = useCallback(
    (id: string) => navigate({ to: '.', search: { shipment: id }, replace: true }),
    [navigate],
  );
  return { step: shipmentId === null ? named : ('confirmation' as const), shipmentId, goTo, confirm };
}

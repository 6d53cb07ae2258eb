import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useAddressQuery } from '../../../lib/routes/use-address.ts';

export const steps = ['company', 'address', 'accounting', 'preferences', 'finish'] as const;
export type Step = (typeof steps)[number];

const firstParts: Readonly<Record<string, Step>> = {
  company: 'company',
  name: 'company',
  email: 'company',
  phone: 'company',
  address: 'address',
  accounting_contact: 'accounting',
  accounting_address: 'accounting',
  preferences: 'preferences',
};

/** The step that a field stands on: `accounting_contact.email` is on `accounting`. */
export function stepOf(path: string): Step {
  return firstParts[path.split('.')[0] ?? ''] ?? 'finish';
}

/** The step that the address names, and the way to another, which the browser's back button takes back. */
export function useStep(): { readonly step: Step; readonly goTo: (step: Step) => Promise<void> } {
  const search = useAddressQuery();
  const navigate = useNavigate();
  const step = steps.find((name) => name === search['step']) ?? 'company';
  const goTo = useCallback(
    (name: Step) => navigate({ to: '.', search: name === 'company' ? {} : { step: name } }),
    [navigate],
  );
  return { step, goTo };
}

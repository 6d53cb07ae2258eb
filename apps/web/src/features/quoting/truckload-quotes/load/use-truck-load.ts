import { useDeferredValue, useMemo } from 'react';
import { useChosen, useTruckDraft } from '../draft/truckload-form.ts';
import { loadTruck } from './plan-load.ts';

/** The typed load in the chosen truck; null before one is chosen. */
export function useTruckLoad(): ReturnType<typeof loadTruck> | null {
  const chosen = useChosen();
  const items = useDeferredValue(useTruckDraft((draft) => draft.items));
  return useMemo(() => (chosen === null ? null : loadTruck(items, chosen)), [items, chosen]);
}

import { lazy, Suspense, useSyncExternalStore } from 'react';
import { supportState } from './support-state.ts';

const SupportDialog = lazy(() => import('./support-dialog.tsx').then((part) => ({ default: part.SupportDialog })));

/** Holds the Support dialog of a frame. */
export function SupportHost() {
  const opened = useSyncExternalStore(supportState.subscribe, () => supportState.opened);
  if (!opened) return null;
  return (
    <Suspense>
      <SupportDialog />
    </Suspense>
  );
}

import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { NavGroup } from '../nav/entry.ts';
import { openPalette, paletteState } from './palette-state.ts';

const Palette = lazy(() => import('./palette.tsx').then(({ Palette: loaded }) => ({ default: loaded })));

/** Listens for Ctrl/Cmd+K and brings the palette in when it is first asked for. */
export function PaletteHost({ groups }: { readonly groups: readonly NavGroup[] }) {
  const opened = useSyncExternalStore(paletteState.subscribe, () => paletteState.opened);
  const used = useSyncExternalStore(paletteState.subscribe, () => paletteState.used);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      openPalette();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
  if (!used) return null;
  return (
    <Suspense>
      <Palette groups={groups} opened={opened} />
    </Suspense>
  );
}

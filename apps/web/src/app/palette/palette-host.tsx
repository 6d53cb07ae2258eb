import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import type { NavGroup } from '../nav/entry.ts';
import { openPalette, paletteState } from './palette-state.ts';

const Palette = lazy(() => import('./palette.tsx'));

/** Listens for Ctrl/Cmd+K and brings the palette in when it is first asked for. */
export function PaletteHost({ groups }: { readonly groups: readonly NavGroup[] }) {
  const opened = useSyncExternalStore(paletteState.subscribe, () => paletteState.opened);
  const used = useRef(false);
  if (opened) used.current = true;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      openPalette();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
  if (!used.current) return null;
  return (
    <Suspense>
      <Palette groups={groups} opened={opened} />
    </Suspense>
  );
}

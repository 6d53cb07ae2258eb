import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { later } from '../../lib/later.tsx';
import { useSpareTime } from '../../lib/spare-time.ts';
import type { NavGroup } from '../nav/entry.ts';
import { openPalette, paletteState } from './palette-state.ts';

const palette = later(() => import('./palette.tsx').then((part) => part.Palette));

/** Listens for Ctrl/Cmd+K. The palette comes in spare time, so that it takes the first letters typed into it. */
export function PaletteHost({ groups }: { readonly groups: readonly NavGroup[] }) {
  const opened = useSyncExternalStore(paletteState.subscribe, () => paletteState.opened);
  const used = useSyncExternalStore(paletteState.subscribe, () => paletteState.used);
  useSpareTime(palette.fetch);
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
      <palette.Part groups={groups} opened={opened} />
    </Suspense>
  );
}

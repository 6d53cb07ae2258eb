import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { later } from './later.tsx';
import { useSpareTime } from './spare-time.ts';

/**
 * A part that nobody needs to begin: its file comes in spare time, and until then something of its size keeps its place.
 * @param meanwhile stands where the part will be
 */
export function spared(load: () => Promise<ComponentType>, meanwhile: ReactNode): ComponentType {
  const { Part, fetch } = later(load);
  return function WhenSpared() {
    const [here, setHere] = useState(false);
    useSpareTime(useCallback(() => fetch().then(() => setHere(true)), []));
    return here ? <Part /> : meanwhile;
  };
}

import { useEffect, useState, type RefObject } from 'react';

/** The rate whose row is under the pointer or has the focus, for its mark in the chart; null while there is no chart. */
export function useHoveredRate(frame: RefObject<HTMLElement | null>, wanted: boolean): string | null {
  const [hovered, setHovered] = useState<string | null>(null);
  useEffect(() => {
    const list = frame.current;
    if (!wanted || list === null) return undefined;
    const find = ({ target }: Event): void => {
      setHovered((target as Element).closest<HTMLElement>('[data-rate]')?.dataset['rate'] ?? null);
    };
    list.addEventListener('pointerover', find);
    list.addEventListener('focusin', find);
    return () => {
      list.removeEventListener('pointerover', find);
      list.removeEventListener('focusin', find);
      setHovered(null);
    };
  }, [frame, wanted]);
  return hovered;
}

import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

const durationMs = 220;

/** What moves when rows come in: rows, and what stands below them. */
const moving = '[data-glide]';

function tops(frame: HTMLElement | null): Map<Element, number> {
  const found = frame?.querySelectorAll(moving) ?? [];
  return new Map([...found].map((element) => [element, element.getBoundingClientRect().top]));
}

/**
 * Lets what moves glide to its new place instead of being there at once, so that the eye can follow it; to the
 * browser it is no shift of the layout. Nothing moves for a person who asked the system for less motion, which style
 * sheets alone cannot ensure for an animation that a script starts. Call what is returned right before a change.
 */
export function useGlide(frame: RefObject<HTMLElement | null>): () => void {
  const before = useRef<ReadonlyMap<Element, number> | null>(null);
  const running = useRef<Animation[]>([]);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = null;
    if (was === null) return;
    for (const animation of running.current) animation.cancel();
    running.current = [];
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timing = { duration: durationMs, easing: 'ease-out' };
    running.current = [...tops(frame.current)].flatMap(([element, top]) => {
      const from = was.get(element);
      if (from === undefined) return [element.animate([{ opacity: 0 }, { opacity: 1 }], timing)];
      if (from === top) return [];
      return [element.animate([{ transform: `translateY(${from - top}px)` }, { transform: 'none' }], timing)];
    });
  });
  return useCallback(() => {
    before.current = tops(frame.current);
  }, [frame]);
}

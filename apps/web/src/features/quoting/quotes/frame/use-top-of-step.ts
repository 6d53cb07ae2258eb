import { useEffect, useRef } from 'react';

/** Whoever moves to another step reads it from the top, by eye and by ear. */
export function useTopOfStep(step: string) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    box.current?.focus({ preventScroll: true });
  }, [step]);
  return box;
}

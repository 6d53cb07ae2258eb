import { useEffect, useRef, type RefObject } from 'react';

/**
 * Listens to what happens inside an element that is no control itself, such as a row of fields.
 * Returns the ref to put on it.
 */
export function useListener<E extends HTMLElement, K extends keyof HTMLElementEventMap>(
  type: K,
  listener: (event: HTMLElementEventMap[K], element: E) => void,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const heard = (event: HTMLElementEventMap[K]): void => listener(event, element);
    element.addEventListener(type, heard);
    return () => element.removeEventListener(type, heard);
  });
  return ref;
}

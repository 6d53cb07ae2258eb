import { useEffect } from 'react';

type Fetch = () => Promise<unknown>;

/** So long after the page has loaded nobody waits for anything that its first view needs. */
const quietMs = 2000;
const signs = ['keydown', 'input', 'pointerdown', 'pointermove', 'touchstart', 'wheel'] as const;

let waiting: Set<Fetch> | null = new Set();
let listening = false;

const breath = (): Promise<unknown> =>
  new Promise((resolve) => ('requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve)));

/** Fetches one after another, each once the browser has nothing else to do, so that no key or click waits for all. */
export async function oneByOne(fetches: Iterable<Fetch>): Promise<void> {
  for (const fetch of fetches) {
    // What cannot be fetched now is fetched when it is opened.
    await fetch().catch(() => undefined);
    await breath();
  }
}

function begin(): void {
  for (const sign of signs) removeEventListener(sign, begin, true);
  const fetches = waiting ?? [];
  waiting = null;
  void breath().then(() => oneByOne(fetches));
}

function listen(): void {
  listening = true;
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  const rest = (): void => {
    setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(begin) : begin()), quietMs);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}

/**
 * Fetches what the first view can do without: with the first key, text pasted or filled in, touch or move of the pointer, or when the page has
 * been quiet for a moment, so that it is there before anybody has come to it. Later on, at once.
 */
export function inSpareTime(fetch: Fetch): void {
  if (waiting === null) {
    fetch().catch(() => undefined);
    return;
  }
  waiting.add(fetch);
  if (!listening) listen();
}

/** The same for a part of a component that is on the screen. */
export function useSpareTime(fetch: Fetch): void {
  useEffect(() => inSpareTime(fetch), [fetch]);
}

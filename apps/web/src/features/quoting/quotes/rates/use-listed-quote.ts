import type { Quote } from '@waybill/contract';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useGlide } from './use-glide.ts';

const asks = (media: string): boolean => window.matchMedia(media).matches;

/** Whether a mouse rests on an element; a finger that has left leaves nothing behind. */
function useRested(frame: RefObject<HTMLElement | null>): RefObject<boolean> {
  const rested = useRef(false);
  useEffect(() => {
    const rows = frame.current?.querySelector('[data-rows]');
    const enter = (event: Event): void => {
      rested.current = (event as PointerEvent).pointerType !== 'touch';
    };
    const leave = (): void => {
      rested.current = false;
    };
    rows?.addEventListener('pointerenter', enter);
    rows?.addEventListener('pointerleave', leave);
    return () => {
      rows?.removeEventListener('pointerenter', enter);
      rows?.removeEventListener('pointerleave', leave);
    };
  }, [frame]);
  return rested;
}

const ids = ({ rates }: Quote): ReadonlySet<string> => new Set(rates.map(({ id }) => id));

/**
 * The quote as its list draws it while answers come in. New rows glide into the chosen order. They wait to be asked for
 * while somebody is at the list (pointer over it, focus inside, a row opened) or wants no motion: a row that moves away
 * under a pointer books another carrier. What waits, waits until it is asked for, also after the pointer has left,
 * since the way to the button leads out of the list.
 */
export function useListedQuote(quote: Quote, opened: string | null) {
  const frame = useRef<HTMLDivElement>(null);
  const rested = useRested(frame);
  const mark = useGlide(frame);
  const [shown, setShown] = useState(quote);
  const drawn = useRef(quote);
  const holding = useRef(false);
  const held = quote.rates.filter(({ id }) => !ids(shown).has(id)).length;

  useEffect(() => {
    if (drawn.current === quote) return;
    drawn.current = quote;
    const rows = frame.current?.querySelector('[data-rows]');
    const busy =
      rested.current ||
      opened !== null ||
      rows?.contains(document.activeElement) === true ||
      asks('(prefers-reduced-motion: reduce)');
    mark();
    const known = ids(shown);
    const fresh = quote.rates.some(({ id }) => !known.has(id));
    holding.current = fresh && known.size > 0 && (busy || holding.current);
    setShown(holding.current ? { ...quote, rates: quote.rates.filter(({ id }) => known.has(id)) } : quote);
  }, [quote, shown, opened, rested, mark]);

  function release(): void {
    holding.current = false;
    mark();
    setShown(quote);
  }
  return { frame, shown, held, release };
}

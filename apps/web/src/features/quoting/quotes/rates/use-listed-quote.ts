import type { Quote } from '@waybill/contract';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useGlide } from './use-glide.ts';

const asks = (media: string): boolean => window.matchMedia(media).matches;

/** After the pointer has left the list, new rates wait this long, in milliseconds: it may only cross the edge. */
const afterLeaving = 400;

/**
 * Whether a mouse is used on the list. It counts once it moved there after the first rate was drawn: the pointer that
 * pressed "Get rates" often rests where the list appears.
 */
function useRested(frame: RefObject<HTMLElement | null>, onLeft: () => void): RefObject<boolean> {
  const rested = useRef(false);
  useEffect(() => {
    const list = frame.current;
    let seen: string | null = null;
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const move = ({ pointerType, clientX, clientY }: PointerEvent): void => {
      clearTimeout(leaving);
      if (rested.current || pointerType === 'touch' || !list?.querySelector('[data-rate]')) return;
      // Rows that appear under a pointer that rests may be reported as a move to where it is already.
      const at = `${clientX} ${clientY}`;
      rested.current = seen !== null && seen !== at;
      seen = at;
    };
    const leave = (): void => {
      seen = null;
      if (!rested.current) return;
      leaving = setTimeout(() => {
        rested.current = false;
        onLeft();
      }, afterLeaving);
    };
    list?.addEventListener('pointermove', move);
    list?.addEventListener('pointerleave', leave);
    return () => {
      clearTimeout(leaving);
      list?.removeEventListener('pointermove', move);
      list?.removeEventListener('pointerleave', leave);
    };
  }, [frame, onLeft]);
  return rested;
}

const ids = ({ rates }: Quote): ReadonlySet<string> => new Set(rates.map(({ id }) => id));

/**
 * The quote as the whole page shows it while answers come in: list, counts, best rates, and chart. New rows glide into
 * the chosen order. While a row is open, or while the list is used (mouse moved in it, focus inside) or no motion is
 * wanted, they are held back, since a row that moves away under a pointer books another carrier. They come when the
 * mouse leaves, when they are asked for, and at the latest with the last answer unless a row is open.
 */
export function useListedQuote(quote: Quote, opened: string | null) {
  const frame = useRef<HTMLDivElement>(null);
  const mark = useGlide(frame);
  const [shown, setShown] = useState(quote);
  const drawn = useRef(quote);
  const holding = useRef(false);
  const now = useRef({ quote, opened });
  const leave = useCallback(() => {
    if (now.current.opened !== null) return;
    holding.current = false;
    mark();
    setShown(now.current.quote);
  }, [mark]);
  const rested = useRested(frame, leave);
  const held = quote.rates.filter(({ id }) => !ids(shown).has(id)).length;

  // Before the browser paints: the count of answers and the list are never seen apart.
  useLayoutEffect(() => {
    now.current = { quote, opened };
    if (shown === quote) return;
    const known = ids(shown);
    const fresh = known.size > 0 && quote.rates.some(({ id }) => !known.has(id));
    const isNew = drawn.current !== quote;
    const used = (): boolean =>
      rested.current ||
      frame.current?.contains(document.activeElement) === true ||
      asks('(prefers-reduced-motion: reduce)');
    // The quote is said to be over some time after its last answer, when the page names all carriers as answered already.
    const waiting = quote.answering && quote.carriers.some(({ state }) => state === 'asked');
    const hold = fresh && (opened !== null || (waiting && (holding.current || (isNew && used()))));
    holding.current = hold;
    if (hold && !isNew) return;
    drawn.current = quote;
    mark();
    setShown(hold ? { ...quote, rates: quote.rates.filter(({ id }) => known.has(id)) } : quote);
  }, [quote, shown, opened, rested, mark]);

  function release(): void {
    holding.current = false;
    mark();
    setShown(quote);
  }
  return { frame, shown, held, release };
}

import { useEffect, useRef } from 'react';
import type { SavedTicket } from '../../../lib/session/quote-ticket.ts';
import { writeDraft, type Draft } from './draft.ts';
import { savedPart, type SignUpValues } from './values.ts';

const pauseMs = 300;

/**
 * Keeps what is typed: shortly after the last key, and before the page goes away.
 * @param signUpKey null once nothing is to be kept any more
 * @param quote what was quoted before; it is kept along
 */
export function useSavedForm(values: SignUpValues, signUpKey: string | null, quote: SavedTicket | null): void {
  const latest = useRef<Draft | null>(null);
  const touched = useRef(false);
  useEffect(() => {
    latest.current = signUpKey === null ? null : { signUpKey, values: savedPart(values), quote };
    // What has only been shown so far is nobody's work yet.
    if (!touched.current) {
      touched.current = true;
      return undefined;
    }
    const timer = setTimeout(() => latest.current && writeDraft(latest.current, Date.now()), pauseMs);
    return () => clearTimeout(timer);
  }, [values, signUpKey, quote]);
  useEffect(() => {
    const flush = (): void => {
      if (latest.current && touched.current) writeDraft(latest.current, Date.now());
    };
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, []);
}

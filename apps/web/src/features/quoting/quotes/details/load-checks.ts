import { useEffect, useState } from 'react';
import type * as checks from './checks.ts';

/** The contract's rules for what is typed. The first view does without: nothing is judged before something is typed. */
export type Checks = typeof checks;

let atHand: Checks | null = null;

/** Fetches the rules; at once when they are there. */
export async function loadChecks(): Promise<Checks> {
  atHand ??= await import('./checks.ts');
  return atHand;
}

/** The rules as soon as they are there; the component draws again when they come. */
export function useChecks(wanted: boolean): Checks | null {
  const [found, setFound] = useState(atHand);
  useEffect(() => {
    if (!wanted || found !== null) return;
    // Without them nothing is folded away and nothing is named early; asking for rates tells that they are missing.
    loadChecks()
      .then((brought) => setFound(() => brought))
      .catch(() => undefined);
  }, [wanted, found]);
  return found;
}

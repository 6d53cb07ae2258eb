import { useEffect, useSyncExternalStore } from 'react';

/** What a page shows: one shipment, quote or invoice, by the number people know it by. */
export type PageSubject = { readonly kind: 'shipment' | 'quote' | 'invoice'; readonly number: string };

let subject: PageSubject | null = null;
const listeners = new Set<() => void>();

function set(next: PageSubject | null): void {
  subject = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Says what the page shows for as long as it does, so that the chat can begin with it.
 * @param number undefined while it is on its way
 */
export function useSubjectOfPage(kind: PageSubject['kind'], number: string | undefined): void {
  useEffect(() => {
    if (number === undefined) return undefined;
    const own = { kind, number };
    set(own);
    return () => {
      // The page that came after may have said its own already.
      if (subject === own) set(null);
    };
  }, [kind, number]);
}

/** What the page shown is about; null where it is about nothing in particular. */
export function usePageSubject(): PageSubject | null {
  return useSyncExternalStore(subscribe, () => subject);
}

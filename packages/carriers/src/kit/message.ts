/** Something a carrier said besides its result, in its own words. */
export type CarrierMessage = {
  readonly severity: 'info' | 'warning' | 'error';
  /** The carrier's own code, where it gives one. */
  readonly code: string | null;
  readonly text: string;
};

/**
 * What an answer was read into. Beside a result there may be messages too, since a partial success is normal.
 * Without one it matters whether that is certain: `refused` means the carrier understood and did nothing;
 * `unclear` means that nobody can tell from this answer what the carrier did.
 */
export type Reading<Result> =
  | { readonly outcome: 'done'; readonly result: Result; readonly messages: readonly CarrierMessage[] }
  | { readonly outcome: 'refused'; readonly messages: readonly CarrierMessage[] }
  | { readonly outcome: 'unclear'; readonly messages: readonly CarrierMessage[] };

/** The carrier did what it was asked for. */
export function done<Result>(result: Result, messages: readonly CarrierMessage[] = []): Reading<Result> {
  return { outcome: 'done', result, messages };
}

/** The carrier understood and declined; it did nothing. */
export function refused(messages: readonly CarrierMessage[]): Reading<never> {
  return { outcome: 'refused', messages };
}

/** The answer does not tell what the carrier did. */
export function unclear(text: string, code: string | null = 'unreadable_answer'): Reading<never> {
  return { outcome: 'unclear', messages: [{ severity: 'error', code, text }] };
}

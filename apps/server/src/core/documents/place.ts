import type { Party } from './types.ts';

/** `Manchester, NH 03103`; empty for a party without an address. */
export function placeOf({ city, state, postalCode }: Party): string {
  return [[city, state].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ');
}

import type { Party } from './types.ts';

/** `Manchester, NH 03103` */
export function placeOf({ city, state, postalCode }: Party): string {
  return `${city}, ${state} ${postalCode}`;
}

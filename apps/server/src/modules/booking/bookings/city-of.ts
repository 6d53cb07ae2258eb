import type { Place } from '@waybill/contract';

/** City and state of a place as stored with a quote. */
export function cityOf(place: unknown): string {
  const { city, state } = place as Place;
  return `${city}, ${state}`;
}

/**
 * Services that sales offer, by the words under which an offer and its shipment keep them. A page says them in its
 * reader's language; any other words are shown as they were written.
 */
export const offerServices = {
  standard: 'Standard',
  volume_ltl: 'Volume LTL',
  partial: 'Partial truckload',
  truckload: 'Full truckload',
  team: 'Team drivers',
  expedited: 'Expedited',
  guaranteed: 'Guaranteed',
  cross_border: 'Cross-border',
} as const;
export type OfferService = keyof typeof offerServices;

const byWords = new Map<string, OfferService>(
  Object.entries(offerServices).map(([kind, words]) => [words, kind as OfferService]),
);

/** The service that kept words stand for; null for words of somebody's own. */
export function offerServiceOf(words: string): OfferService | null {
  return byWords.get(words) ?? null;
}

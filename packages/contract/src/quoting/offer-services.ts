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

/** Services whose words are ours: what sales offer, and what house carriers sell. */
const ourServices = {
  ...offerServices,
  economy: 'Economy',
  priority: 'Priority',
  guaranteed_by_noon: 'Guaranteed by noon',
} as const;
export type OurService = keyof typeof ourServices;

const byWords = new Map<string, OurService>([
  ...Object.entries(ourServices).map(([kind, words]) => [words, kind as OurService] as const),
  // Carriers outside call the same so, without a name of their own.
  ['Standard Service', 'standard'],
  ['Guaranteed Service', 'guaranteed'],
]);

/** The service that kept words stand for; null for words of a carrier's or of somebody's own. */
export function ourServiceOf(words: string): OurService | null {
  return byWords.get(words) ?? null;
}

/** Mail classes for goods in packaging of one's own, handed in anywhere, by their published codes. */
const names = {
  USPS_GROUND_ADVANTAGE: 'USPS Ground Advantage',
  PRIORITY_MAIL: 'Priority Mail',
  PRIORITY_MAIL_EXPRESS: 'Priority Mail Express',
} as const;
export type UspsService = keyof typeof names;

/** The service behind a code; null for mail of special contents, entry places or contracts. */
export function serviceOf(mailClass: string): UspsService | null {
  return Object.hasOwn(names, mailClass) ? (mailClass as UspsService) : null;
}

/** How the carrier writes the service. */
export function serviceName(service: UspsService): string {
  return names[service];
}

/**
 * Rate indicators of packaging of one's own: single piece, single piece of Express, cubic, dimensional and oversized.
 * The others need a flat-rate box, a soft pack or presorting.
 */
const ownPackaging: ReadonlySet<string> = new Set(['SP', 'PA', 'CP', 'DR', 'DN', 'OS']);

/** Whether a rate is for a box the shipper brings, handed in at any post office. */
export function isOwnPackaging(rateIndicator: string, entryFacility: string): boolean {
  return ownPackaging.has(rateIndicator) && entryFacility === 'NONE';
}

const categories = ['MACHINABLE', 'NONSTANDARD'] as const;

/** What a label has to name so that it is charged the rate that was quoted. */
export type RateIngredients = { readonly rateIndicator: string; readonly processingCategory: string };

/** The ingredients as one text that travels as the carrier's own number of the quote. */
export function ingredientsText({ rateIndicator, processingCategory }: RateIngredients): string {
  return `${rateIndicator}/${processingCategory}`;
}

/** Reads `ingredientsText` back; without one the label is a single piece that machines sort. */
export function ingredientsOf(text: string | null, service: UspsService): RateIngredients {
  const [rateIndicator = '', processingCategory = ''] = (text ?? '').split('/');
  const category = categories.find((each) => each === processingCategory);
  if (ownPackaging.has(rateIndicator) && category !== undefined) {
    return { rateIndicator, processingCategory: category };
  }
  return { rateIndicator: service === 'PRIORITY_MAIL_EXPRESS' ? 'PA' : 'SP', processingCategory: 'MACHINABLE' };
}
